import { SESSION_COOKIE } from '#shared/session-cookie.ts';
import {
  beginAs,
  beginCharacter,
  comeInAs,
  comeInFromLogin,
  leave,
  nobodyIsIn,
  personSlot,
  sessionCookies,
  whoIsIn,
} from '#tests/e2e/support/people-object.ts';
import { expect, PHONE, test, untilAlive } from '#tests/e2e/support/test.ts';
import { openFakeUpstreams } from '#tests/support/fake-upstreams.ts';

const upstreams = await openFakeUpstreams();
test.afterAll(() => upstreams.close());

const DAY_S = 86_400;

test.describe('signing in', () => {
  test.use({ where: upstreams.settings });

  test('leads from a guarded page through the first form back to it, and survives a reload', { tag: '@gate' }, async ({
    visit,
  }) => {
    const page = await visit('/me?from=here#top');
    await page.waitForURL('**/login');
    await comeInFromLogin(page, '풍백');
    await page.waitForURL(/\/confirm/);
    await beginCharacter(page);
    await page.waitForURL('**/me?from=here#top');
    await whoIsIn(page, '풍백');

    const cookies = await sessionCookies(page.context());
    expect(cookies.length).toBeGreaterThan(0);
    for (const { value, path, sameSite, httpOnly, secure, expires } of cookies) {
      expect(value.length).toBeLessThanOrEqual(3180);
      expect([path, sameSite, httpOnly, secure]).toEqual(['/', 'Lax', false, false]);
      expect(Math.round((expires - Date.now() / 1000) / DAY_S)).toBe(SESSION_COOKIE.maxAge / DAY_S);
    }

    await page.reload();
    await untilAlive(page);
    await whoIsIn(page, '풍백');
    const second = await page.context().newPage();
    await second.goto('/items');
    await whoIsIn(second, '풍백');

    await leave(second);
    // The first tab is notified and leaves the guarded page.
    await nobodyIsIn(page);
    await page.waitForURL('**/login');
  });

  test('updates the other tab', async ({ visit }) => {
    const page = await visit('/skills');
    await nobodyIsIn(page);
    const second = await page.context().newPage();
    await beginAs(second, '두루미');
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await whoIsIn(page, '두루미');
  });

  test('requires all fields of a newcomer, and preserves the input', async ({ visit }) => {
    const page = await visit('/login', { allowed: /409|400/ });
    await comeInFromLogin(page, '흰까마귀');
    await page.waitForURL(/\/confirm/);
    await page.getByRole('button', { name: '시작하기' }).click();
    await page.getByRole('alert').first().waitFor();
    await page.getByLabel('이름').fill('풍백');
    await page.reload();
    await untilAlive(page);
    expect(await page.getByLabel('이름').inputValue()).toBe('풍백');
    // The name is taken: an error at the field.
    await beginCharacter(page);
    await page.locator('#first-name-hint[role=alert]').waitFor();
    expect(page.url()).toContain('/confirm');
    await page.goto('/items');
    await personSlot(page)
      .and(page.getByLabel('시작하기', { exact: true }))
      .click();
    await page.waitForURL('**/confirm');
    await beginCharacter(page, '흰까마귀');
    await page.waitForURL('**/me');
    await whoIsIn(page, '흰까마귀');
  });

  test('works with the keyboard alone', async ({ visit }) => {
    const page = await visit('/login');
    const press = async (name: string) => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => document.activeElement?.textContent ?? '');
        if (focused.includes(name)) return page.keyboard.press('Enter');
      }
      throw new Error(`the keyboard never came to ${name}`);
    };
    await press('닉네임으로 로그인');
    await page.waitForURL('**/login/nickname?*');
    await page.getByLabel('닉네임').focus();
    await page.keyboard.type('글쇠');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/confirm/);
    await page.getByRole('button', { name: '시작하기' }).waitFor();
    await page.getByRole('checkbox', { name: '모두 동의' }).focus();
    await page.keyboard.press('Space');
    for (const consent of await page.getByRole('checkbox').all()) expect(await consent.isChecked()).toBe(true);
    await page.getByLabel('레벨').focus();
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/me');
    await whoIsIn(page, '글쇠');
  });

  test('fits a phone', async ({ visit }) => {
    const page = await visit('/login', PHONE);
    await comeInFromLogin(page, '손안에');
    await page.waitForURL(/\/confirm/);
    await beginCharacter(page);
    await page.waitForURL('**/me');
    await whoIsIn(page, '손안에');
  });

  test('by Discord shows the picture and the badge', async ({ visit, site }) => {
    upstreams.register(site.origin);
    upstreams.enter('discord', {
      id: '80351110224678912',
      name: 'nelly',
      email: 'nelly@example.com',
      isEmailVerified: true,
    });
    const page = await visit('/login');
    await page.getByRole('button', { name: '디스코드로 로그인' }).click();
    await page.waitForURL(/\/confirm/);
    await beginCharacter(page, '넬리');
    await page.waitForURL('**/me');
    await whoIsIn(page, '넬리');
    const me = await page.evaluate(async () => (await fetch('/api/profiles/me')).json());
    expect(me).toMatchObject({ discordId: '80351110224678912', showsDiscord: false, name: '넬리' });
  });

  test('in two tabs at once, by Discord and by Kakao, signs in both, each where it came from', async ({
    visit,
    site,
  }) => {
    upstreams.register(site.origin);
    const account = { id: '90351110224678912', name: 'twice', email: 'twice@example.com', isEmailVerified: true };
    upstreams.enter('discord', account);
    upstreams.enter('kakao', { ...account, id: '3210987654' });
    // The providers' pages have no icon.
    const page = await visit('/login', { allowed: /404/ });
    await page.getByRole('button', { name: '디스코드로 로그인' }).click();
    await page.waitForURL(/\/confirm/);
    await beginCharacter(page, '두창');
    await page.waitForURL('**/me');
    await leave(page);

    const second = await page.context().newPage();
    const tabs = [
      { tab: page, path: '/items', button: '디스코드로 로그인' },
      { tab: second, path: '/skills', button: '카카오로 로그인' },
    ];
    upstreams.behave('discord', 'ask');
    upstreams.behave('kakao', 'ask');
    for (const { tab, path, button } of tabs) {
      await tab.goto(path);
      await untilAlive(tab);
      await personSlot(tab).click();
      await tab.getByRole('button', { name: button }).click();
      // Given up and begun anew.
      await tab.getByRole('link', { name: '허용' }).waitFor();
      await tab.goBack();
      await tab.getByRole('button', { name: button }).click();
      await tab.getByRole('link', { name: '허용' }).waitFor();
    }
    for (const { tab, path } of tabs) {
      await tab.getByRole('link', { name: '허용' }).click();
      await tab.waitForURL(`**${path}`);
      await whoIsIn(tab, '두창');
    }
    upstreams.behave('discord', 'allow');
    upstreams.behave('kakao', 'allow');
    await whoIsIn(page, '두창');
    // The later one replaced the earlier one: both tabs have the same cookies.
    const sessions = () => page.evaluate(async () => (await (await fetch('/api/sessions')).json()).length);
    await expect.poll(sessions).toBe(1);
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names.filter((name) => name.includes('verifier'))).toEqual([]);
  });

  test('that was refused shows a Korean message, and can be retried', { tag: '@gate' }, async ({ visit, site }) => {
    upstreams.register(site.origin);
    upstreams.behave('kakao', 'deny');
    const page = await visit('/login');
    await page.getByRole('button', { name: '카카오로 로그인' }).click();
    await page.waitForURL(/\/confirm/);
    await page.getByRole('link', { name: '다시 로그인' }).waitFor();
    expect(await page.locator('main').textContent()).toMatch(/허락|동의|거절|취소/);
    // The address no longer contains the error.
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('link', { name: '다시 로그인' }).click();
    await page.waitForURL('**/login');
    upstreams.behave('kakao', 'allow');
  });

  test('with an unknown state shows a message, not an empty page', async ({ visit }) => {
    const page = await visit('/auth/v1/callback?state=00000000-0000-4000-8000-000000000000&code=x', {
      // The provider returns to the home page, which is left before the parts of it have come that are counted.
      until: (opened) => opened.waitForURL('**/confirm'),
    });
    await page.getByRole('link', { name: '다시 로그인' }).waitFor();
  });

  test('never redirects to another site', async ({ visit, site }) => {
    const page = await visit('/items');
    await page
      .context()
      .addCookies([{ name: 'return-to', value: encodeURIComponent('//evil.example/x'), url: site.origin }]);
    await beginAs(page, '길잃은이');
    expect(new URL(page.url()).origin).toBe(site.origin);
  });

  test('signs in the same player again', async ({ visit }) => {
    const page = await visit('/items');
    await comeInAs(page, '길잃은이');
    await page.waitForURL('**/me');
    await whoIsIn(page, '길잃은이');
  });
});
