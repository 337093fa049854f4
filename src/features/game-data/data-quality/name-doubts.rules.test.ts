import fc from 'fast-check';
import { expect, it } from 'vitest';
import { letterDistance } from '#shared/korean/letter-distance.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { nameDoubts } from './name-doubts.rules.ts';

const doubtsOf = (names: readonly string[]) => {
  const items = names.map((name, index) => makeItem({ id: index + 1, name }));
  return nameDoubts({ items, skills: [], monsters: [] });
};

/** Compares every name with every other. */
function closeNames(names: readonly string[]): string[] {
  return names.flatMap((name, index) =>
    names
      .slice(index + 1)
      .filter((other) => name.length > 2 && name.length === other.length && isOneLetterAway(name, other))
      .map((other) => `${name}, ${other}`),
  );
}

function isOneLetterAway(name: string, other: string): boolean {
  const places = Array.from(name, (_, at) => at).filter((at) => name[at] !== other[at]);
  const [at = 0] = places;
  return places.length === 1 && letterDistance(name.charAt(at), other.charAt(at)) === 1;
}

it('all names one letter apart are found, wherever they differ, and no others', () => {
  const name = fc.string({ unit: fc.constantFrom('가', '각', '거', '나', '검', 'A'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.uniqueArray(name, { maxLength: 40 }), (names) => {
      const texts = doubtsOf(names).map(({ text }) => text);
      expect(texts.toSorted()).toEqual(closeNames(names).toSorted());
    }),
  );
});

it('pairs are listed by the name that comes first, then by the place in which they differ', () => {
  expect(doubtsOf(['가나다', '각나다', '가나더', '가너다']).map(({ text }) => text)).toEqual([
    '가나다, 각나다',
    '가나다, 가너다',
    '가나다, 가나더',
  ]);
});
