import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering, NO_ANSWER, pendingAnswer, Refusal } from '#tests/components/calls.ts';
import { pass, stopClock } from '#tests/components/clock.ts';
import { allowNoise } from '#tests/components/noise.ts';
import { signedIn, suspended } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { createInquiry, type Inquiry, listOwnInquiries } from '../inquiry.contract.ts';
import { InquiryForm } from './inquiry-form.tsx';
import { MyInquiriesPanel } from './my-inquiries-panel.tsx';

const WORDS = '정지의 까닭이 다릅니다.\n거래 812번은 제 것이 아닙니다.';

const content = page.getByLabelText('내용');
const type = page.getByLabelText('종류');
const send = page.getByRole('button', { name: '보내기' });
const statusLine = page.getByRole('status');

const inquiry = (changes: Partial<Inquiry> = {}): Inquiry => ({
  id: 1,
  createdAt: '2026-10-01T00:00:00.000Z',
  updatedAt: '2026-10-01T00:00:00.000Z',
  type: 1,
  content: WORDS,
  answer: null,
  answeredAt: null,
  ...changes,
});

const open = (at = '/notice/ask') => show(<InquiryForm />, { at });

describe('the form of an inquiry', () => {
  it.each([
    ['too little', '짧다', '5자 이상'],
    ['too much', '가'.repeat(2001), '2,000자까지'],
  ])('shows an error at the field of %s', async (_, typed, message) => {
    await open();
    await content.fill(typed);
    await send.click();
    await expect.element(statusLine).toMatchTextContent(message);
    await expect.element(content).toHaveAttribute('aria-invalid', 'true');
  });

  it('has the draft again after it was left, with its type, and asks for the login in place of sending', async () => {
    const first = await open('/notice/ask?type=2');
    await content.fill(WORDS);
    await send.click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent('로그인 후 이용해 주세요');
    await page.getByRole('dialog').getByRole('button', { name: '확인' }).click();
    await first.unmount();
    await open();
    await expect.element(content).toHaveValue(WORDS);
    await expect.element(type).toHaveValue('2');
  });

  it('sends once however often it is pressed, and is empty then', async () => {
    signedIn();
    const answer = pendingAnswer<Inquiry>();
    const calls = answering(createInquiry, () => answer.answer);
    await open('/notice/ask?type=2');
    await content.fill(WORDS);
    await send.dblClick();
    await expect.element(page.getByRole('button', { name: '보내는 중' })).toBeVisible();
    answer.release(inquiry());
    await expect.element(statusLine).toMatchTextContent('보냈습니다');
    await expect.element(content).toHaveValue('');
    expect(calls.map(({ body }) => body)).toEqual([{ type: 2, content: WORDS }]);
  });

  it('keeps the text of a request that failed, and sends the same request again', async () => {
    signedIn();
    const answers = [new Refusal('UNAVAILABLE'), NO_ANSWER, NO_ANSWER, NO_ANSWER, inquiry()] as const;
    allowNoise(/요청을 다시 보냅니다/);
    stopClock();
    const calls = answering(createInquiry, (_, nth) => answers[nth] ?? NO_ANSWER);
    await open();
    await content.fill(WORDS);
    for (const message of ['잠시 쓸 수 없습니다', '연결하지 못했습니다', '보냈습니다']) {
      await send.click();
      await expect
        .poll(async () => {
          // A request without an answer is sent again by itself.
          await pass(300);
          return statusLine.element().textContent;
        })
        .toContain(message);
    }
    expect(calls).toHaveLength(5);
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('tells the suspended why, and takes their appeal', async () => {
    suspended('허위 매물');
    const calls = answering(createInquiry, () => inquiry({ type: 2 }));
    await open();
    await expect.element(page.getByText('사유: 허위 매물')).toBeVisible();
    await expect.element(type).toHaveValue('2');
    await content.fill(WORDS);
    await send.click();
    await expect.element(statusLine).toMatchTextContent('보냈습니다');
    expect(calls[0]?.body).toMatchObject({ type: 2 });
  });

  it('does not lose a letter that is composed while it is sent', async () => {
    signedIn();
    const answer = pendingAnswer<Inquiry>();
    answering(createInquiry, () => answer.answer);
    await open();
    await content.fill(WORDS);
    await send.click();
    await userEvent.type(content, ' 덧붙임');
    answer.release(inquiry());
    await expect.element(statusLine).toMatchTextContent('보냈습니다');
    await expect.element(content).toHaveValue(`${WORDS} 덧붙임`);
  });
});

describe('the own inquiries', () => {
  it('are offered again when they do not come, and show their answers', async () => {
    signedIn();
    const answers = [
      new Refusal('NOT_FOUND'),
      [inquiry({ answer: '다시 살폈습니다.', answeredAt: '2026-10-02T00:00:00.000Z' })],
    ];
    answering(listOwnInquiries, (_, nth) => answers[nth] ?? []);
    await show(<MyInquiriesPanel />);
    await expect.element(page.getByText('문의를 가져오지 못했습니다.')).toBeVisible();
    await page.getByRole('button', { name: '다시 가져오기' }).click();
    await expect.element(page.getByText('다시 살폈습니다.')).toBeVisible();
  });
});
