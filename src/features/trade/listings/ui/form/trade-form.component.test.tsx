import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering, type Call, pendingAnswer, Refusal } from '#tests/components/calls.ts';
import { compose, finish, paste, pressInComposition } from '#tests/components/keyboard.ts';
import { signedIn, signedOut, suspended } from '#tests/components/people.ts';
import { show, visited } from '#tests/components/show.tsx';
import { ownTrade } from '#tests/support/listed-trade.ts';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { parseShout, type ReadShout } from '../../../shouts/shout.contract.ts';
import type { OwnTrade } from '../../../trades/trade.contract.ts';
import { createTrade, listProfileTrades } from '../../../trades/trade-endpoints.contract.ts';
import { TradeForm } from './trade-form.tsx';

const SWORD = { id: 5, name: '현철중검', icon: 'gear/relic-blade', tone: 'weapon' } as const;
const SHOUT = 'ㅍ 현철중검 45만 내구 38만 흥정ㄱㄴ';
const UNDERSTOOD: ReadShout = {
  tradeType: 1,
  items: [{ id: SWORD.id, name: SWORD.name } as ReadShout['items'][number]],
  price: 450_000,
  quantity: null,
  durability: 380_000,
  payMethod: null,
  isNegotiation: true,
  isAuth: null,
  flags: [],
  confidence: 1,
};

const price = page.getByLabelText('가격 (개당)');
const comment = page.getByLabelText('메모');
const shout = page.getByLabelText('사자후 문구를 그대로 붙여 넣으세요');
const send = page.getByRole('button', { name: '올리기', exact: true });
const alert = page.getByRole('alert');
const dialog = page.getByRole('dialog');

function open(at = `/trade/register/${SWORD.id}`) {
  return show(
    <TradeForm
      item={SWORD}
      limits={{ maxquan: null, maxdura: 400_000 }}
      line="무기"
      quotes={NO_ITEM_QUOTES}
      listings={{ 1: { count: 0, rows: [] }, 2: { count: 0, rows: [] } }}
      quotedServer={1}
    />,
    { at },
  );
}

function asPlayer(replaced: OwnTrade[] = []) {
  answering(listProfileTrades, () => replaced);
  return signedIn();
}

const taking = (trade: Partial<OwnTrade> = {}) => answering(createTrade, () => ownTrade({ id: 77, ...trade }));
const keysOf = (calls: readonly Call[]) => calls.map(({ idempotencyKey }) => idempotencyKey);

