import { type CompiledRule, findForbidden } from './word.rules.ts';

/** Maximum number of disguises of abusive words that are masked one after the other. */
const MAX_MASKED = 8;

/** @param rules the rules against abuse */
export function maskWords(text: string, rules: readonly CompiledRule[], maskOf: (word: string) => string): string {
  let masked = text;
  for (let time = 0; time < MAX_MASKED; time += 1) {
    const found = findForbidden(masked, rules).find(({ verdict }) => verdict === 'refuse');
    if (!found || found.word === '') return masked;
    masked = masked.replaceAll(found.word, maskOf(found.word));
  }
  return maskOf(masked);
}

/** Masks abuse letter by letter, so that places in the text stay as they are. */
export function maskInPlace(text: string, rules: readonly CompiledRule[]): string {
  return maskWords(text, rules, (word) => '○'.repeat(word.length));
}

export function againstAbuse(rules: readonly CompiledRule[]): CompiledRule[] {
  return rules.filter(({ rule }) => rule.kind === 'ABUSE');
}
