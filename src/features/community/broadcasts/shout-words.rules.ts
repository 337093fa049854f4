import type { WordKind, WordRule } from '#features/people/words/word.contract.ts';
import { type CompiledRule, findForbidden } from '#features/people/words/word.rules.ts';

const HIDING: readonly WordKind[] = ['CASH_TRADE', 'AD', 'GAMBLING'];
const MASK = '○○';
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
  const found = findForbidden(message, rules).filter(({ verdict }) => verdict === 'refuse');
  const hiding = found.find(({ rule }) => HIDING.includes(rule.kind));
  if (hiding) return { rule: hiding.rule, masked: null };
  return { rule: null, masked: found.length === 0 ? null : maskedText(message, rules) };
}

function maskedText(message: string, rules: readonly CompiledRule[]): string {
  let text = message;
  for (let time = 0; time < MAX_MASKED; time += 1) {
    const abuse = findForbidden(text, rules).find(({ rule, verdict }) => verdict === 'refuse' && rule.kind === 'ABUSE');
    if (!abuse || abuse.word === '') return text;
    text = text.replaceAll(abuse.word, MASK);
  }
  return MASK;
}