describe('the form of a trade', () => {
  it('is filled from a shout that is pasted into it or anywhere else', async () => {
    const calls = answering(parseShout, () => UNDERSTOOD);
    await open();
    await shout.fill(SHOUT);
    await expect.element(price).toHaveValue('45만');
    await expect.element(page.getByLabelText('내구')).toHaveValue('380,000');
    await expect.element(page.getByLabelText('흥정')).toBeChecked();
    await price.fill('');
    await comment.click();
    paste({ 'text/plain': '메모에 붙이는 글' });
    (document.activeElement as HTMLElement).blur();
    paste({ 'text/plain': SHOUT }, document.body);
    await expect.element(price).toHaveValue('45만');
    expect(calls.map(({ body }) => body)).toEqual([{ text: SHOUT }, { text: SHOUT }]);
  });

  it('goes to the form of the item that a shout names', async () => {
    answering(parseShout, () => ({ ...UNDERSTOOD, items: [{ id: 6, name: '진호박' } as ReadShout['items'][number]] }));
    await open();
    await shout.fill(SHOUT);
    await expect.poll(() => visited).toEqual([expect.stringMatching(/^\/trade\/register\/6\?shout=/)]);
  });

  it('says at the shout that it could not be read', async () => {
    answering(parseShout, () => new Refusal('RATE_LIMITED'));
    await open();
    await shout.fill(SHOUT);
    await expect.element(page.getByText('요청이 너무 잦습니다')).toBeVisible();
  });

  it.each([
    ['45만', '450,000'],
    ['3만5천', '35,000'],
    ['1.2억', '120,000,000'],
    ['3만50x', '가격을 읽지 못했습니다'],
    ['', '처럼 적어 주세요'],
  ])('reads the price %s as %s', async (typed, read) => {
    await open();
    await price.fill(typed);
    await expect.element(page.elementLocator(required('#trade-price-read'))).toMatchTextContent(read);
  });

  it('has what was typed when it is left and opened again, and forgets it once it is listed', async () => {
    asPlayer();
    const calls = taking();
    const first = await open();
    await price.fill('45만');
    await comment.fill('국내성 주막 앞');
    await first.unmount();
    await open();
    await expect.element(price).toHaveValue('45만');
    await expect.element(comment).toHaveValue('국내성 주막 앞');
    await send.click();
    await expect.poll(() => visited).toEqual(['/trade/view/77']);
    expect(calls.map(({ body }) => body)).toMatchObject([
      { itemId: SWORD.id, price: 450_000, comment: '국내성 주막 앞', gameServer: 1 },
    ]);
    expect(sessionStorage.getItem(`trade-draft:${SWORD.id}`)).toBeNull();
  });

  it('reads a draft of an earlier release, of which the side that the address names counts for more', async () => {
    const fields = { tradeType: 1, price: '1만2천', isOffer: false, quantity: '1', comment: '국내성 남문' };
    sessionStorage.setItem(`trade-draft:${SWORD.id}`, JSON.stringify({ fields, key: 'k' }));
    await open(`/trade/register/${SWORD.id}?side=buy`);
    await expect.element(price).toHaveValue('1만2천');
    await expect.element(comment).toHaveValue('국내성 남문');
    await expect.element(page.getByRole('radio', { name: '삽니다' })).toBeChecked();
    await price.fill('1만3천');
    const stored = JSON.parse(sessionStorage.getItem(`trade-draft:${SWORD.id}`) ?? 'null');
    expect(stored).toMatchObject({ fields: { tradeType: 2, price: '1만3천', comment: '국내성 남문' }, key: null });
  });

  it('needs no price once offers are wanted', async () => {
    asPlayer();
    const calls = taking({ price: null });
    await open();
    await send.click();
    await expect.element(price).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabelText('가격 제시받기').click();
    await expect.element(price).toBeDisabled();
    expect(price.element().hasAttribute('aria-invalid')).toBe(false);
    await send.click();
    await expect.poll(() => calls.map(({ body }) => body?.price)).toEqual([null]);
  });

  it('shows each error at its field, its own and the server’s, and keeps what was typed', async () => {
    asPlayer();
    answering(
      createTrade,
      () =>
        new Refusal('INVALID_INPUT', {
          data: { issues: [{ path: 'comment', message: '현금 거래는 올릴 수 없습니다.' }] },
        }),
    );
    await open();
    await send.click();
    await expect.element(price).toHaveAttribute('aria-invalid', 'true');
    await expect.element(price).toHaveFocus();
    await price.fill('45만');
    await comment.fill('현거래 됩니다');
    await send.click();
    await expect.element(page.getByText('현금 거래는 올릴 수 없습니다.')).toBeVisible();
    await expect.element(comment).toHaveAttribute('aria-invalid', 'true');
    await expect.element(comment).toHaveFocus();
    await expect.element(comment).toHaveValue('현거래 됩니다');
  });

  it('names a forbidden word at the field that has it, in view, with the way to appeal', async () => {
    asPlayer();
    const message = '광고나 외부로 유도하는 말은 쓸 수 없습니다: ‘카톡’.';
    answering(
      createTrade,
      () => new Refusal('NOT_ALLOWED', { message, data: { issues: [{ path: 'comment', message }] } }),
    );
    await page.viewport(390, 500);
    await open();
    await price.fill('45만');
    await comment.fill('카톡 주세요');
    await send.first().click();
    await expect.element(comment).toHaveAttribute('aria-invalid', 'true');
    await expect.element(comment).toHaveFocus();
    const hint = page.elementLocator(required('#trade-comment-hint'));
    await expect.element(hint).toMatchTextContent('카톡');
    await expect.element(hint).toBeInViewport({ ratio: 1 });
    await expect.element(alert.getByRole('link', { name: '문의하기' })).toBeVisible();
  });

  it('tells of a rule with the way to appeal', async () => {
    asPlayer();
    answering(createTrade, () => new Refusal('NOT_ALLOWED', { message: '현금 거래는 할 수 없습니다.' }));
    await open();
    await price.fill('45만');
    await send.click();
    await expect.element(alert).toMatchTextContent('현금 거래는 할 수 없습니다.');
    await expect.element(alert.getByRole('link', { name: '문의하기' })).toHaveAttribute('href', '/notice/ask');
  });

  it('sends once however often it is pressed', async () => {
    asPlayer();
    const answer = pendingAnswer<OwnTrade>();
    const calls = answering(createTrade, () => answer.answer);
    await open();
    await price.fill('45만');
    await send.dblClick();
    await expect.element(page.getByRole('button', { name: '올리는 중' }).first()).toBeVisible();
    answer.release(ownTrade({ id: 77 }));
    await expect.poll(() => visited).toEqual(['/trade/view/77']);
    expect(calls).toHaveLength(1);
  });

  it('repeats a failed request under its key, and another one under another key', async () => {
    asPlayer();
    const calls = answering(createTrade, (_, nth) => (nth < 3 ? new Refusal('INTERNAL') : ownTrade({ id: 77 })));
    await open();
    await price.fill('45만');
    for (const count of [1, 2]) {
      await send.click();
      await expect.poll(() => calls.length).toBe(count);
      await expect.element(alert).toMatchTextContent('입력한 내용은 그대로 있습니다');
    }
    await price.fill('46만');
    await send.click();
    await expect.poll(() => calls.length).toBe(3);
    await expect.element(alert).toMatchTextContent('입력한 내용은 그대로 있습니다');
    await send.click();
    await expect.poll(() => visited).toEqual(['/trade/view/77']);
    const [first, second, third, fourth] = keysOf(calls);
    expect([second === first, third === first, fourth === third]).toEqual([true, false, true]);
  });

  it('says that an earlier listing of the item goes', async () => {
    asPlayer([ownTrade({ itemId: SWORD.id })]);
    await open();
    await expect.element(page.getByText('1건은 자동으로 내려갑니다')).toBeVisible();
  });

  const suspendedWithoutTrades = () => {
    answering(listProfileTrades, () => []);
    suspended('허위 매물');
  };
  it.each([
    ['the signed out', signedOut, '로그인하면 적은 그대로 올릴 수 있습니다'],
    ['the suspended', suspendedWithoutTrades, '허위 매물'],
  ])('stops %s before anything is sent, and keeps what was typed', async (_, begin, words) => {
    begin();
    await open();
    await price.fill('50만');
    await send.click();
    await expect.element(dialog).toMatchTextContent(words);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(alert).toMatchTextContent('적은 것은 그대로 있습니다');
    await expect.element(price).toHaveValue('50만');
  });

  it('loses no syllable that is composed in the price, and the Enter that ends it sends once', async () => {
    asPlayer();
    const calls = taking();
    await open();
    await price.click();
    await userEvent.keyboard('45');
    await compose('ㅁ', '마', '만');
    await pressInComposition('Enter');
    await expect.element(price).toHaveValue('45만');
    expect(calls).toHaveLength(0);
    await finish('만');
    await expect.element(price).toHaveValue('45만');
    await expect.poll(() => calls.map(({ body }) => body?.price)).toEqual([450_000]);
  });
});

function required(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`${selector} is not there.`);
  return found;
}
