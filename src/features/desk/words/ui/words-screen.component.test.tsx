import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  addWordRule,
  type CorpusTrialAnswer,
  changeWordRule,
  deleteWordRule,
  type ListedWordRule,
  listWordRules,
  tryWords,
} from '#features/people/moderation/word.contract.ts';
import { deskChanged } from '#features/people/operators/desk.events.ts';
import { ownTopic } from '#features/people/people.topics.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { answering, type Call, Refusal } from '#tests/components/calls.ts';
import { publish } from '#tests/components/live.ts';
import { signedIn } from '#tests/components/people.ts';
import { show } from '#tests/components/show.tsx';
import WordsScreen from './words-screen.tsx';

const PATH = '/operator/words';
const AT = '2026-11-20T12:00:00.000Z';

const rule = (id: number, pattern: string, parts: Partial<ListedWordRule> = {}): ListedWordRule => ({
  id,
  createdAt: AT,
  updatedAt: AT,
  kind: 'AD',
  pattern,
  verdict: 'refuse',
  scope: 'both',
  isActive: true,
  version: 1,
  hits: 0,
  ...parts,
});
const tried = (text: string, from: number, to: number) =>
  ({ at: AT, channel: 1, text, from, to, verdict: 'refuse' }) as const;
const TRIAL: CorpusTrialAnswer = {
  count: 8,
  among: 1000,
  hits: [tried('진호박 1.2에 팜 계좌 바로 드림', 12, 14)],
  saved: [{ ...tried('계좌말고 게임돈만', 0, 2), at: '2026-11-19T12:00:00.000Z' }],
};

let added: readonly Call<typeof addWordRule>[];
let changed: readonly Call<typeof changeWordRule>[];
let removed: readonly Call<typeof deleteWordRule>[];
let trials: readonly Call<typeof tryWords>[];

beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  signedIn({ operatorLevel: 2, isOperator: true });
  answering(listWordRules, () => [
    rule(1, '쌀먹', { kind: 'CASH_TRADE', hits: 96 }),
    rule(2, '카톡 + <id>', { hits: 312, verdict: 'review', scope: 'text' }),
    rule(3, '나쁜말', { kind: 'ABUSE', hits: 641 }),
    rule(4, '대리', { isActive: false }),
  ]);
  trials = answering(tryWords, ({ body }) =>
    'text' in body
      ? { found: [{ id: 1, kind: 'CASH_TRADE', pattern: '쌀먹', word: '쌀.먹', verdict: 'refuse', from: 5, to: 8 }] }
      : TRIAL,
  );
  const { hits: _, ...stored } = rule(5, '계좌 -계좌말고');
  added = answering(addWordRule, () => stored);
  changed = answering(changeWordRule, () => stored);
  removed = answering(deleteWordRule, () => ({ success: true }));
});

async function open(at = PATH) {
  const shown = await show(<WordsScreen />, { at });
  await expect.element(page.getByText('규칙 4 · 최근 30일 1,049번 걸림')).toBeVisible();
  return shown;
}
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));
const patternField = page.getByRole('textbox', { name: '규칙' });

it('rules stand by their hits with abuse masked, and the choices of kinds have their numbers', async () => {
  await open();
  const names = page
    .getByRole('row')
    .elements()
    .map((row) => row.querySelector('a')?.textContent);
  expect(names.slice(1)).toEqual(['○○○나쁜말', '카톡+아이디', '쌀먹', '대리']);
  await expect.element(page.getByText('나쁜말')).not.toBeVisible();
  await userEvent.click(page.getByText('현금 거래 1', { exact: true }));
  await expect.element(page.getByRole('link', { name: '대리' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: '쌀먹' })).toBeVisible();
});

it('a new rule is tried while one types, says what saving does, and is saved', async () => {
  await open();
  await press('새 규칙');
  await userEvent.fill(patternField, '계좌 -계좌말고');
  await expect.element(page.getByText('0.8%')).toBeVisible();
  await expect.element(page.getByText('예외')).toBeVisible();
  await expect.element(page.getByText(/1분 안에 숨깁니다. 시험한 1,000건에서는 8건$/)).toBeVisible();
  const draft = { kind: 'CASH_TRADE', pattern: '계좌 -계좌말고', scope: 'both', verdict: 'refuse' };
  expect(trials.at(-1)?.body).toEqual({ rule: draft, among: 'shouts' });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => added.map(({ body }) => body)).toEqual([draft]);
  await expect.element(page.getByText('새 규칙을 저장했습니다.')).toBeVisible();
  expect(location.search).toBe('');
});

