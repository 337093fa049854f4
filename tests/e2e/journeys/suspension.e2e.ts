import {
  beginAs,
  beginCharacter,
  comeInAs,
  nobodyIsIn,
  sessionCookies,
  whoIsIn,
} from '#tests/e2e/support/people-object.ts';
import { expect, type Fixtures, test, textIn, untilAlive } from '#tests/e2e/support/test.ts';

const DAYS_MS = 86_400_000;

test.describe('a suspended player', () => {
  test.use({ where: 'players' });

  const suspend = ({ db }: Fixtures['database'], name: string) =>
    db
      .updateTable('profile')
      .set({ banned_at: new Date(Date.now() + 3 * DAYS_MS - 60_000), banned_reason: '허위 매물 <b>세 번</b>' })
      .where('name', '=', name)
      .execute();

  test('is rejected at the next write with the reason, and may appeal', { tag: '@gate' }, async ({
    visit,
    database,
  }) => {
    const page = await visit('/me', { as: '봉쇄된이', allowed: /499/ });
    await page.getByLabel('레벨').fill('50');
    await suspend(database, '봉쇄된이');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('3일 후까지 정지되었습니다').waitFor();
    const words = await textIn(dialog);
    // The reason is shown as text, never as HTML.
    expect(words).toContain('허위 매물 <b>세 번</b>');
    expect(words).toContain('문의하기');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const me = await page.evaluate(async () => (await fetch('/api/profiles/me')).json());
    expect(me).toMatchObject({ level: 1, bannedReason: '허위 매물 <b>세 번</b>' });
    await page.goto('/notice/ask?type=2');
    await untilAlive(page);
    await page.getByLabel('내용').fill('세 번이 아니라 한 번입니다.');
    await page.getByRole('button', { name: '보내기' }).click();
    await page.locator('#mine').getByText('답변 대기').waitFor();
  });

  test('stays suspended after deleting the account and signing up again', async ({ visit, database }) => {
    const page = await visit('/me', { as: '돌아온이', allowed: /499|403|500 \(/ });
    await suspend(database, '돌아온이');
    await page.reload();
    await untilAlive(page);
    await page.getByRole('button', { name: '탈퇴하기' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('다른 이름');
    await dialog.getByRole('button', { name: '모두 지우고 탈퇴하기' }).click();
    await dialog.getByRole('alert').waitFor();
    await page.route('**/api/profiles/delete', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
    await dialog.getByRole('textbox').fill('돌아온이');
    await dialog.getByRole('button', { name: '모두 지우고 탈퇴하기' }).click();
    await dialog.getByText('탈퇴하는 중에 오류가 생겼습니다.').waitFor();
    await dialog.getByRole('button', { name: '모두 지우고 탈퇴하기' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await nobodyIsIn(page);
    expect(await sessionCookies(page.context())).toEqual([]);

    await comeInAs(page, '돌아온이');
    await page.waitForURL(/\/confirm/);
    await beginCharacter(page, '새이름');
    await page.waitForURL('**/me');
    await whoIsIn(page, '새이름');
    await page.getByText('이용이 정지되었습니다').first().waitFor();
  });
});

test.describe('a player who leaves', () => {
  test.use({ where: 'players' });

  test('downloads the data, is deleted, and can sign up again', { tag: '@gate' }, async ({ visit, database }) => {
    // The provider no longer has the user who signs out.
    const page = await visit('/me', { as: '떠나는이', allowed: /403/ });
    const userId = await page.evaluate(async () => (await (await fetch('/api/profiles/me')).json()).userId as string);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: '내 데이터 내려받기' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('baramnaru-me.json');

    await page.getByRole('button', { name: '탈퇴하기' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('떠나는이');
    await dialog.getByRole('button', { name: '모두 지우고 탈퇴하기' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await nobodyIsIn(page);
    expect(await database.db.selectFrom('sign_in.user').select('id').where('id', '=', userId).execute()).toEqual([]);

    await beginAs(page, '떠나는이');
    const again = await page.evaluate(async () => (await (await fetch('/api/profiles/me')).json()).userId as string);
    expect(again).not.toBe(userId);
  });
});
