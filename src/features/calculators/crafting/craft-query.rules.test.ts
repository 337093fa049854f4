import { describe, expect, it } from 'vitest';
import { choiceChanges, ownText, readCraft, recipeChanges, understoodChanges } from './craft-query.rules.ts';
import { craftingParams } from './crafting.params.ts';

const items = [
  { id: 1, name: '백진도' },
  { id: 12, name: '쇠가루' },
  { id: 15, name: '쇠조각' },
];
const read = (query: string) => readCraft(craftingParams.texts(new URLSearchParams(query)), items, 1);
const ownOf = (own: string) =>
  Object.fromEntries(readCraft(craftingParams.texts(new URLSearchParams({ own })), items, 1).query.own);

describe('readCraft', () => {
  it.each([
    ['', 1, false],
    ['count=7', 7, false],
    ['count=9999', 9_999, false],
    ['count=10000', 9_999, true],
    ['count=1조', 9_999, true],
    ['count=0', 1, true],
    ['count=-4', 1, true],
    ['count=2.9', 2, true],
    ['count=NaN', 1, true],
    ['count=%00<b>', 1, true],
  ])('%j requests %i', (query, count, isMarked) => {
    const { query: queryState, countNote } = read(query);
    expect(queryState.count).toBe(count);
    expect(countNote !== null).toBe(isMarked);
  });

  it.each([
    ['12:3,15:2', { 12: 3, 15: 2 }],
    ['12:3,12:4', { 12: 7 }],
    ['쇠가루 3, 쇠조각:2개', { 12: 3, 15: 2 }],
    [' 12 : 3 ', { 12: 3 }],
    ['12:0', { 12: 0 }],
    ['12:99999999999999', { 12: 9_999_999 }],
    ['99:3,abc,12:-1,12:1e5,:::', {}],
    ['1:5', {}],
  ])('own=%s is %j', (own, expected) => {
    expect(ownOf(own)).toEqual(expected);
  });

  it('reads a stock with any spacing', () => {
    expect(ownOf('  쇠가루  :  3 개 ,15\t4')).toEqual({ 12: 3, 15: 4 });
  });

  it('reads no stock from a long run of spaces', () => {
    expect(ownOf(`a${' '.repeat(2_000_000)}b`)).toEqual({});
  });

  it('reports what it ignored', () => {
    expect(read('own=99:3,abc,1:5,12:99999999').notes).toHaveLength(4);
    expect(read('own=12:3').notes).toEqual([]);
  });

  it('reads the items to buy and to craft', () => {
    const { query } = read('buy=12,x,15,0&make=3&recipe=7');
    expect([[...query.buy], query.make, [...query.recipes]]).toEqual([[12, 15], new Set([3]), [7]]);
    expect(read('make=all').query.make).toBe('all');
  });
});

describe('the address of a change', () => {
  it('contains only what was understood', () => {
    const many = Array.from({ length: 3000 }, (_, index) => index + 1).join(',');
    const own = `12:3,${'99:1,'.repeat(2000)}`;
    const changes = understoodChanges(
      readCraft(craftingParams.texts(new URLSearchParams({ own, buy: many, recipe: many })), items, 1).query,
    );
    expect(changes).toMatchObject({ own: '12:3', make: null });
    expect(JSON.stringify(changes).length).toBeLessThan(1000);
  });

  it('can be read back', () => {
    const own = new Map([
      [15, 2],
      [12, 3],
      [13, 0],
    ]);
    expect(ownText(own)).toBe('12:3,15:2');
    expect(ownText(new Map())).toBeNull();
  });

  it('moves an item from buying to crafting and back', () => {
    expect(choiceChanges(read('buy=12,15&make=9').query, 12, 'make')).toEqual({ buy: '15', make: '9,12' });
    expect(choiceChanges(read('make=12').query, 12, 'buy')).toEqual({ buy: '12', make: null });
    expect(choiceChanges(read('make=all&buy=12').query, 12, 'make')).toEqual({ buy: null, make: 'all' });
  });

  it('selects one recipe of an item, and leaves those of others', () => {
    expect(recipeChanges(read('recipe=4,7').query, 5, [{ id: 4 }, { id: 5 }])).toEqual({ recipe: '5,7' });
  });
});