it('a rule that hits too much is refused at its field, and what was typed survives a reload', async () => {
  const message = '최근 글이 모두 걸립니다. 더 좁게 적어 주세요.';
  answering(addWordRule, () => new Refusal('INVALID_INPUT', { data: { issues: [{ path: 'pattern', message }] } }));
  const { unmount } = await open(`${PATH}?new=true`);
  await userEvent.fill(patternField, '있어요');
  await press('저장하고 외침에 적용');
  await expect.element(page.getByText(message)).toBeVisible();
  answering(
    addWordRule,
    () => new Refusal('FORBIDDEN', { message: '관리자만 저장할 수 있습니다.', data: { needs: 1 } }),
  );
  await press('저장하고 외침에 적용');
  await expect.element(page.getByText(/^관리자만 저장할 수 있습니다\. 입력한/)).toBeVisible();
  await unmount();
  queryClient.clear();
  await open(`${PATH}?new=true`);
  await expect.element(patternField).toHaveValue('있어요');
});

it('a rule is switched off at once, changed and taken out', async () => {
  await open();
  await userEvent.click(page.getByRole('switch', { name: '쌀먹 사용' }));
  await expect
    .poll(() => changed.map(({ params, body }) => [params.id, body]))
    .toEqual([['1', { isActive: false, version: 1 }]]);
  await userEvent.click(page.getByRole('link', { name: '쌀먹' }).first());
  await userEvent.click(page.getByText('검토', { exact: true }).last());
  await expect.element(page.getByText('외침은 그대로 보입니다. 검토는 글에만 있습니다')).toBeVisible();
  await press('저장');
  const body = { pattern: '쌀먹', kind: 'CASH_TRADE', scope: 'both', verdict: 'review', version: 1 };
  await expect.poll(() => changed.at(-1)?.body).toEqual(body);
  await userEvent.click(page.getByRole('link', { name: '쌀먹' }).first());
  await press('지우기');
  await press('규칙 지우기');
  await expect.poll(() => removed.map(({ params, query }) => [params.id, query.get('version')])).toEqual([['1', '1']]);
});

it('a rule that another operator changed meanwhile is shown beside what is typed, and the next press replaces it', async () => {
  answering(changeWordRule, () => new Refusal('CONFLICT', { data: { reason: 'CHANGED' } }));
  await open(`${PATH}?open=1`);
  await userEvent.fill(patternField, '쌀먹 -쌀먹밥');
  answering(listWordRules, () => [rule(1, '쌀먹 -쌀먹국', { kind: 'CASH_TRADE', version: 2 })]);
  await press('저장하고 외침에 적용');
  await expect.element(page.getByText(/그사이 바꾸었습니다.*쌀먹국.*현금 거래/)).toBeVisible();
  await expect.element(patternField).toHaveValue('쌀먹 -쌀먹밥');
  changed = answering(changeWordRule, () => rule(1, '쌀먹 -쌀먹밥', { version: 3 }));
  await press('저장하고 외침에 적용');
  await expect.poll(() => changed.map(({ body }) => body)).toMatchObject([{ pattern: '쌀먹 -쌀먹밥', version: 2 }]);
});

it('the list is read again once another operator has changed a word', async () => {
  const reads = answering(listWordRules, () => [rule(6, '돌하르방')]);
  await show(<WordsScreen />, { at: PATH });
  await expect.element(page.getByRole('link', { name: '돌하르방' })).toBeVisible();
  answering(listWordRules, () => [rule(6, '두꺼비집', { version: 2 })]);
  await publish(deskChanged.on([ownTopic], { kind: 'word', id: 6 }));
  await expect.element(page.getByRole('link', { name: '두꺼비집' })).toBeVisible();
  expect(reads).toHaveLength(1);
});

it('a sentence is tried on the rules in force', async () => {
  await open();
  await userEvent.fill(page.getByRole('textbox', { name: '시험할 문장' }), '진호박 쌀.먹 환영');
  await expect.element(page.getByText('현금 거래 규칙')).toBeVisible();
  expect(trials.at(-1)?.body).toEqual({ text: '진호박 쌀.먹 환영' });
});
