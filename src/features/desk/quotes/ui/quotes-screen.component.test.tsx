import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { search } from '#features/game-data/search/search.contract.ts';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { type Evidence, getEvidence } from '#features/trade/quotes/evidence.contract.ts';
import {
  excludeItem,
  includeItem,
  listManipulatedItems,
  type ManipulatedItem,
} from '#features/trade/quotes/operator-price.contract.ts';
import { listAllTrades } from '#features/trade/trades/operator-trade.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { operatorTrade } from '#tests/support/operator-trade.ts';
import QuotesScreen from './quotes-screen.tsx';

const PATH = '/operator/quotes';
const AT = '2026-11-20T12:00:00.000Z';
const REASON = '몇 사람이 가격을 정합니다.';
const item = (itemId: number, name: string, parts: Partial<ManipulatedItem> = {}): ManipulatedItem => ({
  itemId,
  name,
  reason: REASON,
  isConfigured: false,
  createdAt: AT,
  operatorUserId: null,
  ...parts,
});

const none = { bands: null, counted: [], leftOut: [] };
const side = {
  ...none,
  counted: [
    { id: 7, at: AT, price: 480_000, quantity: 1, gameServer: 1, status: 1, player: 'a', weight: 28, reason: null },
  ],
  previous: none,
};
const quote = { median: 480_000, players: 5 };

function createEvidence(isExcluded: boolean): Evidence {
  return {
    itemId: 902,
    gameServer: null,
    days: 7,
    asOf: AT,
    window: { from: AT, to: AT },
    previousWindow: { from: AT, to: AT },
    version: 2,
    method: [],
    quote: { sell: quote, buy: { ...quote, median: null }, excluded: isExcluded ? { reason: REASON } : null },
    sell: side,
    buy: { ...none, previous: none },
  } as unknown as Evidence;
}

let excluded: readonly Call<typeof excludeItem>[];
let included: readonly Call<typeof includeItem>[];

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  const items = [item(901, '현철중검'), item(903, '설정된검', { isConfigured: true, createdAt: null })];
  answering(listManipulatedItems, () => items);
  answering(getEvidence, ({ params }) => createEvidence(params.id !== '902'));
  answering(listSettings, () => []);
  excluded = answering(excludeItem, () => items);
  included = answering(includeItem, () => ({ success: true }));
});

async function open(at = PATH) {
  await show(<QuotesScreen />, { at });
}
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));

it('an item without quotes shows its reason and evidence, and quotes are given again', async () => {
  await open(`${PATH}?open=901`);
  const panel = page.getByRole('complementary', { name: '현철중검' });
  await expect.element(panel.getByText(REASON)).toBeVisible();
  await expect.element(panel.getByText('계산에 넣은 거래 1건')).toBeVisible();
  await press(/시세 다시 내기/);
  await press('시세 다시 내기');
  await expect.poll(() => included.map(({ params }) => params.itemId)).toEqual(['901']);
  await expect.element(page.getByText('현철중검의 시세를 다시 냅니다.')).toBeVisible();
});

it('an item of the configuration is changed only there', async () => {
  await open(`${PATH}?open=903`);
  await expect.element(page.getByText(/MANIPULATED_ITEMS/)).toBeVisible();
  expect(page.getByRole('button', { name: /시세 다시 내기/ }).elements()).toEqual([]);
});

it('an item is found, looked at beside its evidence and left out with the reason that players read', async () => {
  answering(search, () => [{ kind: 'item' as const, id: 902, name: '도토리', path: '/items/902', detail: '기타' }]);
  await open();
  await userEvent.fill(page.getByRole('searchbox', { name: '아이템 이름' }), '도토');
  await userEvent.click(page.getByRole('link', { name: /도토리/ }));
  await expect.element(page.getByText('48만 · 5명')).toBeVisible();
  await press(/시세에서 제외하기/);
  await userEvent.fill(page.getByRole('textbox', { name: /사유/ }), REASON);
  await press('시세에서 제외');
  await expect
    .poll(() => excluded.map((call) => [call.params.itemId, call.body]))
    .toEqual([['902', { reason: REASON }]]);
  await expect.element(page.getByText('시세 제외 아이템을 저장했습니다.')).toBeVisible();
  expect(location.search).toBe('');
});

it('prices that are left out stand in a list of their own', async () => {
  const lists = answering(listAllTrades, () => [
    operatorTrade(48_188, { exclusion: { reason: '장난', at: AT, by: null } }),
  ]);
  await open(`${PATH}?shown=prices&open=48188`);
  await expect.element(page.getByRole('button', { name: '시세에 넣기' })).toBeVisible();
  expect(lists[0]?.query.get('excluded')).toBe('true');
});
