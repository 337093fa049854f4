import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ownTopic } from '#features/people/people.topics.ts';
import { listSettings } from '#features/shell/settings/setting.contract.ts';
import { queryClient } from '#platform/client/query-client.ts';
import type { LiveEvent } from '#shared/live-event.ts';
import { answering, type Call, pendingAnswer, Refusal } from '#tests/components/calls.ts';
import { findFaults, TALL } from '#tests/components/faults.ts';
import { publish } from '#tests/components/live.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import { fullOverview } from '#tests/support/desk-overview.ts';
import { NOON } from '#tests/support/desk-settings.ts';
import { DeskFrame } from '../../../frame/ui/desk-frame.tsx';
import { checkEdits, type DeskVerdict, saveEdits } from '../../fact-change-desk.contract.ts';
import {
  countFactRows,
  type DeskFactRow,
  type DeskFactRowDetail,
  getFactRow,
  listFactRows,
} from '../../fact-row-desk.contract.ts';
import FactsScreen from './facts-screen.tsx';

const PATH = '/operator/data/monsters';
const FACTS_CHANGED: LiveEvent = { topics: [ownTopic], type: 'desk.changed', data: { kind: 'data', id: null } };
const GALAXY = { userId: '00000000-0000-4000-8000-000000000002', name: '은하수' };

function monster(id: number, name: string, exp: number, parts: Partial<DeskFactRow> = {}): DeskFactRow {
  const numbers = { exp, hp: 50_000, ac: -44, dmgMin: 800, dmgMax: 1200 };
  const texts = Object.fromEntries(
    Object.entries(numbers).map(([field, value]) => [field, value.toLocaleString('ko')]),
  );
  return {
    ...{ id, name, state: 'inForce', isAdded: false, version: 7, proposed: 0, doubts: 0 },
    values: { id, name, confidence: 'high', dungeon: { ref: 'dungeons', id: 3 }, ...numbers },
    texts: { id: String(id), name, confidence: '높음', dungeon: '부여 흉가', ...texts },
    ...{ base: {}, overridden: [], conflicts: [] },
    ...parts,
  };
}

const verdictOf = (parts: Partial<DeskVerdict> = {}): DeskVerdict => ({
  ...{ checked: 7219, milliseconds: 300, faults: [], faultCount: 0 },
  changes: { added: 0, changed: 1, removed: 0 },
  ...{ replaced: [], unchanged: [], proposals: [] },
  ...parts,
});

let lists: readonly Call<typeof listFactRows>[];
let checks: readonly Call<typeof checkEdits>[];
let saved: readonly Call<typeof saveEdits>[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  answering(listSettings, () => []);
  lists = answering(listFactRows, ({ params }) =>
    params.entity === 'monsters'
      ? [
          monster(174, '처녀귀신', 450_000),
          monster(175, '달걀귀신', 460_000, { overridden: ['exp'], proposed: 2, conflicts: ['hp'], doubts: 1 }),
        ]
      : [],
  );
  answering(countFactRows, () => [
    {
      entity: 'monsters' as const,
      rows: 740,
      overridden: 12,
      conflict: 3,
      sleeping: 2,
      removed: 0,
      doubt: 5,
      proposed: 18,
    },
  ]);
  checks = answering(checkEdits, () => verdictOf());
  saved = answering(saveEdits, () => ({ version: 92, changes: { added: 0, changed: 1, removed: 0 } }));
});

afterEach(() => {
  vi.useRealTimers();
});

async function open(at = PATH, entity: string | undefined = 'monsters') {
  const shown = await show(<FactsScreen params={entity === undefined ? {} : { entity }} />, { at });
  await expect.element(page.getByRole('link', { name: '처녀귀신' }).first()).toBeVisible();
  return shown;
}

