import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OperatorBroadcast } from '#features/community/broadcasts/broadcast.contract.ts';
import {
  changeManyBroadcasts,
  clearName,
  endMute,
  hideBroadcast,
  listAllBroadcasts,
  listMutedNames,
  muteName,
  showBroadcast,
} from '#features/community/broadcasts/broadcast-endpoints.contract.ts';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { operatorShout } from '#tests/support/operator-shout.ts';
import BroadcastsScreen from './broadcasts-screen.tsx';

const PATH = '/operator/broadcasts';
const TEMPLATES = [{ kind: 'hide', name: '현금 거래', text: '현금 거래를 유도하는 외침입니다.' }];
const UNTIL = '2099-11-20T12:00:00.000Z';

let lists: readonly Call<typeof listAllBroadcasts>[];
let shouts: OperatorBroadcast[];

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  shouts = [
    operatorShout(31, '검은소'),
    operatorShout(30, '풍백', { hiddenBy: 'rule', rule: { id: 12, kind: 'CASH_TRADE', pattern: '쌀먹' } }),
    operatorShout(29, '운사', { hiddenBy: 'hand' }),
  ];
  lists = answering(listAllBroadcasts, () => shouts);
  answering(listMutedNames, () => [
    { name: '도배꾼', gameServer: 1, mutedAt: null, mutedUntil: UNTIL, mutedBy: { userId: 'a', name: '설악' } },
  ]);
  answering(listSettings, () => [
    { name: 'reasonTemplates' as const, value: TEMPLATES, version: 0, by: null, at: null },
  ]);
});

async function open(at = PATH) {
  await show(<BroadcastsScreen />, { at });
  await expect.element(page.getByRole('link', { name: '검은소' }).first()).toBeVisible();
}
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));
const reason = page.getByRole('textbox', { name: /사유/ });

it('a shout is hidden with a prepared reason, and a hidden one is shown again by its key', async () => {
  const hidden = answering(hideBroadcast, () => shouts[0] ?? operatorShout(31, '검은소'));
  const shown = answering(showBroadcast, () => ({ success: true as const }));
  await open(`${PATH}?open=31`);
  await userEvent.click(page.getByRole('row', { name: /검은소/ }));
  await userEvent.keyboard('e');
  await press('현금 거래');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const body = { reason: TEMPLATES[0]?.text };
  await expect.poll(() => hidden.map((call) => [call.params.id, call.body])).toEqual([['31', body]]);
  await expect.element(page.getByText('외침을 숨겼습니다.')).toBeVisible();
  await userEvent.keyboard('jju');
  await expect.poll(() => shown.map(({ params }) => params.id)).toEqual(['29']);
});

it('a shout that a rule hid names the rule, and cannot be shown by hand', async () => {
  await open(`${PATH}?open=30`);
  const link = page.getByRole('link', { name: '현금 거래 규칙 12' });
  await expect.element(link).toHaveAttribute('href', '/operator/words?open=12');
  expect(page.getByRole('button', { name: /다시 보이기/ }).elements()).toEqual([]);
});

it('a name is muted for a while, and its mute is taken back with a reason', async () => {
  const muted = answering(muteName, () => ({ changed: 14 }));
  const ended = answering(endMute, () => ({ success: true as const }));
  await open(`${PATH}?open=31`);
  await press('이름 막기');
  await userEvent.click(page.getByText('7일', { exact: true }));
  await userEvent.fill(reason, '같은 말을 되풀이합니다.');
  await press('7일 막기');
  const body = { name: '검은소', gameServer: 1, hours: 168, reason: '같은 말을 되풀이합니다.' };
  await expect.poll(() => muted.map((call) => call.body)).toEqual([body]);
  await expect.element(page.getByText('이름을 막고 외침 14건을 숨겼습니다.')).toBeVisible();
  await press('풀기');
  await userEvent.fill(reason, '본인이 풀어 달라고 했습니다.');
  await press('막은 이름 풀기');
  const end = { name: '도배꾼', gameServer: 1, reason: '본인이 풀어 달라고 했습니다.' };
  await expect.poll(() => ended.map((call) => call.body)).toEqual([end]);
});

it('the shouts of a name are deleted only after what it does was read', async () => {
  const cleared = answering(clearName, () => ({ changed: 3 }));
  await open(`${PATH}?open=31`);
  await press('지우기');
  await expect.element(page.getByText(/되돌릴 수 없습니다/)).toBeVisible();
  expect(cleared).toEqual([]);
  await press('이 이름의 외침 지우기');
  await expect.poll(() => cleared.map((call) => call.body)).toEqual([{ name: '검은소', gameServer: 1 }]);
});

it('ticked shouts are hidden with one reason, and what failed is said beside the buttons', async () => {
  const many = answering(changeManyBroadcasts, () => ({ changed: 2, unchanged: 1, missing: 0 }));
  await open();
  await userEvent.keyboard('jxjxjx');
  await press('숨기기');
  const body = { ids: [31, 30, 29], action: 'hide', reason: TEMPLATES[0]?.text };
  await expect.poll(() => many.map((call) => call.body)).toEqual([body]);
  await expect.element(page.getByText('2건을 숨겼습니다. 1건은 이미 그렇습니다.')).toBeVisible();
  answering(changeManyBroadcasts, () => new Refusal('CONFLICT', { message: '다른 운영자가 바꾸는 중입니다.' }));
  await userEvent.keyboard('x');
  await press('다시 보이기');
  await expect.element(page.getByText('다른 운영자가 바꾸는 중입니다.')).toBeVisible();
});

it('the address has the filters', async () => {
  await open(`${PATH}?hidden=true&name=풍백&gameServer=2`);
  expect(Object.fromEntries(lists[0]?.query ?? [])).toMatchObject({ hidden: 'true', name: '풍백', gameServer: '2' });
});
