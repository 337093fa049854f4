import type { Page } from '@playwright/test';
import { beginCharacter, comeInFromLogin } from '#tests/e2e/support/people-object.ts';
import { expect, test, textIn, untilAlive } from '#tests/e2e/support/test.ts';

const WORDS = '정지의 까닭이 다릅니다.\n거래 812번은 제 것이 아닙니다.';

const content = (page: Page) => page.getByLabel('내용');
const type = (page: Page) => page.getByLabel('종류');
const send = (page: Page) => page.getByRole('button', { name: '보내기' });
const message = (page: Page) => page.getByRole('status').filter({ hasText: /./ });
const mine = (page: Page) => page.locator('#mine');

function countSent(page: Page): { keys: (string | undefined)[] } {
  const sent: { keys: (string | undefined)[] } = { keys: [] };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/inquiries')) {
      sent.keys.push(request.headers()['idempotency-key']);
    }
  });
  return sent;
}

test.describe('the inquiry page', () => {
  test.use({ where: 'players' });

  test('preserves the draft over a reload and a sign-in, then sends it once', { tag: '@gate' }, async ({ visit }) => {
    const page = await visit('/notice/ask?type=2');
    expect(await type(page).inputValue()).toBe('2');
    await content(page).fill(WORDS);
    await page.reload();
    await untilAlive(page);
    await expect.poll(() => content(page).inputValue()).toBe(WORDS);

    await send(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('로그인 후 이용해 주세요').waitFor();
    await dialog.getByRole('button', { name: '확인' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await content(page).inputValue()).toBe(WORDS);

    await send(page).click();
    await dialog.getByRole('link', { name: '로그인' }).click();
    await page.waitForURL('**/login');
    await comeInFromLogin(page, '문의꾼');
    await page.waitForURL(/\/confirm/);
    await beginCharacter(page);
    await page.waitForURL('**/notice/ask**');
    await mine(page).getByText('아직 보낸 문의가 없습니다.').waitFor();
    expect([await content(page).inputValue(), await type(page).inputValue()]).toEqual([WORDS, '2']);

    const sent = countSent(page);
    await send(page).dblclick();
    await mine(page).getByText('답변 대기').waitFor();
    expect(sent.keys).toHaveLength(1);
    expect(await textIn(message(page))).toContain('보냈습니다');
    expect(await content(page).inputValue()).toBe('');
    await page.reload();
    await untilAlive(page);
    await mine(page).getByText('답변 대기').waitFor();
    expect(await content(page).inputValue()).toBe('');
  });
});
