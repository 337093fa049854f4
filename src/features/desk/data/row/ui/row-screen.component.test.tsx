import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call, Refusal } from '#tests/components/calls.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { deskFactLine, deskFactRow, EUNHASU, factConflict } from '#tests/support/desk-fact-row.ts';
import {
  checkEdits,
  confirmDoubt,
  type DeskVerdict,
  removeRow,
  saveEdits,
  unsetField,
} from '../../fact-change-desk.contract.ts';
import { decideConflicts, listConflicts } from '../../fact-conflict-desk.contract.ts';
import { type DeskFactRowDetail, getFactRow, listFactRows } from '../../fact-row-desk.contract.ts';
import { goBack } from '../../fact-version-desk.contract.ts';
import RowScreen from './row-screen.tsx';

const NOON = new Date('2026-11-30T12:00:00+09:00');
const DONE = { version: 89, changes: { added: 0, changed: 1, removed: 0 } };
const GOOD: DeskVerdict = {
  ...{ checked: 12_480, milliseconds: 300, faults: [], faultCount: 0, changes: DONE.changes },
  ...{ replaced: [], unchanged: [], proposals: [] },
};
const MONSTER = { entity: 'monsters', id: 214, name: '처녀귀신' } as const;

let detail: DeskFactRowDetail;
let saved: readonly Call<typeof saveEdits>[];
let verdict: DeskVerdict;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
  signedIn({ operatorLevel: 3, isOperator: true });
  detail = deskFactRow();
  verdict = GOOD;
  answering(getFactRow, () => detail);
  answering(listSettings, () => []);
  answering(listFactRows, ({ params, query }) => {
    if (params.entity === 'sources') return [deskFactLine(1, '재현 서버: 몬스터 표', { values: { id: 'fb-2020' } })];
    const rows = [deskFactLine(214, '처녀귀신', { conflicts: ['exp'] }), deskFactLine(215, '달걀귀신')];
    return rows.filter(({ name }) => name.includes(query.get('q') ?? ''));
  });
  answering(listConflicts, () => [factConflict()]);
  answering(checkEdits, () => verdict);
  saved = answering(saveEdits, () => DONE);
});

afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  const screen = await show(<RowScreen params={{ entity: 'monsters', id: '214' }} pathOf={() => undefined} />, {
    at: '/operator/data/monsters/214',
  });
  await expect.element(page.getByRole('heading', { name: '처녀귀신', exact: true })).toBeVisible();
  return screen;
}

const fields = page.getByRole('region', { name: '항목' });
const value = (name: RegExp | string) => fields.getByRole('button', { name });
const hp = fields.getByRole('textbox', { name: '체력', exact: true });
const reason = fields.getByRole('textbox', { name: '사유' });
const save = fields.getByRole('button', { name: '저장', exact: true });

it('a row stands with its values, its history, what is proposed and what refers to it', async () => {
  await open();
  const list = page.getByRole('navigation', { name: '몬스터 목록' });
  await expect.element(list.getByRole('link', { name: '처녀귀신 충돌' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByText('고친 항목 1')).toBeVisible();
  await expect.element(value('경험치 452,000 수정')).toBeVisible();
  const history = page.getByRole('region', { name: '수정 내역' });
  await expect.element(history.getByText('은하수 · 잘못 잰 값')).toBeVisible();
  await expect.element(page.getByRole('region', { name: '제보' }).getByText('체력 52,000')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '처녀귀신 · 진호박' }))
    .toHaveAttribute('href', '/operator/data/drops/801');
  await expect.element(page.getByText('파티 1 · 글 2')).toBeVisible();
  await expect.element(page.getByRole('link', { name: '도감에서 보기' })).toHaveAttribute('href', '/monsters/214');
  expect(page.getByRole('button', { name: '목록에서 빼기' }).elements()).toEqual([]);
});

