import type { Page } from '@playwright/test';
import { beginCharacter, comeInFromLogin } from '#tests/e2e/support/people-object.ts';
import { expect, PHONE, test, textIn, untilAlive } from '#tests/e2e/support/test.ts';

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

  test('preserves the text of a failed request, and sends the same request again', async ({ visit }) => {
    const page = await visit('/notice/ask', { as: '두번째', allowed: /503|Failed to load|net::ERR/ });
    await content(page).fill('첫 번째 보내기는 답을 잃어버립니다.');
    const sent = countSent(page);
    // The request arrives, its response does not.
    let isFirst = true;
    await page.route('**/api/inquiries', async (route) => {
      if (route.request().method() !== 'POST' || !isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      return route.fulfill({ status: 503, contentType: 'text/html', body: '' });
    });
    await send(page).click();
    await expect.poll(() => textIn(page.locator('#inquiry-said'))).not.toBe('');
    if ((await content(page).inputValue()) !== '') await send(page).click();
    await mine(page).getByText('답변 대기').waitFor();
    expect(new Set(sent.keys).size).toBe(1);
    expect(await mine(page).getByRole('listitem').count()).toBe(1);
  });

  test('shows an error at the field', async ({ visit }) => {
    const page = await visit('/notice/ask', PHONE);
    await content(page).fill('짧다');
    await send(page).click();
    await expect.poll(() => textIn(message(page))).toContain('5자 이상');
    expect(await content(page).getAttribute('aria-invalid')).toBe('true');
    await content(page).fill('가'.repeat(2001));
    await page.getByText('2,001 / 2,000').waitFor();
    await send(page).click();
    await expect.poll(() => textIn(message(page))).toContain('2,000자까지');
  });

  test('shows a suspended player the reason, and accepts the appeal', async ({ visit, database }) => {
    const page = await visit('/notice/ask', { as: '정지된이' });
    const { db } = database;
    await db
      .updateTable('profile')
      .set({ banned_at: new Date(Date.now() + 86_400_000), banned_reason: '허위 매물', suspended_at: new Date() })
      .where('name', '=', '정지된이')
      .execute();
    await page.reload();
    await untilAlive(page);
    await page.getByText('사유: 허위 매물').waitFor();
    await expect.poll(() => type(page).inputValue()).toBe('2');
    await content(page).fill(WORDS);
    await send(page).click();
    await mine(page).getByText('답변 대기').waitFor();

    await db
      .updateTable('inquiry')
      .set({ answer: '다시 살폈습니다.', answered_at: new Date() })
      .where('profile_id', '=', (profile) => profile.selectFrom('profile').select('id').where('name', '=', '정지된이'))
      .execute();
    await page.reload();
    await untilAlive(page);
    await mine(page).getByText('다시 살폈습니다.').waitFor();
    await mine(page).getByText('답변 완료').waitFor();
  });

  test('offers a retry when the replies do not load', async ({ visit }) => {
    let isAway = true;
    const page = await visit('/notice/ask', {
      as: '다시보기',
      allowed: /Failed to load|404/,
      prepare: (prepared) =>
        prepared.route('**/api/inquiries', (route) =>
          isAway ? route.fulfill({ status: 404, contentType: 'application/json', body: '{}' }) : route.continue(),
        ),
    });
    await mine(page).getByText('문의를 가져오지 못했습니다.').waitFor();
    isAway = false;
    await mine(page).getByRole('button', { name: '다시 가져오기' }).click();
    await mine(page).getByText('아직 보낸 문의가 없습니다.').waitFor();
  });
});
