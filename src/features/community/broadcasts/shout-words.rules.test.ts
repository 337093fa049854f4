import { describe, expect, it } from 'vitest';
import { SHOUT_RULES } from '#database/migrations/0019-broadcasts.ts';
import { compileRules } from '#features/people/moderation/word.rules.ts';
import { firstWordRules } from '#tests/support/word-rules.ts';
import adverts from './adverts.golden.json' with { type: 'json' };
import { judgeShout } from './shout-words.rules.ts';

const OWN = { kind: 'GAMBLING', verdict: 'refuse', scope: 'shout' } as const;
const rules = [
  ...firstWordRules,
  ...compileRules(SHOUT_RULES.map((pattern, index) => ({ id: 10_000 + index, pattern, ...OWN }))),
];
const isHidden = (text: string) => judgeShout(text, rules).rule !== null;

describe('adverts in shouts', () => {
  it('are all compiled and tested with enough examples', () => {
    expect(rules).toHaveLength(firstWordRules.length + SHOUT_RULES.length);
    expect(adverts.guilty.length).toBeGreaterThanOrEqual(60);
    expect(adverts.innocent.length).toBeGreaterThanOrEqual(60);
  });

  it('are hidden, nine of ten, and nothing else is', () => {
    expect(adverts.innocent.filter(isHidden)).toEqual([]);
    const missed = adverts.guilty.filter((text) => !isHidden(text));
    expect(missed.length / adverts.guilty.length, missed.join('\n')).toBeLessThanOrEqual(0.1);
  });

  it('of the other kinds are hidden too', () => {
    expect(judgeShout('현철중검 쌀.먹 팝니다', rules).rule?.kind).toBe('CASH_TRADE');
    expect(judgeShout('매크로 팔아요 카톡 아이디 abc', rules).rule?.kind).toBe('AD');
  });
});

describe('abuse in shouts', () => {
  it('is shown as ○○ in the word’s stead, wherever it stands', () => {
    expect(judgeShout('병신아 자리 좀 그만 뺏어라 병신', rules)).toMatchObject({
      rule: null,
      masked: '○○아 자리 좀 그만 뺏어라 ○○',
      hit: { kind: 'ABUSE' },
    });
    expect(judgeShout('야 이 씨.발 비켜', rules).masked).toBe('야 이 ○○ 비켜');
    expect(judgeShout('자리 좀 비켜 주세요', rules)).toEqual({ rule: null, masked: null, hit: null });
  });

  it('does not show what also advertises', () => {
    expect(judgeShout('병신들아 바카라 첫충 30', rules)).toMatchObject({ rule: { kind: 'GAMBLING' }, masked: null });
  });
});
