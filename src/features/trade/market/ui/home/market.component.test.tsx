import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answeringPage, pendingAnswer, Refusal } from '#tests/components/calls.ts';
import { pass, stopClock } from '#tests/components/clock.ts';
import { compose, finish, pressInComposition } from '#tests/components/keyboard.ts';
import { listening, publish, resync } from '#tests/components/live.ts';
import { allowNoise } from '#tests/components/noise.ts';
import { show } from '#tests/components/show.tsx';
import { listedTrade } from '#tests/support/listed-trade.ts';
import { toTradeListItem } from '../../../listings/trade-list-item.rules.ts';
import type { ListedTrade } from '../../../trades/trade.contract.ts';
import { tradeEvents, tradeTopics } from '../../../trades/trade.events.ts';
import type { MarketHomePageData } from '../../pages/market-home.loader.ts';
import MarketHomePage from '../../pages/market-home.page.tsx';

const minute = (nth: number) => new Date(Date.UTC(2026, 10, 20, 18, nth)).toISOString();
const trade = (id: number, parts: Partial<ListedTrade> = {}) =>
  listedTrade({
    id,
    price: 10_000 + id,
    bumpedAt: minute(id),
    liftedAt: minute(id),
    createdAt: minute(id),
    ...parts,
  });
const rowsOf = (trades: readonly ListedTrade[]) =>
  trades.map((one) => toTradeListItem(one, { icon: 'goods/emerald', tone: 'material' }, undefined));
const dataOf = (trades: readonly ListedTrade[], parts: Partial<MarketHomePageData> = {}): MarketHomePageData => ({
  rows: rowsOf(trades),
  next: null,
  count: trades.length,
  jobItems: null,
  moving: [],
  isSparse: false,
  named: null,
  ...parts,
});

const list = page.getByRole('region', { name: '거래', exact: true });
const load = list.getByRole('button', { name: '불러오기' });
const ids = () =>
  [...document.querySelectorAll('tbody a.opens')].map((link) => Number(link.getAttribute('href')?.split('/').at(-1)));

async function open(
  trades: readonly ListedTrade[],
  { at = '/trade', ...parts }: Partial<MarketHomePageData> & { at?: string } = {},
) {
  await show(<MarketHomePage />, { at, data: dataOf(trades, parts) });
  await expect.poll(ids).toEqual(trades.map(({ id }) => id));
}

/** Rows do not move under the focus. */
async function read() {
  (document.querySelector('tbody a.opens') as HTMLElement).focus();
}

describe('the list of the market', () => {
  it('shows what comes at once while nobody reads, and lets it wait while somebody does', async () => {
    await open([trade(2), trade(1)]);
    await publish(tradeEvents.created(trade(3)));
    await expect.poll(ids).toEqual([3, 2, 1]);
    await read();
    for (const id of [4, 5]) await publish(tradeEvents.created(trade(id)));
    await expect.element(list.getByText('새 글 2건')).toBeVisible();
    expect(load.element().closest('[data-spoken]')?.textContent).toBe('새 글 2건불러오기');
    expect(ids()).toEqual([3, 2, 1]);
    await load.click();
    await expect.poll(ids).toEqual([5, 4, 3, 2, 1]);
    await expect.element(load).not.toBeInTheDocument();
  });

  it('of a job shows only what comes of its items', async () => {
    const of = (id: number) => ({ itemId: id, item: { id, name: '심판의낫', type: 0, iconUrl: null } });
    await open([trade(1, of(7))], { at: '/trade?job=3', jobItems: [7, 9] });
    await publish(tradeEvents.created(trade(2, of(8))));
    await publish(tradeEvents.created(trade(3, of(9))));
    await expect.poll(ids).toEqual([3, 1]);
    await expect.element(page.getByText('직업을 모르는 아이템의 거래는 뺐습니다.')).toBeVisible();
  });

  it('keeps a row whose trade ends in its place, with its end', async () => {
    await open([trade(2), trade(1)]);
    await publish(tradeEvents.completed(trade(2, { status: 2, completedAt: minute(9) })));
    await expect.poll(() => document.querySelectorAll('tbody tr.off').length).toBe(1);
    await publish(tradeEvents.cancelled(trade(1)));
    await expect.poll(() => document.querySelectorAll('tbody tr.off').length).toBe(2);
    expect(ids()).toEqual([2, 1]);
  });

  it('takes an older version of a row for nothing new', async () => {
    await open([trade(2)]);
    await publish(tradeEvents.created(trade(2, { price: 1 })));
    await publish(tradeEvents.created(trade(3)));
    await expect.poll(ids).toEqual([3, 2]);
    expect(list.element().textContent).toContain('10,002');
  });

  it('says that more may have come, and reads it anew', async () => {
    await open([trade(1)]);
    answeringPage('/trade', () => dataOf([trade(9), trade(1)]));
    await resync(tradeTopics.all);
    await expect.element(list.getByText('새 글이 더 있습니다')).toBeVisible();
    await load.click();
    await expect.poll(ids).toEqual([9, 1]);
  });

  it('puts nothing in its place in an order by price, but says once the pages have it', async () => {
    await open([trade(2)], { at: '/trade?tradeType=1&sort=price' });
    await listening(tradeTopics.all);
    stopClock();
    await publish(tradeEvents.created(trade(3, { price: 10 })));
    await pass(1900);
    expect(load.elements()).toHaveLength(0);
    await pass(200);
    await expect.element(list.getByText('새 글이 더 있습니다')).toBeVisible();
    expect(ids()).toEqual([2]);
  });

  it('offers another try where more rows do not come', async () => {
    allowNoise(/가져오지 못했습니다/);
    const answer = pendingAnswer<Refusal>();
    answeringPage('/trade', () => answer.answer);
    await open([trade(2)], { next: 'abc' });
    answer.release(new Refusal('UNAVAILABLE'));
    await expect.element(page.getByText('거래를 더 가져오지 못했습니다.')).toBeVisible();
    answeringPage('/trade', () => dataOf([trade(1)]));
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect.poll(ids).toEqual([2, 1]);
  });
});

