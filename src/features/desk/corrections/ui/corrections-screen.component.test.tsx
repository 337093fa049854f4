import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  decideCorrection,
  listCorrections,
  markCorrectionPresence,
  type OperatorCorrection,
} from '#features/content/corrections/correction.contract.ts';
import { search } from '#features/game-data/search/search.contract.ts';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { NO_BACKUPS } from '#shared/backup-status.ts';
import { answering, type Call, Refusal } from '#tests/components/calls.ts';
import { findFaults, TALL } from '#tests/components/faults.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { operatorCorrection } from '#tests/support/operator-correction.ts';
import { DeskFrame } from '../../frame/ui/desk-frame.tsx';
import CorrectionsScreen from './corrections-screen.tsx';

const NOON = new Date('2026-11-30T12:00:00+09:00');
const TEMPLATES = [{ kind: 'answer', name: '확인', text: '확인하고 고쳤습니다.' }];
const FOX = { kind: 'monster' as const, id: 2, name: '여우', path: '/monsters/2', detail: '여우굴' };

let rows: OperatorCorrection[];
let lists: readonly Call<typeof listCorrections>[];
let decided: readonly Call<typeof decideCorrection>[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 3, isOperator: true });
  rows = [operatorCorrection(12), operatorCorrection(20, { name: '달걀귀신', rowId: 215, count: 1, others: [] })];
  lists = answering(listCorrections, () => rows);
  answering(listSettings, () => [
    { name: 'reasonTemplates' as const, value: TEMPLATES, version: 0, by: null, at: null },
  ]);
  answering(search, () => [FOX]);
  answering(markCorrectionPresence, () => ({
    viewers: [{ userId: '00000000-0000-4000-8000-000000000009', name: '은하수' }],
  }));
  decided = answering(decideCorrection, () => ({ count: 5, version: 89 }));
});

afterEach(() => {
  vi.useRealTimers();
});

const open = (query = '?open=12') => show(<CorrectionsScreen />, { at: `/operator/corrections${query}` });
const panel = page.getByRole('complementary', { name: '제보 12' });
const valueField = page.getByRole('textbox', { name: '반영할 값' });
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));

it('equal proposals are one row, and accepting them makes an edit with the prepared answer', async () => {
  await open('');
  await expect.element(page.getByText('450,000 → 452,000').first()).toBeVisible();
  expect(Object.fromEntries(lists[0]?.query ?? [])).toEqual({ state: '1', limit: '50' });
  await userEvent.keyboard('j{Enter}');
  await expect.element(panel.getByText('453,000 (1건)')).toBeVisible();
  await expect
    .element(panel.getByRole('link', { name: '처녀귀신' }))
    .toHaveAttribute('href', '/operator/data/monsters/214');
  await expect.element(panel.getByText('은하수 보는 중')).toBeVisible();
  await userEvent.keyboard('e');
  await expect.element(valueField).toHaveValue('452,000');
  await press('확인');
  await expect.element(page.getByText('제보한 5명에게 답변을 알립니다')).toBeVisible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const body = {
    ...{ state: 2, value: 452_000, source: ['report'], confidence: 'low-medium', version: 88 },
    answer: '확인하고 고쳤습니다.',
  };
  await expect.poll(() => decided.map((call) => [call.params.id, call.body])).toEqual([['12', body]]);
  await expect.element(page.getByText('처녀귀신 제보를 처리했습니다 (5건).')).toBeVisible();
});

it('a value is mended before it is accepted, and what is wrong with it stands beside it', async () => {
  const issues = [{ path: 'value', message: '다른 줄과 맞지 않습니다.' }];
  const refused = answering(decideCorrection, () => new Refusal('INVALID_INPUT', { data: { issues } }));
  await open();
  await press(/^반영/);
  await userEvent.fill(valueField, '많이');
  await userEvent.fill(page.getByRole('textbox', { name: '답변' }), '고쳤습니다.');
  await press('반영하기');
  await expect.element(panel.getByText('숫자여야 합니다')).toBeVisible();
  expect(refused).toEqual([]);
  await userEvent.fill(valueField, '1,200');
  await press('반영하기');
  await expect.element(panel.getByText('다른 줄과 맞지 않습니다.')).toBeVisible();
  expect(refused[0]?.body).toMatchObject({ value: 1200 });
});

