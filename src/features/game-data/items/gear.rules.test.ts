import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_GEAR_ITEMS } from '#shared/gear-limit.ts';
import { ITEM_TYPES } from '../catalog/item.labels.ts';
import { isWorn, withItem, withoutItem } from './gear.rules.ts';

describe('what is worn', () => {
  it('is weapons, armour, shields, helmets, rings and the like, and nothing else', () => {
    const worn = ITEM_TYPES.filter((_, type) => isWorn(type));
    expect(worn).toEqual(['무기', '갑옷', '방패', '투구', '손', '보조']);
    expect([isWorn(-1), isWorn(ITEM_TYPES.length)]).toEqual([false, false]);
  });
});

const lists = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: MAX_GEAR_ITEMS });
const ids = fc.integer({ min: 1, max: 20 });

describe('a change of the gear', () => {
  it('adds in front what is not in it, until ten are', () => {
    fc.assert(
      fc.property(lists, ids, (items, id) => {
        const after = withItem(id)(items);
        if (items.includes(id)) expect(after).toBe(items);
        else expect(after).toEqual(items.length === MAX_GEAR_ITEMS ? 'full' : [id, ...items]);
      }),
    );
  });

  it('takes one out, and leaves the others where they were', () => {
    fc.assert(
      fc.property(lists, ids, (items, id) => {
        const after = withoutItem(id)(items);
        if (!items.includes(id)) expect(after).toBe(items);
        else expect(after).toEqual(items.filter((other) => other !== id));
      }),
    );
  });
});
