import { describe, expect, it } from 'vitest';
import { LayeredFacts, SMALL_FACTS } from '#tests/support/layered-facts.ts';
import { type Edit, lastChange } from './edits.ts';
import { backOfPerson, backToField, backToRow, backToVersion } from './going-back.ts';

const OPERATOR = { source: ['operator'], confidence: 'low' as const };
const FIRST_OWN = 1_000_000;
const ITEM = { entity: 'items', rowId: 1 } as const;

function small(): LayeredFacts {
  const facts = new LayeredFacts();
  facts.release(SMALL_FACTS);
  return facts;
}

const set = (fields: Record<string, unknown>, more: object = {}): Edit => ({
  ...{ act: 'set', ...ITEM, fields, ...OPERATOR },
  ...more,
});
const add = (fields: Record<string, unknown>, entity: Extract<Edit, { act: 'add' }>['entity'] = 'items'): Edit => ({
  ...{ act: 'add', entity, fields, ...OPERATOR },
});
const WALNUT = { code: 900, name: '호두', type: 6 };
const price = (facts: LayeredFacts, rowId = 1) => facts.row('items', rowId)?.price;

const REFUSED: [what: string, edit: Edit, code: string, field: string, reason: RegExp][] = [
  ['a field of the key', set({ price: 1, code: 5 }), 'KEY_FIELD', 'code', /알아보는 항목/],
  ['the map of a person', set({ map: '8' }, { entity: 'people', rowId: 1001 }), 'KEY_FIELD', 'map', /알아보는 항목/],
  ['people in their map', set({ npcs: [] }, { entity: 'maps' }), 'VALIDATION', 'npcs', /모르는 항목/],
  ['the id', set({ id: 5 }), 'KEY_FIELD', 'id', /알아보는 항목/],
  ['the former name, which is for files', set({ was: '밤' }), 'KEY_FIELD', 'was', /알아보는 항목/],
  ['a number as text', set({ price: '20' }), 'VALIDATION', 'price', /숫자여야/],
  ['a number out of range', set({ type: 12 }), 'VALIDATION', 'type', /11보다 큽니다/],
  ['nothing for what is always known', set({ name: null }), 'VALIDATION', 'name', /글이어야/],
  ['a field that there is not', set({ colour: 1 }), 'VALIDATION', 'colour', /모르는 항목/],
  ['a field of all objects', set(JSON.parse('{"__proto__": 1}')), 'VALIDATION', '__proto__', /모르는 항목/],
  ['a row that there is not', set({ price: 1 }, { rowId: 99 }), 'NOT_FOUND', '', /쓰이는 줄이/],
  ['a sheet', set({ name: '가' }, { entity: 'jobs' }), 'NOT_FOUND', '', /쓰이는 줄이/],
  [
    'a reference to nothing',
    set({ map: { ref: 'maps', id: 99 } }, { entity: 'recipes' }),
    'VALIDATION',
    'map',
    /가리키는 것이/,
  ],
  ['a reference by name', set({ map: '7' }, { entity: 'recipes' }), 'VALIDATION', 'map', /가리키는 것이/],
  [
    'a reference to a row of another kind',
    set({ map: { ref: 'items', id: 1 } }, { entity: 'recipes' }),
    'VALIDATION',
    'map',
    /가리키는 것이/,
  ],
  ['a new row without a needed field', add({ code: 5, name: '호두' }), 'VALIDATION', 'type', /빠졌습니다/],
  ['a new row of a key that there is', add({ ...WALNUT, code: 100 }), 'VALIDATION', 'key', /이미 있는/],
  ['a new row with an id', add({ ...WALNUT, id: 5 }), 'VALIDATION', 'id', /모르는 항목/],
  ['a fourteenth region', add({ name: '달' }, 'regions'), 'NOT_FOUND', '', /쓰이는 줄이/],
  ['the return of a row that is in', { act: 'return', ...ITEM }, 'NOT_FOUND', '', /뺀 줄이/],
  [
    'the way back of a field that nobody changed',
    { act: 'unset', ...ITEM, field: 'price' },
    'NOT_FOUND',
    'price',
    /고친/,
  ],
  ['a decision without a conflict', { act: 'decide', id: 1, take: 'mine', now: 1 }, 'NOT_FOUND', '', /충돌이/],
];

