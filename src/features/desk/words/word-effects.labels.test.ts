import { expect, it } from 'vitest';
import { formatShare, listWordEffects } from './word-effects.labels.ts';

const rule = { kind: 'CASH_TRADE', scope: 'both', verdict: 'refuse' } as const;
const trial = { corpus: 'shouts', count: 8, among: 1000 } as const;
const TEXTS = '앞으로 이 말이 든 글은 올라가지 않습니다. 이미 올라간 글은 그대로입니다';

it.each([
  [rule, ['최근 24시간의 외침에도 적용해 1분 안에 숨깁니다. 시험한 1,000건에서는 8건', TEXTS]],
  [
    { ...rule, kind: 'ABUSE', scope: 'shout' },
    ['최근 24시간의 외침에도 이 말을 ○○로 가립니다. 시험한 1,000건에서는 8건'],
  ],
  [{ ...rule, scope: 'text' }, [TEXTS]],
  [
    { ...rule, verdict: 'review' },
    ['외침은 그대로 보입니다. 검토는 글에만 있습니다', '앞으로 이 말이 든 글은 올라가고 검토에 쌓입니다'],
  ],
  [{ ...rule, isActive: false }, ['꺼진 규칙입니다. 켤 때부터 적용합니다']],
] as const)('saving %j says what it does', (given, effects) => {
  expect(listWordEffects(given, trial)).toEqual(effects);
});

it('a trial of other texts names no number of shouts, and shares are rounded', () => {
  expect(listWordEffects(rule, { ...trial, corpus: 'comments' })[0]).toBe(
    '최근 24시간의 외침에도 적용해 1분 안에 숨깁니다',
  );
  expect([8, 0, 20, 1000].map((count) => formatShare({ count, among: 1000 }))).toEqual(['0.8%', '0%', '2%', '100%']);
  expect([formatShare({ count: 1, among: 3000 }), formatShare({ count: 0, among: 0 })]).toEqual(['0.1% 아래', '0%']);
});
