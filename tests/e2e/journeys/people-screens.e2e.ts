import type { Page } from '@playwright/test';
import { DAY_MS } from '#shared/durations.ts';
import { beginCharacter, comeInAs, nobodyIsIn } from '#tests/e2e/support/people-object.ts';
import { accessibilityFaults, sidewaysFaults, spacingFaults } from '#tests/e2e/support/screen-faults.ts';
import { expect, test, untilAlive } from '#tests/e2e/support/test.ts';

const WIDTHS = [1440, 390, 320];

/** Everything on the screen fits and can be read by everybody, at each width. */
async function expectFaultless(page: Page, screen: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysFaults(page), `${screen} at ${width}`).toEqual([]);
    expect(await spacingFaults(page), `${screen} at ${width}, spaced`).toEqual([]);
    expect(await accessibilityFaults(page), `${screen} at ${width}`).toEqual([]);
  }
}

test.describe('screens of who is signed in', () => {
  test.use({ where: 'players' });

  test('fit and can be read by everybody: a newcomer', async ({ visit }) => {
    const page = await visit('/confirm', { asNewcomer: '새내기한이' });
    const begin = page.getByRole('button', { name: '시작하기' });
    await begin.click();
    await page.getByText('세 가지 모두 동의해야').waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('캐릭터 만들기');
    await expectFaultless(page, 'the first form');
    for (const path of ['/me', '/login']) {
      await page.goto(path);
      await page
        .getByRole('main')
        .getByRole('link', { name: /시작하기|캐릭터 만들기/ })
        .waitFor();
      await expectFaultless(page, path);
    }
  });

  test('fit and can be read by everybody: a player, suspended or not', async ({ visit, database }) => {
    const page = await visit('/me', { as: '열두글자로된긴이름이다' });
    const changes = { level: 99, grade: 2, max_hp: 35_000, max_mp: 12_000, target_hp: 1_200_000 };
    const own = database.db.updateTable('profile').where('name', '=', '열두글자로된긴이름이다');
    await own.set(changes).execute();
    await page.reload();
    await page.getByRole('button', { name: '저장', exact: true }).waitFor();
    await expectFaultless(page, '/me');
    await page.getByRole('link', { name: '공개 프로필' }).click();
    await page.getByText('남음').first().waitFor();
    await expectFaultless(page, 'the profile');
    // What is cut off in a table is found by its cells.
    const cut = page.locator('[data-vital] :is(td, th)').evaluateAll((cells) => {
      return cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent);
    });
    expect(await cut, 'cells that do not hold their words').toEqual([]);
    await own.set({ banned_at: new Date(Date.now() + 3 * DAY_MS), banned_reason: '허위 매물' }).execute();
    await page.goto('/me');
    await page.getByText('이용이 정지되었습니다.').waitFor();
    await expectFaultless(page, '/me of a suspended player');
  });
});

test.describe('a newcomer', () => {
  test.use({ where: 'players' });

  test('may leave again without a character', async ({ visit }) => {
    // The provider, asked to end the session, knows nobody of that name any more.
    const page = await visit('/me', { asNewcomer: '스쳐간이', allowed: /403/ });
    await page.getByRole('button', { name: '만들지 않고 탈퇴하기' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '취소' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '만들지 않고 탈퇴하기' }).click();
    await dialog.getByRole('button', { name: '모두 지우고 탈퇴하기' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await nobodyIsIn(page);
  });

  test('finds nothing of what another one typed and agreed to in the same tab', async ({ visit }) => {
    const page = await visit('/confirm', { asNewcomer: '먼저온이' });
    const name = page.getByLabel('이름');
    const consent = page.getByRole('checkbox', { name: /이용약관/ });
    await name.fill('적다만이름');
    await consent.check();
    await page.reload();
    await untilAlive(page);
    await page.getByRole('button', { name: '시작하기' }).waitFor();
    expect([await name.inputValue(), await consent.isChecked()]).toEqual(['적다만이름', true]);

    // The session is lost, not ended on purpose: nothing clears the tab.
    await page.context().clearCookies();
    await comeInAs(page, '나중온이');
    await page.getByRole('button', { name: '시작하기' }).waitFor();
    expect([await name.inputValue(), await consent.isChecked()]).toEqual(['나중온이', false]);
    await beginCharacter(page);
    await page.waitForURL('**/me');
  });
});

test.describe('one’s own page while the server is away', () => {
  test.use({ where: 'players' });

  test('says so, and goes on by itself when it is back', async ({ visit }) => {
    let isAway = true;
    const page = await visit('/me', {
      as: '기다리는이',
      allowed: /503|내 캐릭터를 가져오지 못했습니다/,
      prepare: (prepared) =>
        prepared.route('**/api/profiles/me?*', (route) => (isAway ? route.fulfill({ status: 503 }) : route.continue())),
    });
    await page.getByText('내 정보를 가져오지 못했습니다.').waitFor();
    isAway = false;
    await page.getByRole('button', { name: '저장', exact: true }).waitFor({ timeout: 20_000 });
  });
});
