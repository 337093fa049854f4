import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { deskPlayer, sanction } from '#tests/support/desk-player.ts';
import { swept, sweptOf } from '#tests/support/desk-sweep.ts';
import { sweepPlayer } from '../../sweeps/sweep.contract.ts';
import type { DeskPlayer } from '../desk-player.ts';
import { SweepForm } from './sweep-form.tsx';

const NOON = new Date('2026-11-30T12:00:00+09:00');
const COUNTS = swept({ trades: 6, prices: 23, parties: 1, shouts: 14 });
const TEMPLATES = [{ kind: 'suspend', name: '먹튀', text: '먹튀를 확인했습니다.', days: [3, 30] }];

type SweepCall = Call<typeof sweepPlayer>;
let calls: readonly SweepCall[];
let done: string[];

const trials = () => calls.filter(({ body }) => body?.isTrial);
const runs = () => calls.filter(({ body }) => !body?.isTrial).map(({ body }) => body);
const toAnswer = ({ body }: SweepCall) => ({ sweepId: body?.isTrial ? null : 7, changed: sweptOf(body, COUNTS) });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  done = [];
  calls = answering(sweepPlayer, toAnswer);
  answering(listSettings, () => [
    { name: 'reasonTemplates' as const, value: TEMPLATES, version: 0, by: null, at: null },
  ]);
});

afterEach(() => {
  vi.useRealTimers();
});

async function open(player: DeskPlayer = deskPlayer(), level: 1 | 2 = 2, button = '6건 정리') {
  const form = <SweepForm {...{ player, level }} isOpened={false} onDone={(text) => done.push(text)} />;
  const shown = await show(form, { at: '/operator/people/3121' });
  await expect.element(page.getByRole('button', { name: button })).toBeVisible();
  return shown;
}
const tick = (name: string) => userEvent.click(page.getByRole('checkbox', { name }));
const choose = (name: string) => userEvent.click(page.getByText(name, { exact: true }).first());
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));
const reason = page.getByRole('textbox', { name: /사유/ });
const box = page.getByRole('group', { name: /일괄 정리/ });

it('each line has its number before it is ticked, and the button and the request have what is ticked', async () => {
  await open();
  for (const count of ['6', '23', '1', '14']) await expect.element(box.getByText(count, { exact: true })).toBeVisible();
  await tick('시세에 들어간 가격 빼기');
  await tick('연 파티 닫기');
  await expect.element(page.getByText('연 파티 1개가 닫힙니다')).toBeVisible();
  await choose('경고');
  await userEvent.fill(reason, '도배');
  expect(runs()).toEqual([]);
  await press('경고하고 30건 정리');
  await expect.poll(runs).toEqual([{ trades: 'hide', prices: true, parties: true, warn: true, reason: '도배' }]);
  expect(done).toEqual(['정리했습니다: 거래 6 · 가격 23 · 파티 1. 일괄 정리에서 30일 안에 되돌릴 수 있습니다.']);
});

it('the choice without a sanction is called what it leaves, and the bar of phones says in short what a press does', async () => {
  await page.viewport(390, 800);
  await open(deskPlayer(), 2, '정리하기');
  await expect.element(page.getByRole('radio', { name: '정리만' })).toBeChecked();
  await choose('정지');
  await tick('연 파티 닫기');
  await expect.element(page.getByText('7일 정지 · 7건 정리')).toBeVisible();
  await expect.element(page.getByText('거래 6 · 파티 1')).toBeVisible();
  await userEvent.fill(reason, '도배');
  await press('정지하고 정리');
  await expect.poll(runs).toMatchObject([{ trades: 'hide', parties: true, suspend: { current: null } }]);
});

it('trades that are taken down for good say so, and what is left alone is counted apart', async () => {
  await open();
  await choose('내리기');
  await expect.element(page.getByText('내리면 되돌릴 수 없습니다')).toBeVisible();
  await expect.poll(() => trials().at(-1)?.body?.trades).toBe('cancel');
  await tick('거래 중인 글');
  await expect
    .poll(() =>
      trials()
        .slice(-2)
        .map(({ body }) => body?.trades),
    )
    .toEqual([undefined, 'cancel']);
  await expect.element(box.getByText('6', { exact: true })).toBeVisible();
});