describe('an edit', () => {
  it.each(REFUSED)('refuses %s', (_, edit, code, field, reason) => {
    expect(small().edit([edit])).toEqual({
      isDone: false,
      issues: [],
      refusal: { isRefused: true, code, field, reason: expect.stringMatching(reason) },
    });
  });

  it('refuses what is out or asleep, but for the way back', () => {
    const facts = small();
    facts.edit([{ act: 'set', entity: 'recipes', rowId: 1, fields: { resultQuantity: 2 }, ...OPERATOR }]);
    facts.edit([{ act: 'remove', ...ITEM }]);
    const onRecipe = { entity: 'recipes', rowId: 1 } as const;
    for (const edit of [set({ price: 1 }), set({ resultQuantity: 3 }, onRecipe), { act: 'remove', ...ITEM } as const]) {
      expect(facts.edit([edit])).toMatchObject({ refusal: { code: 'NOT_FOUND' } });
    }
    expect(facts.edit([{ act: 'unset', ...onRecipe, field: 'resultQuantity' }])).toEqual({ isDone: true });
    expect(facts.edit([{ act: 'return', ...ITEM }])).toEqual({ isDone: true });
    expect(facts.row('recipes', 1)?.resultQuantity).toBe(1);
  });

  it('refuses a row that somebody changed since it was seen', () => {
    const facts = small();
    const seen = lastChange(facts.overrides, ITEM);
    facts.edit([set({ price: 20 }, { version: seen })]);
    expect(facts.edit([set({ price: 30 }, { version: seen })])).toMatchObject({ refusal: { code: 'CHANGED' } });
    expect(facts.edit([set({ price: 30 }, { version: facts.version })])).toEqual({ isDone: true });
  });

  it("to the base's value is none, and no edit makes no override", () => {
    const facts = small();
    facts.edit([set({ price: 20, desc: '작다' })]);
    facts.edit([set({ price: 10, name: '도토리' })]);
    const live = facts.overrides.filter(({ untilVersion }) => untilVersion === null);
    expect(live.map(({ field }) => field)).toEqual(['desc']);
    expect(facts.overrides).toHaveLength(2);
  });

  it('stores values as their schema has them', () => {
    const facts = small();
    facts.edit([set({ name: ` ${'왕도토리'.normalize('NFD')} ` })]);
    facts.edit([set({ entrances: [{ fromMapName: '부여성' }] }, { entity: 'dungeons' })]);
    expect(facts.overrides.map(({ value }) => value)).toEqual([
      '왕도토리',
      [{ fromMap: null, fromMapName: '부여성', x: null, y: null, minLevel: null }],
    ]);
  });

  it('brings a row back with its id where an operator adds what a base lost', () => {
    const facts = small();
    facts.release({ items: SMALL_FACTS.items?.slice(0, 2) ?? [] });
    expect(facts.edit([add({ code: 300, name: '밤', type: 6 }), add(WALNUT)])).toEqual({ isDone: true });
    expect([facts.row('items', 3)?.name, facts.row('items', FIRST_OWN)?.name]).toEqual(['밤', '호두']);
  });

  it('that adds a row again ends what slept there', () => {
    const facts = small();
    facts.edit([set({ price: 20 }, { rowId: 3 }), { act: 'remove', entity: 'items', rowId: 3 }]);
    facts.release({ items: SMALL_FACTS.items?.slice(0, 2) ?? [] });
    facts.edit([add({ code: 300, name: '밤', type: 6, price: 5 })]);
    expect(price(facts, 3)).toBe(5);
  });

  it('of a conflict keeps its own value or takes that of the base, if it was seen', () => {
    const facts = small();
    facts.edit([set({ price: 20 }), set({ price: 9 }, { rowId: 2 })]);
    const items = SMALL_FACTS.items?.map((item, index) => ({ ...item, price: 30 + index })) ?? [];
    facts.release({ items });
    const [one, other] = facts.layers.conflicts.map(({ override }) => override.id);
    expect(facts.edit([{ act: 'decide', id: one ?? 0, take: 'mine', now: 10 }])).toMatchObject({
      refusal: { code: 'CHANGED', field: 'price' },
    });
    facts.edit([
      { act: 'decide', id: one ?? 0, take: 'mine', now: 30 },
      { act: 'decide', id: other ?? 0, take: 'base', now: 31 },
    ]);
    expect([price(facts), price(facts, 2), facts.layers.conflicts]).toEqual([20, 31, []]);
  });
});

