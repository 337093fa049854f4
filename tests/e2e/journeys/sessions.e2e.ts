import { comeInFromLogin, nobodyIsIn, openOwnMenu, sessionCookies, whoIsIn } from '#tests/e2e/support/people-object.ts';
import { expect, test, untilAlive } from '#tests/e2e/support/test.ts';

test.describe('signed-in devices', () => {
  test.use({ where: 'players' });

  test('are listed, and ended one by one', { tag: '@gate' }, async ({ visit }) => {
    // A retry finds the devices of the attempt before it.
    const name = `한소금${test.info().retry || ''}`;
    const desk = await visit('/me', { as: name });
    const phone = await visit('/login', { allowed: /40[013]/ });
    await comeInFromLogin(phone, name);
    await phone.waitForURL('**/me');
    await whoIsIn(phone, name);
    await desk.reload();
    const rows = desk.getByRole('listitem').filter({ has: desk.getByRole('button', { name: /로그아웃$/ }) });
    await expect.poll(() => rows.count()).toBe(2);
    const other = rows.filter({ hasNotText: '이 기기' });
    expect(await other.locator('b').textContent()).toMatch(/Chrom\S* · /);
    await other.getByRole('button').click();
    await expect.poll(() => rows.count()).toBe(1);

    // The other device has a token that is still valid, but no session.
    await phone.reload();
    await untilAlive(phone);
    await nobodyIsIn(phone);
    await whoIsIn(desk, name);
  });

  test('are all ended at once', async ({ visit }) => {
    const desk = await visit('/me', { as: '두더지', allowed: /40[013]/ });
    await whoIsIn(desk, '두더지');
    const phone = await visit('/me', { as: '두더지', allowed: /40[013]/ });
    const leaveAll = phone.getByRole('button', { name: '모두 로그아웃', exact: true });
    const dialog = phone.getByRole('dialog');
    await leaveAll.click();
    await dialog.getByRole('button', { name: '취소' }).click();
    await dialog.waitFor({ state: 'detached' });
    await whoIsIn(phone, '두더지');
    await leaveAll.click();
    await dialog.getByRole('button', { name: '로그아웃' }).click();
    await nobodyIsIn(phone);
    await desk.reload();
    await untilAlive(desk);
    await nobodyIsIn(desk);
  });

  test('signing out without the provider ends this device’s session, and shows which sessions remain', async ({
    visit,
  }) => {
    const page = await visit('/items', { as: '못나감', allowed: /503|서버에 알리지/ });
    await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 503, body: '{}' }));
    await openOwnMenu(page);
    await page.getByRole('menuitem', { name: '로그아웃' }).click();
    await page.getByText('이 기기에서는 로그아웃했습니다').first().waitFor();
    await nobodyIsIn(page);
    expect(await sessionCookies(page.context())).toEqual([]);
  });
});
