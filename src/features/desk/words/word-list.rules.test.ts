import { expect, it } from 'vitest';
import type { ListedWordRule } from '#features/people/moderation/word.contract.ts';
import { countKinds, listRules, sumHits } from './word-list.rules.ts';

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
const rules = [
  rule(1, '쌀먹', { kind: 'CASH_TRADE', hits: 96 }),
  rule(2, '카톡 + <id>', { hits: 312, scope: 'text' }),
  rule(3, '홀짝', { kind: 'GAMBLING', verdict: 'review' }),
  rule(4, '가방', { hits: 500, isActive: false }),
];
const found = (wanted: Parameters<typeof listRules>[1], hitting: number[] = []) =>
  listRules(rules, wanted, new Set(hitting)).map(({ id }) => id);

it.each([
  ['most hits first, those in force before the others', {}, [2, 1, 3, 4]],
  ['the newest', { sort: 'new' }, [4, 3, 2, 1]],
  ['by name', { sort: 'name' }, [4, 1, 2, 3]],
  ['of a kind', { kind: 'AD' }, [2, 4]],
  ['of a scope and a verdict', { scope: 'both', verdict: 'review' }, [3]],
  ['by a part of the rule, whatever its spaces', { q: '톡+ <ID' }, [2]],
] as const)('rules are listed: %s', (_, wanted, ids) => {
  expect(found(wanted)).toEqual(ids);
});

it('a sentence finds the rules that it would be held by', () => {
  expect(found({ q: '쌀.먹 환영' }, [1])).toEqual([1]);
});

it('the kinds have the numbers of their rules', () => {
  const choices = [
    { value: '', label: '전체' },
    { value: 'AD', label: '광고' },
    { value: 'ABUSE', label: '욕설' },
  ];
  expect(countKinds(choices, rules).map(({ label }) => label)).toEqual(['전체 4', '광고 2', '욕설 0']);
  expect(sumHits(rules)).toBe(908);
});
