import type { ListedWordRule } from '#features/people/moderation/word.contract.ts';
import type { WordSearch } from './word-list.params.ts';

type Wanted = Partial<Pick<WordSearch, 'q' | 'kind' | 'scope' | 'verdict' | 'sort'>>;

/**
 * Returns the rules that the filters leave, in their order.
 * @param hitting ids of the rules that hit the searched text
 */
export function listRules(
  rules: readonly ListedWordRule[],
  { q, kind, scope, verdict, sort }: Wanted,
  hitting: ReadonlySet<number>,
): ListedWordRule[] {
  const words = q?.replaceAll(/\s/g, '').toLowerCase();
  return rules
    .filter((rule) => kind === undefined || rule.kind === kind)
    .filter((rule) => scope === undefined || rule.scope === scope)
    .filter((rule) => verdict === undefined || rule.verdict === verdict)
    .filter((rule) => !words || toPlain(rule.pattern).includes(words) || hitting.has(rule.id))
    .toSorted(ORDERS[sort ?? 'hits']);
}

function toPlain(pattern: string): string {
  return pattern.replaceAll(/\s/g, '').toLowerCase();
}

const byName = (one: ListedWordRule, other: ListedWordRule) =>
  one.pattern.localeCompare(other.pattern, 'ko') || one.id - other.id;

const ORDERS: Readonly<Record<'hits' | 'new' | 'name', (one: ListedWordRule, other: ListedWordRule) => number>> = {
  hits: (one, other) => Number(other.isActive) - Number(one.isActive) || other.hits - one.hits || byName(one, other),
  new: (one, other) => other.id - one.id,
  name: byName,
};

export function sumHits(rules: readonly ListedWordRule[]): number {
  return rules.reduce((sum, { hits }) => sum + hits, 0);
}

/** Returns the choices of kinds with their numbers of rules: `광고 14`. */
export function countKinds(
  choices: readonly { value: string; label: string }[],
  rules: readonly ListedWordRule[],
): { value: string; label: string }[] {
  return choices.map(({ value, label }) => {
    const count = value === '' ? rules.length : rules.filter(({ kind }) => kind === value).length;
    return { value, label: `${label} ${count}` };
  });
}
