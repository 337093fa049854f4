import { withParticle } from './particle.ts';

/** Joins words with the particle that fits each of them: `체력과 마력`, `마나와 체력`. */
export function joinedWords(words: readonly string[]): string {
  return words.map((word, index) => (index < words.length - 1 ? withParticle(word, '과/와') : word)).join(' ');
}
