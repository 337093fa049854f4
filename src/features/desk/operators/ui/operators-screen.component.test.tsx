import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  addOperator,
  changeOperator,
  type ListedOperator,
  listOperators,
  removeOperator,
} from '#features/people/operators/operator.contract.ts';
import { type FoundPlayer, listPlayers } from '#features/people/players/player.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { deskOperator } from '#tests/support/desk-operator.ts';
import { NOON } from '#tests/support/desk-settings.ts';
import { listRevertibleActs, type RevertibleAct } from '../revert-acts.contract.ts';
import OperatorsScreen from './operators-screen.tsx';

const PATH = '/operator/operators';
const NO_TEXTS = { reason: null, answer: null, note: null, actorName: null, subjectName: null };
let operators: ListedOperator[];

let shown: Awaited<ReturnType<typeof show>> | undefined;

beforeEach(() => {
  shown = undefined;
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 1, isOperator: true });
  operators = [
    deskOperator(1, '설악', { level: 1, isConfigured: true, by: null, byName: null, addedAt: null }),
    deskOperator(2, '은하수', { level: 1 }),
    deskOperator(3, '솔개', { until: '2026-12-01T03:00:00.000Z' }),
  ];
  answering(listOperators, () => operators);
});

afterEach(() => {
  vi.useRealTimers();
});

async function open(at = PATH) {
  await shown?.unmount();
  shown = await show(<OperatorsScreen />, { at });
  await expect.element(page.getByRole('heading', { name: '단계별로 할 수 있는 일' })).toBeVisible();
}
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));

it('every operator stands with the level, the end and who gave it', async () => {
  await open();
  await expect.element(page.getByText('관리자 2 · 운영자 1')).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /솔개/ }))
    .toHaveTextContent('솔개운영자12월 1일까지설악, 11월 15일3분 전41');
  await expect
    .element(page.getByRole('row', { name: /환경 설정/ }))
    .toHaveTextContent('설악 나관리자없음환경 설정3분 전41');
});

it('somebody is found by name and becomes an operator with a level', async () => {
  const found = { profileId: 9, name: '달맞이', userId: '00000000-0000-4000-8000-000000000099' } as FoundPlayer;
  const searched = answering(listPlayers, () => [found]);
  const added = answering(addOperator, () => deskOperator(9, '달맞이', { level: 3 }));
  await open();
  await press('운영자 추가');
  const form = page.getByRole('form', { name: '운영자 추가' });
  await userEvent.click(form.getByRole('button', { name: '운영자 추가' }));
  await expect.element(page.getByText('닉네임을 찾아 한 사람을 골라 주세요.')).toBeVisible();
  await userEvent.fill(page.getByRole('searchbox'), '달맞');
  await press(/^달맞이/);
  expect(searched.at(-1)?.query.get('q')).toBe('달맞');
  await press('달맞이 추가');
  await expect.poll(() => added.map(({ body }) => body)).toEqual([{ userId: found.userId, level: 3 }]);
  await expect.poll(() => form.elements()).toEqual([]);
});

it('a level and its end are changed, and the last administrator stays', async () => {
  const message = '마지막 관리자는 빼거나 낮출 수 없습니다.';
  answering(changeOperator, () => new Refusal('CONFLICT', { message, data: { reason: 'LAST' } }));
  await open(`${PATH}?open=2`);
  await userEvent.click(page.getByRole('radiogroup', { name: '단계' }).getByText('운영자'));
  await press('단계와 기한 저장');
  await expect.element(page.getByText(message, { exact: false })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: '운영자', exact: true })).toBeChecked();
  const changed = answering(changeOperator, () => deskOperator(2, '은하수'));
  await userEvent.click(page.getByText('기한 정하기'));
  await press('단계와 기한 저장');
  const body = { level: 2, until: '2026-12-30T03:00:00.000Z' };
  await expect.poll(() => changed.map((call) => call.body)).toEqual([body]);
  await expect.element(page.getByText('은하수: 바꿨습니다.')).toBeVisible();
});

it('one is removed with a reason, and one of the configuration by nobody', async () => {
  const removed = answering(removeOperator, () => ({ success: true as const }));
  await open(`${PATH}?open=3`);
  await userEvent.click(page.getByText('운영자에서 빼기', { exact: true }));
  await press('솔개를 운영자에서 빼기');
  await expect.element(page.getByText('2자 이상 적어 주세요.')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: '사유' }), '연락이 되지 않음');
  await press('솔개를 운영자에서 빼기');
  await expect.poll(() => removed.map(({ body }) => body)).toEqual([{ reason: '연락이 되지 않음' }]);
  await expect.element(page.getByText('솔개를 운영자에서 뺐습니다.')).toBeVisible();
  await open(`${PATH}?open=1`);
  const panel = page.getByRole('complementary', { name: '설악' });
  await expect.element(panel.getByText('환경 설정으로 지정한 사람은')).toBeVisible();
  expect(panel.getByRole('radio').elements()).toEqual([]);
});

it('what comes back of the acts of the last hours is shown first, and the button says it', async () => {
  const entry = { ...{ id: 1, at: NOON.toISOString(), actor: '', subject: '', detail: {}, hash: '' }, ...NO_TEXTS };
  const act = (action: string, fate: RevertibleAct['fate'], back: number): RevertibleAct => ({
    act: { ...entry, action },
    fate,
    back,
  });
  const acts = [act('trade.bulk-hide', 'back', 4), act('trade.hide', 'stays', 0), act('party.close', 'never', 0)];
  const read = answering(listRevertibleActs, () => ({ acts, mutes: 1 }));
  const removed = answering(removeOperator, () => ({ success: true as const }));
  await open(`${PATH}?open=3`);
  await userEvent.click(page.getByText('운영자에서 빼기', { exact: true }));
  await userEvent.click(page.getByText('24시간', { exact: true }));
  await expect.element(page.getByText('숨긴 글 4')).toBeVisible();
  expect(read.at(-1)?.query.get('hours')).toBe('24');
  await expect.element(page.getByText('그대로 1')).toBeVisible();
  await expect.element(page.getByText('되돌리지 못하는 일 1건', { exact: false })).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: '사유' }), '권한을 함부로 씀');
  await press('운영자에서 빼고 5건 되돌리기');
  await expect.poll(() => removed.map(({ body }) => body)).toEqual([{ reason: '권한을 함부로 씀', revertHours: 24 }]);
});
