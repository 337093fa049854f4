import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { excludePrice, includePrice } from '#features/trade/quotes/operator-price.contract.ts';
import { changeManyTrades, listAllTrades, type OperatorTrade } from '#features/trade/trades/operator-trade.contract.ts';
import { hideTrade, showTrade } from '#features/trade/trades/trade-endpoints.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { operatorTrade } from '#tests/support/operator-trade.ts';
import TradesScreen from './trades-screen.tsx';

const PATH = '/operator/trades';
const AT = '2026-11-20T12:00:00.000Z';
const TEMPLATES = [{ kind: 'hide', name: '허위 매물', text: '없는 아이템을 올린 글입니다.' }];
const SUCCESS = { success: true as const };

let lists: readonly Call<typeof listAllTrades>[];
let trades: OperatorTrade[];

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  const operator = { userId: '00000000-0000-4000-8000-000000000002', name: '설악' };
  trades = [
    operatorTrade(48_190),
    operatorTrade(48_189, { hiddenAt: AT, hiddenReason: '허위 매물', hiddenBy: operator, comment: '' }),
    operatorTrade(48_188, { exclusion: { reason: '장난', at: AT, by: operator }, status: 2, completedAt: AT }),
  ];
  lists = answering(listAllTrades, () => trades);
  answering(listSettings, () => [
    { name: 'reasonTemplates' as const, value: TEMPLATES, version: 0, by: null, at: null },
  ]);
});

async function open(at = PATH) {
  const shown = await show(<TradesScreen />, { at });
  await expect.element(page.getByText('거래 48189')).toBeVisible();
  return shown;
}
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));

it('a trade shows its thing and its player, and is hidden with a reason', async () => {
  const hidden = answering(hideTrade, () => operatorTrade(48_190));
  await open(`${PATH}?open=48190`);
  const panel = page.getByRole('complementary', { name: '거래 48190' });
  await expect.element(panel.getByRole('link', { name: '거래 보기' })).toHaveAttribute('href', '/trade/view/48190');
  await expect.element(panel.getByRole('link', { name: '매의눈' })).toHaveAttribute('href', '/operator/people/6');
  await userEvent.click(page.getByRole('row', { name: /48190/ }));
  await userEvent.keyboard('e');
  await press('허위 매물');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const body = { reason: TEMPLATES[0]?.text };
  await expect.poll(() => hidden.map((call) => [call.params.id, call.body])).toEqual([['48190', body]]);
  await expect.element(page.getByText('거래 48190번을 숨겼습니다.')).toBeVisible();
});

it('what was typed stays when the act fails and after a reload', async () => {
  answering(excludePrice, () => new Refusal('CONFLICT', { message: '다른 운영자가 먼저 바꿨습니다.' }));
  const { unmount } = await open(`${PATH}?open=48190`);
  await press('시세에서 빼기');
  const reason = page.getByRole('textbox', { name: /사유/ });
  await userEvent.fill(reason, '장난으로 올린 가격');
  await press('시세에서 빼기');
  await expect.element(page.getByText(/다른 운영자가 먼저 바꿨습니다/)).toBeVisible();
  await expect.element(reason).toHaveValue('장난으로 올린 가격');
  await unmount();
  await open(`${PATH}?open=48190`);
  await press('시세에서 빼기');
  await expect.element(page.getByRole('textbox', { name: /사유/ })).toHaveValue('장난으로 올린 가격');
});

it('the key takes back what was hidden, and what was left out of quotes', async () => {
  const shown = answering(showTrade, () => SUCCESS);
  const included = answering(includePrice, () => SUCCESS);
  await open();
  await userEvent.keyboard('jju');
  await expect.poll(() => shown.map(({ params }) => params.id)).toEqual(['48189']);
  await userEvent.keyboard('ju');
  await expect.poll(() => included.map(({ params }) => params.tradeId)).toEqual(['48188']);
  await userEvent.keyboard('kku');
  await expect.element(page.getByText('숨기거나 시세에서 뺀 거래가 아닙니다.')).toBeVisible();
});

it('ticked trades are acted on with one reason, which may be typed', async () => {
  const many = answering(changeManyTrades, () => ({ changed: 2, unchanged: 0, missing: 0 }));
  await open();
  await userEvent.keyboard('jxjx');
  await userEvent.selectOptions(page.getByRole('combobox', { name: '사유' }), '직접 쓰기');
  await expect.element(page.getByRole('button', { name: '시세 제외' })).toBeDisabled();
  await userEvent.fill(page.getByRole('textbox', { name: '사유' }), '같은 사람의 장난');
  await press('시세 제외');
  const body = { ids: [48_190, 48_189], action: 'exclude', reason: '같은 사람의 장난' };
  await expect.poll(() => many.map((call) => call.body)).toEqual([body]);
  await expect.element(page.getByText('2건을 시세에서 뺐습니다.')).toBeVisible();
});

it('more than 200 ticked trades are for administrators', async () => {
  trades = Array.from({ length: 201 }, (_, nth) => operatorTrade(48_300 - nth));
  await open();
  await userEvent.click(page.getByRole('checkbox', { name: '모두 선택' }));
  await expect.element(page.getByText('200개가 넘으면 관리자만 처리할 수 있습니다.')).toBeVisible();
});

it('the filters and the player of a link are asked for', async () => {
  await open(`${PATH}?q=현철&status=2&hidden=true&profileId=6`);
  const query = { q: '현철', status: '2', hidden: 'true', profileId: '6' };
  expect(Object.fromEntries(lists[0]?.query ?? [])).toMatchObject(query);
  await expect.element(page.getByText('회원 6의 거래만')).toBeVisible();
});
