import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeItem } from '#tests/factories/game-data.ts';
import type { Item } from './item.contract.ts';
import { sumStat } from './stat-sum.rules.ts';

const claims = (...values: number[]) => values.map((value) => ({ value: [value], source: ['fb'] }));

const certain = fc.integer({ min: -50, max: 50 }).map((hit) => makeItem({ hit }));
const unknown = fc.constant(null).map(() => makeItem({ hit: null }));
/** The item's own value is one of the claims, or unknown; of another field the sources may differ as well. */
const doubtful = fc
  .record({ one: fc.integer({ min: -50, max: 50 }), other: fc.integer({ min: 51, max: 99 }), isOwn: fc.boolean() })
  .map(({ one, other, isOwn }) =>
    makeItem({ hit: isOwn ? one : null, disagreements: [{ field: 'hit', claims: claims(one, other) }] }),
  );
const elsewhere = certain.map((item) => makeItem({ ...item, disagreements: [{ field: 'dam', claims: claims(1, 2) }] }));

it('a sum counts neither an unknown nor a doubtful value, and names the items that it leaves out', () => {
  const groups = fc.record({
    sure: fc.array(fc.oneof(certain, elsewhere)),
    unknown: fc.array(unknown),
    doubtful: fc.array(doubtful),
    at: fc.infiniteStream(fc.nat()),
  });
  fc.assert(
    fc.property(groups, ({ at, ...kinds }) => {
      const worn = [...kinds.sure, ...kinds.unknown, ...kinds.doubtful]
        .map((item) => ({ item, at: at.next().value ?? 0 }))
        .sort((one, other) => one.at - other.at)
        .map(({ item }) => item);
      const sum = sumStat(worn, 'hit');
      const known = kinds.sure.map(({ hit }) => hit ?? Number.NaN);
      expect(sum.total).toBe(known.length === 0 ? null : known.reduce((total, hit) => total + hit, 0));
      const names = (items: readonly Item[]) => items.map(({ name }) => name).sort();
      expect(sum.unknown.toSorted()).toEqual(names(kinds.unknown));
      expect(sum.doubtful.toSorted()).toEqual(names(kinds.doubtful));
    }),
  );
});

it('a sum of unknown values is unknown, not 0', () => {
  expect(sumStat([makeItem({ name: '목도' })], 'hit')).toEqual({ total: null, unknown: ['목도'], doubtful: [] });
});
