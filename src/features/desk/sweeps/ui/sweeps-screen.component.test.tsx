import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { deskSweep, swept } from '#tests/support/desk-sweep.ts';
import { listSweeps, undoSweep } from '../sweep.contract.ts';
import SweepsScreen from './sweeps-screen.tsx';

const NOON = new Date('2026-11-30T12:00:00+09:00');
let undone: readonly Call<typeof undoSweep>[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  answering(listSweeps, () => [
    deskSweep(3, 1, { sanction: 'suspension', changed: swept({ trades: 6, parties: 1, shouts: 14 }) }),
    deskSweep(2, 5, { undoneAt: NOON.toISOString(), undoneBy: { userId: '', name: '설악' }, profileName: '솔개' }),
    deskSweep(1, 31, { trades: 'cancel', profileName: null, reason: null }),
  ]);
  undone = answering(undoSweep, () => ({ success: true }));
});

afterEach(() => {
  vi.useRealTimers();
});

async function open(row: number) {
  const { unmount } = await show(<SweepsScreen />, { at: `/operator/sweeps?open=${row}` });
  const panel = page.getByRole('complementary', { name: `일괄 정리 ${row}` });
  await expect.element(panel).toBeVisible();
  return { panel, unmount };
}
const undo = page.getByRole('button', { name: /^되돌리기/ });
const reason = page.getByRole('textbox', { name: /사유/ });

it('a sweep says what it met, and its undo what comes back and what stays', async () => {
  const { panel } = await open(3);
  await expect.element(panel.getByText('거래 6 · 파티 1 · 외침 14')).toBeVisible();
  await expect.element(panel.getByRole('link', { name: '매의눈' })).toHaveAttribute('href', '/operator/people/3121');
  await userEvent.click(undo);
  await expect.element(panel.getByText(/아무도 손대지 않은 것이 다시 보이고/)).toBeVisible();
  await expect.element(panel.getByText('닫은 파티는 그대로입니다')).toBeVisible();
  await expect.element(panel.getByText('함께 한 정지가 남아 있으면 풀립니다')).toBeVisible();
  await userEvent.fill(reason, '다른 사람이었음');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .poll(() => undone.map(({ params, body }) => [params.id, body]))
    .toEqual([['3', { reason: '다른 사람이었음' }]]);
  await expect.element(page.getByText('일괄 정리를 되돌렸습니다.')).toBeVisible();
});

it('after thirty days, and once it was undone, no undo is offered', async () => {
  const old = await open(1);
  await expect.element(old.panel.getByText('지났습니다')).toBeVisible();
  await expect.element(old.panel.getByText('탈퇴한 회원').first()).toBeVisible();
  expect(undo.elements()).toEqual([]);
  await old.unmount();
  const taken = await open(2);
  await expect.element(taken.panel.getByText(/설악, /)).toBeVisible();
  expect(undo.elements()).toEqual([]);
  await userEvent.keyboard('u');
  expect(reason.elements()).toEqual([]);
});

it('an undo that another operator made first is told, and the reason stays', async () => {
  answering(undoSweep, () => new Refusal('CONFLICT', { message: '이미 되돌린 일괄 정리입니다.' }));
  await open(3);
  await userEvent.keyboard('u');
  await userEvent.fill(reason, '다른 사람이었음');
  await userEvent.click(page.getByRole('button', { name: '일괄 정리 되돌리기' }));
  await expect.element(page.getByText('이미 되돌린 일괄 정리입니다.')).toBeVisible();
  await expect.element(reason).toHaveValue('다른 사람이었음');
});