describe('the filters of the market', () => {
  const query = () => Object.fromEntries(new URLSearchParams(location.search));
  const field = page.getByRole('searchbox', { name: '아이템 이름이나 메모로 찾기' });

  it('stand in the address, without an entry of the history for each letter, until they are taken back', async () => {
    await open([trade(1)], { at: '/trade?gameServer=2' });
    const { length } = history;
    await page.getByText('팝니다', { exact: true }).first().click();
    await expect.poll(query).toEqual({ gameServer: '2', tradeType: '1' });
    await page.getByLabelText('최저가').fill('10만');
    await userEvent.keyboard('{Enter}');
    await expect.poll(query).toEqual({ gameServer: '2', tradeType: '1', minPrice: '10만' });
    await field.fill('현철중검');
    await expect.poll(query).toMatchObject({ q: '현철중검' });
    expect(history.length).toBe(length);
    await page.getByRole('link', { name: '초기화' }).click();
    await expect.poll(query).toEqual({ gameServer: '2' });
    await expect.element(page.getByLabelText('최저가')).toHaveValue('');
  });

  it('say that a price cannot be read', async () => {
    await open([trade(1)], { at: '/trade?minPrice=십만원쯤' });
    await expect.element(page.getByRole('alert')).toMatchTextContent('‘십만원쯤’ 가격을 읽지 못했습니다');
    await expect.element(page.getByLabelText('최저가')).toHaveAttribute('aria-invalid', 'true');
  });

  it('wait for the pause of who types, and lose no syllable that is composed', async () => {
    stopClock();
    await open([trade(1)]);
    await field.click();
    await compose('ㅎ', '호');
    await finish('호');
    await pass(200);
    expect(query()).toEqual({});
    await compose('ㅂ', '바', '박');
    await pressInComposition('Enter');
    await pass(249);
    expect(query()).toEqual({});
    await pass(1);
    await expect.poll(query).toEqual({ q: '호박' });
    // The list is drawn anew meanwhile.
    await finish('박');
    await expect.element(field).toHaveValue('호박');
    await expect.element(field).toHaveFocus();
  });

  it('are a sheet on a phone, which counts what is set in it and closes with its result', async () => {
    await page.viewport(390, 844);
    await open([trade(1)], { at: '/trade?minPrice=1만', count: 86 });
    const sheet = page.getByRole('region', { name: '필터', exact: true });
    await expect.element(page.getByLabelText('최고가')).not.toBeVisible();
    await page.getByRole('button', { name: '필터 1' }).click();
    await expect.element(page.getByLabelText('최고가')).toBeVisible();
    await page.getByRole('button', { name: '86건 보기' }).click();
    await expect.element(page.getByLabelText('최고가')).not.toBeVisible();
    await page.getByRole('button', { name: '필터 1' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
  });
});
