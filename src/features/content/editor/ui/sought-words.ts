import { firstLetters, textLength } from '#shared/text-length.ts';
import { SEARCH_LENGTH } from '../../articles/article.contract.ts';

/** Returns the search words of an input; undefined: it is too short. */
export function soughtWords(typed: string): string | undefined {
  const words = firstLetters(typed.trim(), SEARCH_LENGTH.max);
  return textLength(words) >= SEARCH_LENGTH.min ? words : undefined;
}
