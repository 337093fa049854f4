import { FINALS_PER_VOWEL, FIRST_SYLLABLE, isSyllable, VOWELS } from './hangul.ts';

export function letterDistance(one: string, other: string): number {
  if (!isSyllable(one) || !isSyllable(other)) return 3;
  const letters = (char: string) => {
    const offset = char.charCodeAt(0) - FIRST_SYLLABLE;
    const final = offset % FINALS_PER_VOWEL;
    const vowel = ((offset - final) / FINALS_PER_VOWEL) % VOWELS.length;
    return [offset - final - vowel * FINALS_PER_VOWEL, vowel, final] as const;
  };
  const otherLetters = letters(other);
  return letters(one).filter((letter, index) => letter !== otherLetters[index]).length;
}