describe('going back', () => {
  /** Version 2: a price. 3: another, and a name by somebody else. 4: a new row, and a row taken out. 5: a release. */
  function edited(): LayeredFacts {
    const facts = small();
    facts.edit([set({ price: 20 })], 'first');
    facts.edit([set({ price: 30, name: '왕도토리' })], 'second');
    facts.edit([add(WALNUT), { act: 'remove', entity: 'items', rowId: 3 }], 'first');
    facts.release({ ...SMALL_FACTS, items: SMALL_FACTS.items?.map((item) => ({ ...item, desc: '새로' })) ?? [] });
    return facts;
  }

  it.each([
    [1, 10],
    [2, 20],
    [3, 30],
  ])('of a field to version %i is an edit to %i', (to, value) => {
    const facts = edited();
    const done = backToField(facts.overrides, { ...ITEM, field: 'price' }, facts.backContext(to));
    expect(!done.isRefused && facts.change(done.overrides)).toEqual({ isDone: true });
    expect([price(facts), facts.row('items', 1)?.name]).toEqual([value, '왕도토리']);
  });

  it('of a row takes all its fields along, and whether it is in', () => {
    const facts = edited();
    for (const rowId of [1, 3, FIRST_OWN]) {
      const done = backToRow(facts.overrides, { entity: 'items', rowId }, facts.backContext(1));
      expect(!done.isRefused && facts.change(done.overrides)).toEqual({ isDone: true });
    }
    const shown = facts.layers.inForce.items?.map(({ id, row }) => [id, row.name, row.price, row.desc]);
    expect(shown).toEqual([
      [1, '도토리', 10, null],
      [2, '도토리묵', null, '새로'],
      [3, '밤', null, null],
    ]);
  });

  it('of one operator leaves what others did after him', () => {
    const facts = edited();
    const isHis = (version: number) => facts.authors[version] === 'first';
    const { overrides, left, refused } = backOfPerson(facts.overrides, isHis, facts.backContext(1));
    expect(facts.change(overrides)).toEqual({ isDone: true });
    expect([left, refused]).toEqual([[{ ...ITEM, kind: 'field', field: 'price' }], []]);
    expect([price(facts), facts.row('items', 3)?.name, facts.row('items', FIRST_OWN)]).toEqual([30, '밤', undefined]);
  });

  it('of one operator goes to what others did before, after the version that is gone back to', () => {
    const facts = small();
    facts.edit([set({ price: 20 }), { act: 'remove', entity: 'items', rowId: 3 }], 'second');
    facts.edit([set({ price: 30, desc: '작다' }), { act: 'return', entity: 'items', rowId: 3 }], 'first');
    facts.edit([set({ price: 40 })], 'first');
    const isOwn = (version: number) => facts.authors[version] === 'first';
    const { overrides, left, refused } = backOfPerson(facts.overrides, isOwn, facts.backContext(1));
    expect([facts.change(overrides), left, refused]).toEqual([{ isDone: true }, [], []]);
    expect([price(facts), facts.row('items', 1)?.desc, facts.row('items', 3)]).toEqual([20, null, undefined]);
  });

  it('of all is what was, field by field, and no override is lost', () => {
    const facts = edited();
    const seen = facts.backContext(3).then;
    const before = facts.overrides.length;
    const overrides = backToVersion(facts.overrides, 3, facts.context());
    expect(facts.change(overrides, 'chief', facts.basesOf[3])).toEqual({ isDone: true });
    expect([facts.layers.inForce, facts.layers.rows]).toEqual([seen.inForce, seen.rows]);
    expect(facts.overrides.length).toBeGreaterThanOrEqual(before);
    // And forth again.
    facts.change(backToVersion(facts.overrides, 5, facts.context()), 'chief', facts.basesOf[5]);
    expect([price(facts), facts.row('items', FIRST_OWN)?.name, facts.row('items', 3)]).toEqual([30, '호두', undefined]);
  });

  it('to a row that was not there is refused', () => {
    const facts = small();
    facts.release({ items: [...(SMALL_FACTS.items ?? []), { id: 4, code: 400, name: '잣', type: 6 }] });
    const nut = { entity: 'items', rowId: 4 } as const;
    for (const done of [
      backToRow(facts.overrides, nut, facts.backContext(1)),
      backToField(facts.overrides, { ...nut, field: 'price' }, facts.backContext(1)),
    ])
      expect(done).toMatchObject({ isRefused: true, code: 'NOT_FOUND' });
  });
});
