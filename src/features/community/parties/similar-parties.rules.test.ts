import { expect, it } from 'vitest';
import { similarParties } from './similar-parties.rules.ts';

const party = (id: number, levelMin: number | null, levelMax: number | null) => ({ id, levelMin, levelMax });

it('parties for the same levels come first, in their order, and never the party itself', () => {
  const all = [party(1, 90, null), party(2, null, 32), party(3, 32, 99), party(4, 99, 99), party(5, 1, 31)];
  const idsFor = (one: ReturnType<typeof party>) => similarParties(one, all).map(({ id }) => id);
  expect(idsFor(party(3, 32, 80))).toEqual([2, 1, 4, 5]);
  expect(idsFor(party(9, null, null))).toEqual([1, 2, 3, 4, 5]);
  expect(idsFor(party(9, 99, 99))).toEqual([1, 3, 4, 2, 5]);
});