const cell = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} .*수정$`) });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const apply = (count: number) => page.getByRole('button', { name: `${count}개 적용` });
const fill = async (name: string, value: string) => {
  await userEvent.click(cell(name));
  await userEvent.fill(field(name), value);
};
const exps = (id: number, exp: unknown) => ({ entity: 'monsters', rowId: id, fields: { exp }, version: 7 });
const sent = (edit: object) => ({ ...edit, source: ['operator'], confidence: 'high' });

async function paste(text: string) {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}

it('two values are edited by keys, checked together, and applied once however often the button is pressed', async () => {
  const pending = pendingAnswer<{ version: number; changes: DeskVerdict['changes'] }>();
  saved = answering(saveEdits, () => pending.answer);
  await open();
  await fill('처녀귀신 경험치', '495,000');
  await userEvent.keyboard('{Tab}{Escape}');
  await expect.element(page.getByRole('link', { name: '처녀귀신' }).first()).toHaveFocus();
  await userEvent.keyboard('j{F2}');
  await userEvent.fill(field('달걀귀신 체력'), '60000');
  await userEvent.keyboard('{Enter}');
  await expect.element(cell('처녀귀신 경험치')).toHaveTextContent('495,000');
  await expect.element(page.getByText('전체 7,219줄 검사, 문제 없음')).toBeVisible();
  const hp = { entity: 'monsters', rowId: 175, fields: { hp: 60_000 }, version: 7 };
  expect(checks.at(-1)?.body).toEqual({ edits: [sent(exps(174, 495_000)), sent(hp)] });
  await userEvent.fill(page.getByRole('textbox', { name: '사유' }), '11월 20일 패치');
  await userEvent.dblClick(apply(2));
  pending.release({ version: 92, changes: { added: 0, changed: 2, removed: 0 } });
  await expect.element(page.getByText('2개를 적용했습니다. 버전 92입니다.')).toBeVisible();
  expect(saved.map(({ body }) => body)).toEqual([
    { edits: [sent(exps(174, 495_000)), sent(hp)], reason: '11월 20일 패치' },
  ]);
  expect(page.getByRole('region', { name: '변경 모음' }).elements()).toEqual([]);
});

it('a bad value is said at once, one that the check refuses stands at its row, and neither can be applied', async () => {
  const faults = [
    {
      file: 'monsters.csv',
      row: 174,
      field: 'hp',
      reason: '너무 큽니다.',
      at: { entity: 'monsters' as const, id: 174, name: '처녀귀신' },
    },
  ];
  checks = answering(checkEdits, () => verdictOf({ faults, faultCount: 1 }));
  await open();
  await fill('처녀귀신 체력', '42000000000');
  await userEvent.keyboard('{Enter}');
  const set = page.getByRole('region', { name: '변경 모음' });
  await expect.element(set.getByText('너무 큽니다.')).toBeVisible();
  await expect.element(apply(1)).toBeDisabled();
  await fill('처녀귀신 경험치', '45만');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('문제 2', { exact: true })).toBeVisible();
  await expect.element(apply(2)).toBeDisabled();
  await userEvent.keyboard('u');
  await userEvent.click(set.getByRole('button', { name: '처녀귀신 체력 변경 빼기' }));
  expect(set.elements()).toEqual([]);
});

it('a row that another has changed loses nothing, and is applied on what was looked at', async () => {
  const changed = [{ entity: 'monsters', rowId: 174, name: '처녀귀신', version: 9, values: { exp: 470_000 } }];
  const refused = new Refusal('CONFLICT', { data: { reason: 'CHANGED', current: changed[0], changed } });
  checks = answering(checkEdits, ({ body }) => (body?.edits[0]?.version === 9 ? verdictOf() : refused));
  const override = { id: 3, value: 470_000, base: 450_000, source: [], confidence: 'high' as const, by: GALAXY };
  const exp = { name: 'exp', value: 470_000, text: '470,000', override: { ...override, at: NOON.toISOString() } };
  answering(
    getFactRow,
    () =>
      ({ entity: 'monsters', id: 174, name: '처녀귀신', version: 9, fields: [exp] }) as unknown as DeskFactRowDetail,
  );
  await open();
  await fill('처녀귀신 경험치', '495000');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('처녀귀신: 경험치는 지금 470,000 (은하수)')).toBeVisible();
  await expect.element(apply(1)).toBeDisabled();
  await userEvent.click(page.getByRole('button', { name: '확인했습니다' }));
  await expect.element(page.getByText('전체 7,219줄 검사, 문제 없음')).toBeVisible();
  await expect.element(cell('처녀귀신 경험치')).toHaveTextContent('495,000');
  expect(checks.at(-1)?.body?.edits).toEqual([sent({ ...exps(174, 495_000), version: 9 })]);
});

it('several cells are pasted over columns and rows, and the set survives the page', async () => {
  const first = await open();
  await userEvent.click(cell('처녀귀신 경험치'));
  await paste('495,000\t51000\n470,000\t52000\n480,000\t53000\n');
  await expect.element(page.getByText('값 4개를 넣었습니다. 수정할 수 없는 칸 2개는 뺐습니다.')).toBeVisible();
  await first.unmount();
  await open();
  await expect.element(cell('달걀귀신 체력')).toHaveTextContent('52,000');
  await userEvent.click(page.getByRole('button', { name: '모두 빼기' }));
  await expect.element(cell('달걀귀신 체력')).toHaveTextContent('50,000');
});

it('an edit that equals open corrections answers them with it', async () => {
  const proposal = { id: 31, entity: 'monsters' as const, rowId: 175, field: 'exp', count: 2 };
  const replaced = [{ entity: 'monsters' as const, rowId: 175, field: 'exp', by: GALAXY, at: NOON.toISOString() }];
  answering(checkEdits, () => verdictOf({ proposals: [proposal], replaced }));
  await open();
  await fill('달걀귀신 경험치', '495000');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/은하수가 .* 한 수정을 바꿉니다, 제보 2건과 같은 값/)).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: '사유' }), '제보 확인');
  await userEvent.click(apply(1));
  expect(saved).toEqual([]);
  await userEvent.fill(page.getByRole('textbox', { name: '제보한 사람에게 보낼 답' }), '고쳤습니다. 고맙습니다.');
  await userEvent.click(apply(1));
  const edits = [{ ...sent(exps(175, 495_000)), corrections: [31] }];
  const body = { edits, reason: '제보 확인', answer: '고쳤습니다. 고맙습니다.' };
  await expect.poll(() => saved.map((call) => call.body)).toEqual([body]);
});

it('an editor may edit neither keys nor what is for others, and is shown no act of theirs', async () => {
  signedIn({ operatorLevel: 3, isOperator: true });
  await open();
  await expect.element(cell('처녀귀신 경험치')).toBeVisible();
  expect(cell('처녀귀신 사냥터').elements()).toEqual([]);
  expect(page.getByRole('link', { name: /몬스터 추가|파일 올리기/ }).elements()).toEqual([]);
  answering(listFactRows, () => [
    monster(1, '처녀귀신', 1, { values: { opened: true }, texts: { name: '처녀귀신', opened: '열림' } }),
  ]);
  await open('/operator/data/regions', 'regions');
  expect(cell('처녀귀신 열림').elements()).toEqual([]);
});

it('a change by another operator is read again, and an edit stays beside the value of now', async () => {
  await open();
  await fill('처녀귀신 경험치', '495,000');
  await userEvent.keyboard('{Enter}');
  answering(listFactRows, () => [monster(174, '처녀귀신', 450_000), monster(176, '불귀신', 500_000)]);
  await publish(FACTS_CHANGED);
  await expect.element(page.getByRole('link', { name: '불귀신' })).toBeVisible();
  await expect.element(cell('처녀귀신 경험치')).toHaveTextContent('495,000');
});

it('the filters stand in the address, and the table asks the server with them', async () => {
  await open(`${PATH}?state=conflict&dungeon=흉가&sort=-exp&q=귀신`);
  const query = Object.fromEntries(lists[0]?.query ?? []);
  expect(query).toEqual({ limit: '25', conflict: 'true', dungeon: '흉가', sort: '-exp', q: '귀신' });
  await expect.element(page.getByRole('link', { name: '보기' })).toHaveAttribute('href', '/operator/data/conflicts');
});

async function expectSoundTables(width: number): Promise<void> {
  await page.viewport(width, TALL);
  const overview = fullOverview();
  const { waiting } = overview;
  await show(
    <DeskFrame level={2} at={NOON.toISOString()} overview={overview} current="/operator/data">
      <FactsScreen params={{}} />
    </DeskFrame>,
    { at: PATH, data: { path: PATH, level: 2, at: NOON.toISOString(), waiting, overview } },
  );
  await fill('처녀귀신 경험치', '495,000');
  await userEvent.keyboard('{Enter}');
  await fill('달걀귀신 경험치', '45만');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('문제 1', { exact: true })).toBeVisible();
  await userEvent.click(cell('처녀귀신 경험치'));
  expect(await findFaults()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
}

it.each([390])('the tables have no fault of access at %i, and are not wider', expectSoundTables);
it.each([1440, 960])(
  'the tables have no fault of access at %i, and are not wider',
  { tags: 'sweep' },
  expectSoundTables,
);
