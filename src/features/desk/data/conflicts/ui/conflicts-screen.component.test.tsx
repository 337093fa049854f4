import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, Refusal } from '#tests/components/calls.ts';
import { publish } from '#tests/components/live.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { deskConflict, FACTS_CHANGED, factFault } from '#tests/support/desk-facts.ts';
import { NOON } from '#tests/support/desk-settings.ts';
import { type DeskConflict, decideConflicts, listConflicts } from '../../fact-conflict-desk.contract.ts';
import ConflictsScreen from './conflicts-screen.tsx';

const PATH = '/operator/data/conflicts';
const DONE = { version: 92, changes: { added: 0, changed: 1, removed: 0 } };
let conflicts: DeskConflict[];

beforeEach(async () => {
  await page.viewport(1440, 1000);
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 3, isOperator: true });
  conflicts = [
    deskConflict(1, '흑암사슴', [200_000, 210_000, 220_000]),
    deskConflict(2, '수렴귀', [300, 320, 310]),
    deskConflict(3, '국내성', [1, 0, 1], { entity: 'dungeons', field: 'opened' }),
  ];
  answering(listConflicts, () => conflicts);
});

afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  const shown = await show(<ConflictsScreen />, { at: PATH });
  await expect.element(page.getByRole('link', { name: '흑암사슴' })).toBeVisible();
  return shown;
}
const button = (name: string | RegExp) => page.getByRole('button', { name });
const press = (name: string | RegExp) => userEvent.click(button(name));
const choiceOf = (name: string) => page.getByRole('group', { name: new RegExp(`^${name}`) });
const choose = (name: string, take: string) =>
  userEvent.click(choiceOf(name).getByRole('button', { name: take, exact: true }));

it('the three values stand side by side, and a field above the level cannot be chosen', async () => {
  await open();
  await expect
    .element(page.getByRole('row', { name: /흑암사슴/ }))
    .toHaveTextContent('흑암사슴 경험치은하수 11월 13일200,000210,000220,000고친 값새 기본값');
  expect(
    page
      .getByRole('row', { name: /국내성/ })
      .getByRole('button')
      .elements(),
  ).toEqual([]);
  await expect.element(page.getByRole('row', { name: /국내성/ })).toMatchTextContent(/운영자부터 정할 수 있습니다$/);
  await press('모두 새 기본값');
  await expect.element(button('고른 2개 적용')).toBeEnabled();
});

it('what is chosen is sent once, each with the value that was seen, and survives a reload', async () => {
  const sent = answering(decideConflicts, () => {
    conflicts = conflicts.slice(2);
    return DONE;
  });
  const { unmount } = await open();
  await expect.element(button('고른 0개 적용')).toBeDisabled();
  await choose('흑암사슴', '새 기본값');
  await choose('수렴귀', '새 기본값');
  await choose('수렴귀', '새 기본값');
  await expect.element(button('고른 1개 적용')).toBeVisible();
  await choose('수렴귀', '고친 값');
  await unmount();
  await open();
  await userEvent.dblClick(button('고른 2개 적용'));
  await expect.element(page.getByText('2개를 정했습니다. 버전 92에 남았습니다.')).toBeVisible();
  expect(sent.map(({ body }) => body?.decisions)).toEqual([
    [
      { id: 1, take: 'base', now: 220_000 },
      { id: 2, take: 'mine', now: 310 },
    ],
  ]);
  await expect.poll(() => page.getByRole('link', { name: '흑암사슴' }).elements()).toEqual([]);
});

it('a base that changed meanwhile is shown where it was chosen, and other choices stay', async () => {
  const message = '그 사이 기본값이 바뀌었습니다.';
  answering(decideConflicts, () => {
    conflicts = [deskConflict(1, '흑암사슴', [200_000, 210_000, 230_000]), ...conflicts.slice(1)];
    return new Refusal('CONFLICT', { message, data: { reason: 'CHANGED' } });
  });
  await open();
  await choose('흑암사슴', '새 기본값');
  await choose('수렴귀', '고친 값');
  await press('고른 2개 적용');
  await expect.element(page.getByText(message)).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /흑암사슴/ }))
    .toMatchTextContent(/230,000고친 값새 기본값고른 뒤에 기본값이 또 바뀌었습니다$/);
  await expect.element(button('고른 1개 적용')).toBeEnabled();
});

it('more than a call takes are sent in parts, and a refused part leaves its choices', async () => {
  conflicts = Array.from({ length: 250 }, (_, nth) => deskConflict(nth + 1, `몬스터 ${nth + 1}`, [1, 2, 3]));
  conflicts[0] = deskConflict(1, '흑암사슴', [1, 2, 3]);
  const faults = [factFault(0, 'exp', '경험치가 너무 큽니다.', { at: { entity: 'monsters', id: 9, name: '운랑' } })];
  const sent = answering(decideConflicts, (_, nth) =>
    nth === 0 ? DONE : new Refusal('INVALID_INPUT', { message: '문제 1개', data: { faults, faultCount: 1 } }),
  );
  await open();
  await press('100개 더');
  await press('50개 더');
  await press('모두 고친 값');
  await press('고른 250개 적용');
  await expect.poll(() => sent.map(({ body }) => body?.decisions.length)).toEqual([200, 50]);
  await expect.element(page.getByRole('row', { name: '운랑 경험치 경험치가 너무 큽니다.' })).toBeVisible();
  await expect.element(button('고른 50개 적용')).toBeVisible();
});

it('there are none, they cannot be read, and a change of the facts reads them again', async () => {
  conflicts = [];
  const { unmount } = await show(<ConflictsScreen />, { at: PATH });
  await expect.element(page.getByText('충돌이 없습니다.', { exact: false })).toBeVisible();
  await unmount();
  queryClient.clear();
  answering(listConflicts, () => new Refusal('FORBIDDEN'));
  await show(<ConflictsScreen />, { at: PATH });
  await expect.element(page.getByText('충돌을 불러오지 못했습니다.')).toBeVisible();
  answering(listConflicts, () => [deskConflict(9, '운랑', [95, 90, 97])]);
  await publish(FACTS_CHANGED);
  await expect.element(page.getByRole('link', { name: '운랑' })).toBeVisible();
});