it('a value is edited in its place, checked while one types, and saved with its source and reason', async () => {
  await open();
  await userEvent.click(value('체력 50,000 수정'));
  await userEvent.fill(hp, '오만');
  await expect.element(fields.getByText('숫자여야 합니다')).toBeVisible();
  await userEvent.fill(hp, '52,000');
  await userEvent.click(value('이름 처녀귀신 수정'));
  await userEvent.fill(fields.getByRole('textbox', { name: '이름', exact: true }), '처녀 귀신');
  await expect.element(fields.getByText('항목 2개가 바뀝니다.')).toBeVisible();
  await expect.element(fields.getByText('전체 검사 12,480줄, 잘못 없음')).toBeVisible();
  await userEvent.click(save);
  expect(saved).toEqual([]);
  await userEvent.selectOptions(fields.getByRole('combobox', { name: '신뢰도' }), '조금 낮음');
  await userEvent.fill(reason, '세 사람이 잰 값이 같음');
  await userEvent.click(save);
  const edit = { entity: 'monsters', rowId: 214, source: ['operator'], confidence: 'low-medium', version: 88 };
  const body = { edits: [{ ...edit, fields: { name: '처녀 귀신', hp: 52_000 } }], reason: '세 사람이 잰 값이 같음' };
  await expect.poll(() => saved.map((call) => call.body)).toEqual([body]);
  await expect.element(fields.getByText('저장했습니다.')).toBeVisible();
});

it('a key, and a field above the level of the operator, say why they cannot be edited', async () => {
  await open();
  await userEvent.click(value('사냥터 부여 흉가, 수정할 수 없음'));
  await expect.element(fields.getByText('자료를 구별하는 항목이라 수정할 수 없습니다.')).toBeVisible();
  await userEvent.click(value(/그림 주소/));
  await expect.element(fields.getByText('관리자만 수정할 수 있습니다.')).toBeVisible();
  expect(fields.getByRole('textbox').elements()).toEqual([]);
});

it('a value that breaks the facts cannot be saved, and says which row it breaks', async () => {
  verdict = {
    ...GOOD,
    faults: [{ file: 'monsters', row: 214, field: 'hp', reason: '최대보다 큽니다', at: MONSTER }],
    faultCount: 1,
  };
  await open();
  await userEvent.click(value('체력 50,000 수정'));
  await userEvent.fill(hp, '9');
  await expect.element(fields.getByText('처녀귀신 체력: 최대보다 큽니다')).toBeVisible();
  await expect.element(save).toBeDisabled();
});

it('what another operator stored meanwhile stands beside what is typed, which the next press saves', async () => {
  const refused = answering(saveEdits, (_, nth) => {
    const changed = deskFactRow({ version: 90 });
    const override = { ...changed.fields.find(({ name }) => name === 'exp')?.override, by: EUNHASU };
    detail = {
      ...changed,
      fields: changed.fields.map((field) =>
        field.name === 'hp' ? { ...field, value: 51_000, text: '51,000', override: override as never } : field,
      ),
    };
    return nth === 0 ? new Refusal('CONFLICT', { data: { reason: 'CHANGED', current: {} } }) : DONE;
  });
  await open();
  await userEvent.click(value('체력 50,000 수정'));
  await userEvent.fill(hp, '52000');
  await userEvent.fill(reason, '잰 값');
  await userEvent.click(save);
  await expect.element(fields.getByText(/다른 운영자가 먼저 바꾸었습니다/)).toBeVisible();
  await expect.element(fields.getByText('그사이 은하수가 51,000으로 바꾸었습니다.')).toBeVisible();
  await expect.element(hp).toHaveValue('52000');
  await userEvent.click(save);
  await expect.poll(() => refused.map((call) => call.body?.edits[0]?.version)).toEqual([88, 90]);
});

it('edits of a row are gathered in the edit set, which stands at their fields', async () => {
  await open();
  await userEvent.click(value('체력 50,000 수정'));
  await userEvent.fill(hp, '52000');
  await userEvent.click(fields.getByRole('button', { name: '변경 모음에 담기' }));
  await expect.element(fields.getByText('변경 모음에 담았습니다.')).toBeVisible();
  await expect.element(fields.getByText('변경 모음: 52,000')).toBeVisible();
  expect(saved).toEqual([]);
});

it('what is typed survives a reload, and is left by one press', async () => {
  const screen = await open();
  await userEvent.click(value('체력 50,000 수정'));
  await userEvent.fill(hp, '52000');
  await screen.unmount();
  await open();
  await expect.element(hp).toHaveValue('52000');
  await userEvent.click(fields.getByRole('button', { name: '취소' }));
  await expect.element(value('체력 50,000 수정')).toBeVisible();
});

it('a conflict shows three values, and sends the base that was seen', async () => {
  const decided = answering(decideConflicts, () => DONE);
  await open();
  const conflict = page.getByRole('region', { name: '경험치 충돌' });
  await expect.element(conflict.getByText('450,000')).toBeVisible();
  await userEvent.click(conflict.getByRole('button', { name: '새 기본값 사용' }));
  await expect
    .poll(() => decided.map((call) => call.body))
    .toEqual([{ decisions: [{ id: 31, take: 'base', now: 455_000 }] }]);
});