it('shouts are found by a name, which may be another’s, and can be looked at first', async () => {
  await open();
  await tick('외침 숨기고 24시간 차단');
  await expect.element(box.getByText(/다른 사람의 외침일 수 있습니다/)).toBeVisible();
  const href = `/operator/broadcasts?name=${encodeURIComponent('매의눈')}&gameServer=1`;
  await expect.element(page.getByRole('link', { name: '14개 보기' })).toHaveAttribute('href', href);
  await userEvent.fill(page.getByRole('textbox', { name: '외침의 이름' }), '');
  await userEvent.fill(reason, '도배');
  await press(/정리$/);
  await expect.element(page.getByText('외침의 이름을 적어 주세요.')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: '외침의 이름' }), '매의코');
  await press('20건 정리');
  await expect.poll(runs).toEqual([{ trades: 'hide', shouts: { gameServer: 1, name: '매의코' }, reason: '도배' }]);
});

it('what cannot be counted says so, and is swept without numbers', async () => {
  calls = answering(sweepPlayer, (call) =>
    call.body?.isTrial ? new Refusal('NOT_FOUND', { message: '캐릭터를 찾을 수 없습니다.' }) : toAnswer(call),
  );
  const form = <SweepForm player={deskPlayer()} level={2} isOpened={false} onDone={(text) => done.push(text)} />;
  await show(form, { at: '/operator/people/3121' });
  await expect.element(page.getByText('세지 못했습니다. 캐릭터를 찾을 수 없습니다.')).toBeVisible();
  await expect.element(page.getByText('거래 중인 글 전부가 숨겨지고 시세에서 빠집니다')).toBeVisible();
  await userEvent.fill(reason, '도배');
  await press(/^정리$/);
  await expect.poll(runs).toEqual([{ trades: 'hide', reason: '도배' }]);
});

it('a sweep of nothing is refused', async () => {
  await open();
  await tick('거래 중인 글');
  await userEvent.fill(reason, '도배');
  await press('0건 정리');
  await expect.element(page.getByText('무엇을 정리할지 하나 이상 골라 주세요.')).toBeVisible();
  expect(runs()).toEqual([]);
});

it('a template proposes the length of the suspension, which the level limits', async () => {
  await open(deskPlayer({ sanctions: [sanction(1, [60, -50])] }));
  await choose('정지');
  await press('먹튀');
  await expect.element(page.getByText(/최근 1년 제재 1회, 30일을 제안합니다/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: '30일 정지하고 6건 정리' })).toBeVisible();
  await choose('직접');
  await userEvent.selectOptions(page.getByRole('combobox', { name: '해제하는 해' }), '2027년');
  await press(/정지하고 6건 정리/);
  await expect.element(page.getByText('30일이 넘는 정지는 관리자만 할 수 있습니다.')).toBeVisible();
  expect(runs()).toEqual([]);
});

it('a suspension that ends too late for the level cannot be replaced by that of a sweep', async () => {
  const player = deskPlayer({ sanctions: [sanction(6, [1, 40])] });
  const first = await open(player);
  await expect.element(page.getByText(/30일 넘게 남은 정지는 관리자만 바꾸거나 풉니다/)).toBeVisible();
  expect(page.getByRole('radio', { name: '정지' }).elements()).toEqual([]);
  await first.unmount();
  queryClient.clear();
  await open(player, 1);
  await expect.element(page.getByRole('radio', { name: '정지' })).toBeInTheDocument();
});

it('what another operator did first is told, nothing typed is lost, and the next press knows it', async () => {
  const suspension = { suspendedAt: NOON.toISOString(), until: '2026-12-03T03:00:00.000Z', reason: '먼저 본 사기' };
  let isFirst = true;
  calls = answering(sweepPlayer, (call) => {
    if (call.body?.isTrial || !isFirst) return toAnswer(call);
    isFirst = false;
    return new Refusal('CONFLICT', { data: { reason: 'CHANGED', suspension } });
  });
  await open();
  await choose('정지');
  await userEvent.fill(reason, '도배');
  await press('7일 정지하고 6건 정리');
  await expect.element(page.getByText(/다른 운영자가 그사이 12월 3일 12:00까지 정지했습니다/)).toBeVisible();
  await expect.element(reason).toHaveValue('도배');
  await press('7일 정지하고 6건 정리');
  await expect.poll(() => runs().map((body) => body?.suspend?.current)).toEqual([null, NOON.toISOString()]);
});
