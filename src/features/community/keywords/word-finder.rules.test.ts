import fc from 'fast-check';
import { expect, it } from 'vitest';
import { WordFinder } from './word-finder.rules.ts';

function finderOf(words: readonly string[]) {
  const finder = new WordFinder();
  const numbers = words.map((word) => finder.add(word));
  for (const link of finder.links()) link();
  return { finder, numbers };
}

it('finds the words that a plain look for each finds, words inside of words too', () => {
  const text = fc.string({ unit: fc.constantFrom('가', '나', '다', 'ㅎ'), maxLength: 40 });
  const word = fc.string({ unit: fc.constantFrom('가', '나', '다', 'ㅎ'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 30 }), text, (words, given) => {
      const { finder, numbers } = finderOf(words);
      const found = finder.find(given);
      expect(words.filter((_, index) => found.has(numbers[index] ?? -1))).toEqual(
        words.filter((one) => given.includes(one)),
      );
    }),
    { numRuns: 500 },
  );
});

it('gives the same word one number', () => {
  const { numbers } = finderOf(['현철중검', '진호박', '현철중검']);
  expect(numbers).toEqual([0, 1, 0]);
});

it('finds letters beyond the basic plane', () => {
  const { finder } = finderOf(['𠮷野', '😀']);
  expect([...finder.find('나는𠮷野집')]).toEqual([0]);
});