it('a correction puts its value into the form, and is accepted with an answer', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: '체력 52,000 반영' }));
  await expect.element(hp).toHaveValue('52,000');
  await userEvent.fill(reason, '제보와 같음');
  await userEvent.click(save);
  await expect.element(fields.getByText('제보한 사람에게 보낼 답을 적어 주세요.')).toBeVisible();
  await userEvent.fill(fields.getByRole('textbox', { name: /보낼 답/ }), '고쳤습니다.');
  await userEvent.click(save);
  const edit = { entity: 'monsters', rowId: 214, version: 88, source: ['report'], confidence: 'low-medium' };
  const edits = [{ ...edit, fields: { hp: 52_000 }, corrections: [7] }];
  await expect
    .poll(() => saved.map((call) => call.body))
    .toEqual([{ edits, reason: '제보와 같음', answer: '고쳤습니다.' }]);
});

it('a doubt is confirmed by the value that was seen', async () => {
  const confirmed = answering(confirmDoubt, () => ({ isConfirmed: true as const }));
  await open();
  await userEvent.click(fields.getByRole('button', { name: '체력 확인함' }));
  await expect
    .poll(() => confirmed.map(({ params, body }) => [params.field, body]))
    .toEqual([['hp', { value: 50_000 }]]);
});

it('a field goes back to its base and to a value of before, each with a reason', async () => {
  const unset = answering(unsetField, () => DONE);
  const back = answering(goBack, () => DONE);
  await open();
  const history = page.getByRole('region', { name: '수정 내역' });
  await userEvent.click(history.getByRole('button', { name: '경험치 455,000: 기본값으로' }));
  await userEvent.fill(history.getByRole('textbox', { name: '사유' }), '기본값이 맞음');
  await userEvent.click(history.getByRole('button', { name: '기본값으로 되돌리기' }));
  await expect
    .poll(() => unset.map(({ params, query, body }) => [params.field, query.get('version'), body?.reason]))
    .toEqual([['exp', '88', '기본값이 맞음']]);
  await userEvent.click(history.getByRole('button', { name: '체력 48,000: 이 값으로' }));
  await userEvent.fill(history.getByRole('textbox', { name: '사유' }), '전 값이 맞음');
  await userEvent.click(history.getByRole('button', { name: '이 값으로 되돌리기' }));
  const body = { entity: 'monsters', rowId: 214, field: 'hp', version: 88, reason: '전 값이 맞음' };
  await expect.poll(() => back.map((call) => [call.params.id, call.body])).toEqual([['70', body]]);
});

it('a row is taken out after what refers to it was counted, and brought back', async () => {
  signedIn({ operatorLevel: 2, isOperator: true });
  const removed = answering(removeRow, () => {
    detail = deskFactRow({ state: 'removed', version: 89 });
    return DONE;
  });
  await open();
  await userEvent.click(page.getByRole('button', { name: '목록에서 빼기' }));
  const form = page.getByRole('region', { name: '목록에서 빼기' });
  await expect.element(form.getByText('이 줄을 쓰는 곳: 드롭 2')).toBeVisible();
  await expect.element(form.getByText('이 이름이 있는 파티 1, 글 2')).toBeVisible();
  await userEvent.fill(form.getByRole('textbox', { name: '사유' }), '없는 몬스터');
  await userEvent.click(form.getByRole('button', { name: '목록에서 빼기' }));
  await expect
    .poll(() => removed.map(({ query, body }) => [query.get('version'), body?.reason]))
    .toEqual([['88', '없는 몬스터']]);
  await expect.element(page.getByText('뺀 줄', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '복원' })).toBeVisible();
  await userEvent.click(value(/^이름 처녀귀신/));
  await expect.element(fields.getByText('적용되지 않는 줄이라 수정할 수 없습니다.')).toBeVisible();
});

it('another row of the list is found by its name', async () => {
  await open();
  const list = page.getByRole('navigation', { name: '몬스터 목록' });
  await userEvent.fill(list.getByRole('searchbox', { name: '몬스터 이름' }), '달걀');
  await expect
    .element(list.getByRole('link', { name: '달걀귀신' }))
    .toHaveAttribute('href', '/operator/data/monsters/215');
  await expect.poll(() => list.getByRole('link').elements().length).toBe(1);
});
