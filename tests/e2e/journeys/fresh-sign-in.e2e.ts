import type { Page } from '@playwright/test';
import { comeInFromLogin, nobodyIsIn, whoIsIn } from '#tests/e2e/support/people-object.ts';
import { expect, type Fixtures, test } from '#tests/e2e/support/test.ts';
import { signInHourAgo } from '#tests/support/sign-in-remotely.ts';

test.describe('a sign-in of an hour ago', () => {
  test.use({ where: 'players' });

  async function visitAs(
    name: string,
    { visit, site, database }: Pick<Fixtures, 'visit' | 'site' | 'database'>,
  ): Promise<Page> {
    const page = await visit('/notice/terms', { allowed: /403/ });
    await page.context().addCookies(await signInHourAgo(site.origin, database.db, name));
    await page.goto('/me');
    await whoIsIn(page, name);
    return page;
  }

  async function signInOnceMore(page: Page, name: string): Promise<void> {
    await page.waitForURL('**/login#again');
    await page.getByText('본인인지 확인하려고').waitFor();
    await comeInFromLogin(page, name);
    await page.waitForURL('**/me');
  }

  test('is renewed for the deletion of the account, in the same dialog', async ({ visit, site, database }) => {
    const page = await visitAs('떠날사람', { visit, site, database });
    const dialog = page.getByRole('dialog');
    const submit = async () => {
      await dialog.getByLabel(/캐릭터의 이름/).fill('떠날사람');
      await dialog.getByRole('button', { name: '모두 지우고 탈퇴하기' }).click();
    };
    await page.getByRole('button', { name: '탈퇴하기', exact: true }).click();
    await submit();
    await signInOnceMore(page, '떠날사람');
    await dialog.waitFor();
    // The new session replaced this device's other one.
    const sessions = () =>
      database.db
        .selectFrom('sign_in.session')
        .innerJoin('profile', 'profile.user_id', 'sign_in.session.user_id')
        .select('sign_in.session.id')
        .where('profile.name', '=', '떠날사람')
        .execute();
    await expect.poll(async () => (await sessions()).length).toBe(1);
    // A request that is still on its way when the account goes is refused, and the browser says so.
    await page.waitForLoadState('networkidle');
    await submit();
    await page.waitForURL((url) => url.pathname === '/');
    await nobodyIsIn(page);
  });

  test('is renewed for the export', async ({ visit, site, database }) => {
    const page = await visitAs('챙길사람', { visit, site, database });
    const link = page.getByRole('link', { name: '내 데이터 내려받기' });
    await link.click();
    await signInOnceMore(page, '챙길사람');
    await page.getByText('이제 내려받을 수 있습니다').waitFor();
    const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(file.suggestedFilename()).toBe('baramnaru-me.json');
    const history = page.getByRole('region', { name: '최근 로그인' }).getByRole('listitem');
    await expect.poll(() => history.count()).toBe(2);
  });
});
