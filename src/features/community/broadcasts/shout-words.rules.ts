import type { ForbiddenWord, WordKind, WordRule } from '#features/people/words/word.contract.ts';
import { type CompiledRule, findForbidden } from '#features/people/words/word.rules.ts';

const HIDING: readonly WordKind[] = ['CASH_TRADE', 'AD', 'GAMBLING'];
const MASK = '○○';
const RULES_AT_ONCE = 120;
/** A word may stand there once more in another disguise. */
const MAX_MASKED = 8;

export interface JudgedShout {
  /** Why nobody sees it. */
  rule: WordRule | null;
  /** What is shown in its stead. */
  masked: string | null;
}

/** What the forbidden words make of a shout (contract §16). What they are unsure of is shown. */
export function judgeShout(message: string, rules: readonly CompiledRule[]): JudgedShout {
  return judgeFound(message, findForbidden(message, rules), rules);
}

/** Rules in parts, each of which holds the event loop for less than a millisecond, also with the longest shout. */
export function rulesInParts(rules: readonly CompiledRule[]): (readonly CompiledRule[])[] {
  const parts = Math.ceil(rules.length / RULES_AT_ONCE);
  return Array.from({ length: parts }, (_, nth) => rules.slice(nth * RULES_AT_ONCE, (nth + 1) * RULES_AT_ONCE));
}

/** @param found by all rules, in any order */
export function judgeFound(
  message: string,
  found: readonly ForbiddenWord[],
  rules: readonly CompiledRule[],
): JudgedShout {
  const meant = found.filter(({ verdict }) => verdict === 'refuse').map(({ rule }) => rule);
  const [rule = null] = meant.filter(({ kind }) => HIDING.includes(kind)).toSorted((one, other) => one.id - other.id);
  if (rule || meant.length === 0) return { rule, masked: null };
  return {
    rule: null,
    masked: maskedText(
      message,
      rules.filter((one) => one.rule.kind === 'ABUSE'),
    ),
  };
}

/** @param rules those against abuse */
function maskedText(message: string, rules: readonly CompiledRule[]): string {
  let text = message;
  for (let time = 0; time < MAX_MASKED; time += 1) {
    const abuse = findForbidden(text, rules).find(({ verdict }) => verdict === 'refuse');
    if (!abuse || abuse.word === '') return text;
    text = text.replaceAll(abuse.word, MASK);
  }
  return MASK;
}
