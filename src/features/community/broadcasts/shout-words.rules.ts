import type { ForbiddenWord, WordKind, WordRule } from '#features/people/moderation/word.contract.ts';
import { type CompiledRule, findForbidden } from '#features/people/moderation/word.rules.ts';
import { againstAbuse, maskWords } from '#features/people/moderation/word-mask.rules.ts';

const HIDING: readonly WordKind[] = ['CASH_TRADE', 'AD', 'GAMBLING'];
const MASK = '○○';
const RULES_AT_ONCE = 120;

export interface JudgedShout {
  /** The rule that hides the shout; null: it is shown. */
  rule: WordRule | null;
  /** The text to show instead of the original; null: nothing is masked. */
  masked: string | null;
  /** The rule that hides the shout or masks a part of it. */
  hit: WordRule | null;
}

/** Applies the forbidden words to a shout. Uncertain matches change nothing (contract §16). */
export function judgeShout(message: string, rules: readonly CompiledRule[]): JudgedShout {
  return judgeFound(message, findForbidden(message, rules), rules);
}

/**
 * Splits the rules, so that each part blocks the event loop for less than a millisecond even with the longest shout.
 */
export function rulesInParts(rules: readonly CompiledRule[]): (readonly CompiledRule[])[] {
  const parts = Math.ceil(rules.length / RULES_AT_ONCE);
  return Array.from({ length: parts }, (_, nth) => rules.slice(nth * RULES_AT_ONCE, (nth + 1) * RULES_AT_ONCE));
}

/** @param found matches of all rules, in any order */
export function judgeFound(
  message: string,
  found: readonly ForbiddenWord[],
  rules: readonly CompiledRule[],
): JudgedShout {
  const meant = found.filter(({ verdict }) => verdict === 'refuse').map(({ rule }) => rule);
  const [rule = null] = meant.filter(({ kind }) => HIDING.includes(kind)).toSorted((one, other) => one.id - other.id);
  if (rule || meant.length === 0) return { rule, masked: null, hit: rule };
  const [abuse = null] = meant;
  return { rule: null, masked: maskWords(message, againstAbuse(rules), () => MASK), hit: abuse };
}