it('a row that changed meanwhile is said, and nothing typed is lost', async () => {
  answering(decideCorrection, () => new Refusal('CONFLICT', { data: { reason: 'CHANGED', current: 89 } }));
  await open();
  await press(/^반영/);
  await userEvent.fill(page.getByRole('textbox', { name: '답변' }), '고쳤습니다.');
  rows = [operatorCorrection(12, { now: 455_000, nowText: '455,000', isChanged: true, version: 89 })];
  await press('반영하기');
  await expect.element(panel.getByText(/그사이 이 줄이 바뀌었습니다/)).toBeVisible();
  await expect.element(panel.getByText('제보한 뒤에 값이 바뀌었습니다.')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: '답변' })).toHaveValue('고쳤습니다.');
  const again = answering(decideCorrection, () => ({ count: 5, version: 90 }));
  await press('반영하기');
  await expect.poll(() => again.map((call) => call.body)).toMatchObject([{ version: 89 }]);
});

it('a correction is dismissed with an answer', async () => {
  await open();
  await press('기각');
  await userEvent.fill(page.getByRole('textbox', { name: '답변' }), '지금 값이 맞습니다.');
  await press('기각하기');
  const body = { state: 3, answer: '지금 값이 맞습니다.' };
  await expect.poll(() => decided.map((call) => call.body)).toEqual([body]);
});

it('rows in a value are found by name', async () => {
  const parts = { entity: 'dungeons', field: 'monsters', label: '구간의 몬스터', value: [], text: '없음' } as const;
  rows = [operatorCorrection(12, parts)];
  await open();
  await press(/^반영/);
  await press('추가');
  await userEvent.fill(page.getByRole('textbox', { name: '반영할 값 1' }), '여우');
  await press(/^여우/);
  await userEvent.fill(page.getByRole('textbox', { name: '답변' }), '고쳤습니다.');
  await press('반영하기');
  await expect.poll(() => decided.map((call) => call.body)).toMatchObject([{ value: [{ ref: 'monsters', id: 2 }] }]);
});

it.each([
  ['a row that is gone', { nowText: null, version: null }],
  ['a field above the level', { entity: 'dungeons', field: 'opened' }],
] as const)('%s can only be dismissed', async (_, parts) => {
  rows = [operatorCorrection(12, parts)];
  await open();
  await expect.element(panel.getByRole('button', { name: '기각' })).toBeVisible();
  expect(page.getByRole('button', { name: /^반영/ }).elements()).toEqual([]);
});

it('ticked values are gathered in the edit set of the operator, but for those that may not be accepted', async () => {
  rows = [operatorCorrection(12), operatorCorrection(20, { rowId: 215, nowText: null, version: null })];
  await open('');
  await userEvent.click(page.getByRole('checkbox').nth(1));
  await userEvent.click(page.getByRole('checkbox').nth(2));
  await press('변경 모음에 담기');
  await expect.element(page.getByText('변경 모음에 1개 값을 담았습니다.')).toBeVisible();
  const [stored] = Object.entries(localStorage).filter(([name]) => name.startsWith('edit-set:'));
  const edit = { entity: 'monsters', rowId: 214, field: 'exp', value: 452_000, before: 450_000, version: 88 };
  expect(JSON.parse(stored?.[1] ?? '')).toEqual([expect.objectContaining(edit)]);
  localStorage.removeItem(stored?.[0] ?? '');
});

it('a decided one shows its answer, and has no act', async () => {
  const by = { userId: '00000000-0000-4000-8000-000000000009', name: '은하수' };
  rows = [operatorCorrection(12, { state: 2, answer: '고쳤습니다.', decidedAt: NOON.toISOString(), by })];
  await open('?state=2&entity=monsters&open=12');
  await expect.element(panel.getByText('반영 (은하수)')).toBeVisible();
  expect(panel.getByRole('button', { name: /반영|기각/ }).elements()).toEqual([]);
  expect(Object.fromEntries(lists[0]?.query ?? [])).toMatchObject({ state: '2', entity: 'monsters' });
});

it('has no fault of access at any width, also with the open form', async () => {
  const overview = { waiting: {}, first: [], acts: [], backup: NO_BACKUPS };
  for (const width of [1440, 960, 390]) {
    await page.viewport(width, TALL);
    sessionStorage.clear();
    const { unmount } = await show(
      <DeskFrame level={3} at={NOON.toISOString()} overview={overview} current="/operator/corrections">
        <CorrectionsScreen />
      </DeskFrame>,
      { at: '/operator/corrections?open=12' },
    );
    await press(/^반영/);
    await expect.element(valueField).toBeVisible();
    expect(await findFaults(), String(width)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await unmount();
  }
});
