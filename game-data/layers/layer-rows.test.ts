import { describe, expect, it } from 'vitest';
import { formatIssue } from '#game-data/import/data-issue.ts';
import { type FileRows, LayeredFacts, type Outcome, SMALL_FACTS } from '#tests/support/layered-facts.ts';
import type { Edit } from './edits.ts';
import { backToVersion } from './going-back.ts';
import { layerRows } from './layer-rows.ts';

const OPERATOR = { source: ['operator'], confidence: 'low' as const };
const FIRST_OWN = 1_000_000;

function small(): LayeredFacts {
  const facts = new LayeredFacts();
  expect(facts.release(SMALL_FACTS)).toEqual({ isDone: true });
  return facts;
}

const set = (
  entity: Extract<Edit, { act: 'set' }>['entity'],
  rowId: number,
  fields: Record<string, unknown>,
): Edit => ({
  act: 'set',
  entity,
  rowId,
  fields,
  ...OPERATOR,
});
const remove = (entity: Extract<Edit, { act: 'remove' }>['entity'], rowId: number): Edit => ({
  act: 'remove',
  entity,
  rowId,
});
const addItem = (code: number, name: string, more: object = {}): Edit => ({
  act: 'add',
  entity: 'items',
  fields: { code, name, type: 6, ...more },
  ...OPERATOR,
});

function changed(change: (rows: Record<string, Record<string, unknown>[]>) => void): FileRows {
  const rows = structuredClone(SMALL_FACTS) as Record<string, Record<string, unknown>[]>;
  change(rows);
  return rows as FileRows;
}

/** The small facts with fields of the first row of an entity changed. */
const first = (entity: string, fields: object) =>
  changed((rows) => {
    rows[entity] = [{ ...rows[entity]?.[0], ...fields }, ...(rows[entity]?.slice(1) ?? [])];
  });

const faultsOf = (outcome: Outcome) => (outcome.isDone ? [] : outcome.issues.map(formatIssue));
const asleep = ({ layers }: LayeredFacts) => layers.sleeping.map(({ entity, id }) => `${entity} ${id}`).sort();
const namesOf = (facts: LayeredFacts) =>
  [
    facts.row('drops', 1)?.item,
    facts.row('recipes', 1)?.materials,
    facts.row('skills', 1)?.reqItems,
    facts.row('item-sell-maps', 1)?.item,
    facts.row('abbreviations', 1)?.name,
    facts.row('jobs', 1)?.materials,
  ].map((value) => JSON.stringify(value));

describe('layers', () => {
  it('without overrides are the rows that an import makes of the files', () => {
    const facts = small();
    expect(facts.layers.rows?.monster_drop).toMatchObject([
      { id: 1, key: '다람쥐굴/다람쥐/100', monster_id: 1, item_id: 1, item_name: null },
      { id: 2, key: '다람쥐굴/다람쥐/알 수 없는 씨앗', item_id: null, item_name: '알 수 없는 씨앗' },
    ]);
    expect(facts.layers.rows?.recipe_material).toMatchObject([{ id: 1, recipe_id: 1, item_id: 1, quantity: 3 }]);
    expect(facts.layers.rows?.dungeon).toMatchObject([{ map_id: 2, map_codes: ['8'] }]);
  });

  it('show an overridden value with the sources of both and the lowest confidence', () => {
    const facts = small();
    facts.edit([set('items', 1, { price: 20 })]);
    expect(facts.row('items', 1)).toMatchObject({ price: 20, source: ['seen', 'operator'], confidence: 'low' });
    expect(facts.layers.rows?.source.map(({ key }) => key)).toEqual(['seen', 'heard', 'operator']);
  });

  it('keep all that refers to a renamed row, and its key', () => {
    const facts = small();
    expect(facts.edit([set('items', 1, { name: '왕도토리' }), set('dungeons', 1, { name: '새굴' })])).toEqual({
      isDone: true,
    });
    for (const text of namesOf(facts)) expect(text).toContain('왕도토리');
    expect(facts.row('monsters', 1)?.dungeon).toBe('새굴');
    const { rows } = facts.layers;
    expect([
      rows?.dungeon[0]?.key,
      rows?.monster[0]?.key,
      rows?.monster_drop[0]?.key,
      rows?.abbreviation[0]?.key,
    ]).toEqual(['다람쥐굴', '다람쥐굴/다람쥐', '다람쥐굴/다람쥐/100', '도토/도토리']);
    expect(rows?.abbreviation[0]?.name).toBe('왕도토리');
  });

  it('let files name a row by its base name or by its present one', () => {
    const facts = small();
    facts.edit([set('items', 1, { name: '왕도토리' })]);
    const before = facts.layers.rows;
    expect(facts.release(first('drops', { item: '왕도토리' }))).toEqual({ isDone: true });
    expect(facts.layers.rows).toEqual(before);
    expect(facts.bases.drops?.[0]?.row.item).toBe('도토리');
  });

  it('take the base name first where two rows have one name', () => {
    const facts = small();
    facts.edit([set('items', 1, { name: '왕도토리' }), set('items', 3, { name: '도토리' })]);
    expect(facts.release(first('drops', { item: '도토리' }))).toEqual({ isDone: true });
    expect(facts.layers.rows?.monster_drop[0]?.item_id).toBe(1);
  });

  it('refuse two rows of one name', () => {
    const facts = small();
    expect(faultsOf(facts.edit([set('items', 3, { name: '도토리' })]))).toEqual([
      '(지금 자료) 아이템:3 name 1번 줄과 겹칩니다 (도토리)',
    ]);
  });

  it('put to sleep what refers to a row that is out, and wake it with the row', () => {
    const facts = small();
    facts.edit([remove('monsters', 1)]);
    expect(asleep(facts)).toEqual(['drops 1', 'drops 2']);
    facts.edit([remove('regions', 1)]);
    expect(asleep(facts)).toEqual(['drops 1', 'drops 2', 'dungeons 1']);
    facts.edit([{ act: 'return', entity: 'regions', rowId: 1 }]);
    facts.edit([{ act: 'return', entity: 'monsters', rowId: 1 }]);
    expect([asleep(facts), facts.layers.rows?.monster_drop.length]).toEqual([[], 2]);
  });

  it('leave out a row that was taken out, whatever a base changes in it', () => {
    const facts = small();
    facts.edit([remove('items', 3)]);
    facts.release(first('items', {}));
    facts.release(changed((rows) => rows.items?.splice(2, 1)));
    expect(facts.release(SMALL_FACTS)).toEqual({ isDone: true });
    expect(facts.row('items', 3)).toBeUndefined();
  });

  it('put to sleep what refers to a row that another base lost', () => {
    const facts = small();
    expect(facts.release({ items: SMALL_FACTS.items?.slice(1) ?? [] })).toEqual({ isDone: true });
    const all = ['abbreviations 1', 'drops 1', 'item-sell-maps 1', 'jobs 1', 'recipes 1', 'skills 1'];
    expect(asleep(facts)).toEqual(all);
    // Other entities come anew while the item is lost: nothing changes.
    const { items: _, ...others } = SMALL_FACTS;
    expect(facts.release(others)).toEqual({ isDone: true });
    expect(asleep(facts)).toEqual(all);
    facts.release({ items: SMALL_FACTS.items ?? [] });
    expect([asleep(facts), facts.layers.rows?.monster_drop.map(({ id }) => id)]).toEqual([[], [1, 2]]);
  });

  it('name a lost row as its base did, whatever it was called above it', () => {
    const facts = small();
    facts.edit([set('dungeons', 1, { name: '새굴' })]);
    facts.release({ dungeons: [] });
    expect(facts.release({ monsters: [{ ...SMALL_FACTS.monsters?.[0], dungeon: '새굴' }] })).toEqual({ isDone: true });
    facts.release({ dungeons: SMALL_FACTS.dungeons ?? [] });
    // Without the override nothing is called 새굴 any more.
    expect(facts.edit([{ act: 'unset', entity: 'dungeons', rowId: 1, field: 'name' }])).toEqual({ isDone: true });
    expect(facts.row('monsters', 1)?.dungeon).toBe('다람쥐굴');
  });

  it('know a lost row again by another name, then and now', () => {
    const facts = small();
    facts.release({ dungeons: [] });
    facts.release({ monsters: SMALL_FACTS.monsters ?? [] });
    const lost = facts.version;
    expect(facts.release({ dungeons: first('dungeons', { name: '새굴', was: '다람쥐굴' }).dungeons ?? [] })).toEqual({
      isDone: true,
    });
    expect([facts.row('monsters', 1)?.dungeon, asleep(facts)]).toEqual(['새굴', []]);
    const overrides = backToVersion(facts.overrides, lost, facts.context());
    expect(facts.change(overrides, 'chief', facts.basesOf[lost])).toEqual({ isDone: true });
    expect(asleep(facts)).toEqual(['drops 1', 'drops 2', 'monsters 1']);
  });

  it('list overrides of a row that its base lost as sleeping, and have them again with the row', () => {
    const facts = small();
    facts.edit([set('items', 3, { price: 7 })]);
    facts.release(changed((rows) => rows.items?.splice(2, 1)));
    expect(facts.layers.sleeping).toEqual([{ entity: 'items', id: 3, because: [] }]);
    facts.release(SMALL_FACTS);
    expect(facts.row('items', 3)?.price).toBe(7);
  });

  it('refuse a release that renames an item and leaves its drops and skills behind', () => {
    const facts = small();
    const before = facts.layers.rows;
    const items = first('items', { name: '참도토리' }).items ?? [];
    expect(
      faultsOf(facts.release({ items, drops: SMALL_FACTS.drops ?? [], skills: SMALL_FACTS.skills ?? [] })),
    ).toEqual([
      "drops.json:1 item '도토리' 아이템이 없습니다: 지금 이름은 '참도토리'입니다",
      "skills.json:1 reqItems.0.item '도토리' 아이템이 없습니다: 지금 이름은 '참도토리'입니다",
    ]);
    expect(facts.layers.rows).toBe(before);
    // Bases without a file in the set go on meaning the same item.
    expect(facts.release({ items })).toEqual({ isDone: true });
    for (const text of namesOf(facts)) expect(text).toContain('참도토리');
  });

  it('refuse bases of other times in which a name leads to an item no more', () => {
    const facts = small();
    const { drops } = facts.bases;
    facts.release(first('items', { name: '참도토리', was: '도토리' }));
    const mixed = {
      items: (facts.bases.items ?? []).map((base) => ({ ...base, row: { ...base.row, was: undefined } })),
    };
    const { issues } = layerRows({
      bases: { ...facts.bases, ...mixed, drops: drops ?? [] },
      overrides: [],
      stored: facts.stored,
    });
    expect(issues.map(formatIssue)).toEqual([
      "(지금 자료) 드롭:1 item '도토리' 아이템이 없습니다: 지금 이름은 '참도토리'입니다",
    ]);
  });

  it('follow a former name where a release gives it', () => {
    const facts = small();
    expect(facts.release({ items: first('items', { name: '참도토리', was: '도토리' }).items ?? [] })).toEqual({
      isDone: true,
    });
    for (const text of namesOf(facts)) expect(text).toContain('참도토리');
    // Nothing is left that the former name would be needed for.
    expect(facts.release({ items: first('items', { name: '참도토리' }).items ?? [] })).toEqual({ isDone: true });
    const dungeons = first('dungeons', { name: '큰굴', was: '다람쥐굴' }).dungeons ?? [];
    expect(facts.release({ dungeons })).toEqual({ isDone: true });
    expect(facts.layers.rows?.monster).toMatchObject([{ id: 1, dungeon_id: 1 }]);
    const again = { dungeons, monsters: [{ dungeon: '큰굴', name: '다람쥐', sortOrderInDungeon: 1 }] };
    expect(facts.release(again)).toEqual({ isDone: true });
    expect(facts.layers.rows?.monster).toMatchObject([{ id: 1, key: '큰굴/다람쥐' }]);
  });

  it('keep what refers to two items of another base that change names at once', () => {
    const facts = small();
    const [acorn, jelly, chestnut] = SMALL_FACTS.items ?? [];
    const items = [{ ...acorn, name: '밤', was: '도토리' }, { ...jelly }, { ...chestnut, name: '도토리', was: '밤' }];
    const references = () => [
      facts.layers.rows?.monster_drop[0]?.item_id,
      facts.layers.rows?.recipe_material[0]?.item_id,
    ];
    expect(facts.release({ items })).toEqual({ isDone: true });
    expect([references(), facts.row('drops', 1)?.item]).toEqual([[1, 1], '밤']);
  });

  it('refuse a release that renames a dungeon under its id without saying so', () => {
    const outcome = small().release({ dungeons: first('dungeons', { name: '큰굴' }).dungeons ?? [] });
    expect(faultsOf(outcome)).toEqual([
      "dungeons.json:1 id '큰굴'에 쓸 수 없는 번호입니다: 1번은 이미 '다람쥐굴'의 것입니다",
    ]);
  });

  it('keep a drop by its id when a file has its item at last', () => {
    const facts = small();
    const seed = { id: 4, code: 400, name: '알 수 없는 씨앗', type: 6 };
    expect(facts.release({ ...SMALL_FACTS, items: [...(SMALL_FACTS.items ?? []), seed] })).toEqual({ isDone: true });
    expect(facts.layers.rows?.monster_drop[1]).toMatchObject({ id: 2, key: '다람쥐굴/다람쥐/400', item_id: 4 });
  });

  it('name a conflict when the base changes under an override, until it changes back or has the value', () => {
    const facts = small();
    facts.edit([set('items', 1, { price: 20 })]);
    facts.release(first('items', { price: 30 }));
    expect(facts.layers.conflicts).toMatchObject([{ field: 'price', base: 10, now: 30, value: 20 }]);
    expect(facts.row('items', 1)?.price).toBe(20);
    facts.release(SMALL_FACTS);
    expect(facts.layers.conflicts).toEqual([]);
    facts.release(first('items', { price: 20 }));
    expect(facts.overrides.map(({ untilVersion }) => untilVersion)).toEqual([5]);
    expect(facts.row('items', 1)).toMatchObject({ price: 20, source: ['seen'] });
  });

  it("give operators' rows ids of their own, which a base that brings the row later keeps", () => {
    const facts = small();
    facts.edit([addItem(900, '호두', { price: 5 })]);
    expect(facts.row('items', FIRST_OWN)).toMatchObject({ name: '호두', price: 5, source: ['operator'] });
    facts.edit([
      {
        ...{ act: 'add', entity: 'drops', ...OPERATOR },
        fields: {
          dungeon: { ref: 'dungeons', id: 1 },
          monster: { ref: 'monsters', id: 1 },
          item: { ref: 'items', id: FIRST_OWN },
        },
      },
    ]);
    const walnut = { id: 4, code: 900, name: '호두', type: 6, price: 7, desc: '딱딱하다' };
    expect(facts.release({ ...SMALL_FACTS, items: [...(SMALL_FACTS.items ?? []), walnut] })).toEqual({ isDone: true });
    expect(facts.row('items', FIRST_OWN)).toMatchObject({ price: 5, desc: '딱딱하다' });
    expect(facts.layers.conflicts).toMatchObject([{ field: 'price', base: null, now: 7, value: 5 }]);
    expect(facts.layers.rows?.monster_drop.at(-1)).toMatchObject({ id: FIRST_OWN, item_id: FIRST_OWN });
  });

  it('take people from a file of maps that lists them, with their ids, and store no list', () => {
    const facts = small();
    const before = facts.layers.rows;
    const guard = (x: number) => ({ name: '경비병', x, y: 1 });
    const listed = [[guard(1), guard(2)], [{ name: '떡쇠', x: 5, y: 5 }]];
    const maps = SMALL_FACTS.maps?.map((map, index) => ({ ...map, npcs: listed[index] })) ?? [];
    expect(facts.release({ maps })).toEqual({ isDone: true });
    expect(facts.layers.rows).toEqual(before);
    expect(facts.bases.maps?.filter(({ row }) => 'npcs' in row)).toEqual([]);
    expect(faultsOf(facts.release({ maps, people: SMALL_FACTS.people ?? [] }))).toEqual([
      'maps.json:1 npcs 7번 맵의 NPC가 people에도 있습니다',
      'maps.json:2 npcs 8번 맵의 NPC가 people에도 있습니다',
    ]);
  });

  it('find a person again under another code of his map, whatever operators call him', () => {
    const facts = small();
    facts.edit([set('people', 2001, { name: '돌쇠', x: 6 })]);
    const maps = changed((rows) =>
      Object.assign(rows.maps?.[1] ?? {}, { code: '9', npcs: [{ name: '떡쇠', x: 5, y: 5 }] }),
    );
    const { maps: moved } = maps;
    const others = { ports: [], dungeons: [], monsters: [], drops: [] };
    const people = SMALL_FACTS.people?.slice(0, 2) ?? [];
    expect(facts.release({ maps: moved ?? [], people, ...others })).toEqual({ isDone: true });
    expect(facts.layers.rows?.npc.at(-1)).toMatchObject({ id: 2001, key: '9/떡쇠/1', map_id: 2, name: '돌쇠', x: 6 });
  });

  it('have people sleep with their map, and give those of operators ids of their own', () => {
    const facts = small();
    const fields = { map: { ref: 'maps', id: 2 }, name: '손님', x: 3, y: 3 };
    expect(facts.edit([{ act: 'add', entity: 'people', fields, ...OPERATOR }])).toEqual({ isDone: true });
    expect(facts.row('people', 1_000_000_000)).toMatchObject({
      map: '8',
      name: '손님',
      which: 1,
      source: ['operator'],
    });
    facts.edit([remove('maps', 2)]);
    expect(asleep(facts).filter((row) => row.startsWith('people'))).toEqual(['people 1000000000', 'people 2001']);
    facts.edit([{ act: 'return', entity: 'maps', rowId: 2 }]);
    const guest = { map: '8', name: '손님', x: 3, y: 4 };
    expect(facts.release({ people: [...(SMALL_FACTS.people ?? []), guest] })).toEqual({ isDone: true });
    expect(facts.layers.rows?.npc.at(-1)).toMatchObject({ id: 1_000_000_000, key: '8/손님/1', map_id: 2, y: 3 });
  });

  it('keep the ids of materials that an override takes out and brings back', () => {
    const facts = small();
    const materials = (...ids: number[]) => ({
      materials: ids.map((id) => ({ item: { ref: 'items', id }, quantity: 1 })),
    });
    const idsNow = () => facts.layers.rows?.recipe_material.map(({ id, item_id }) => [item_id, id]);
    facts.edit([set('recipes', 1, materials(3))]);
    expect(idsNow()).toEqual([[3, FIRST_OWN]]);
    facts.edit([set('recipes', 1, materials(1, 3))]);
    expect(idsNow()).toEqual([
      [1, 1],
      [3, FIRST_OWN],
    ]);
    facts.edit([{ act: 'unset', entity: 'recipes', rowId: 1, field: 'materials' }]);
    expect(idsNow()).toEqual([[1, 1]]);
  });

  it('tell all faults of a set at once, with their lines', () => {
    const outcome = small().release(
      changed((rows) => {
        rows.items = [{ ...rows.items?.[0], type: 99 }, ...(rows.items?.slice(1) ?? [])];
        rows.monsters?.push({ dungeon: '없는 굴', name: '곰', sortOrderInDungeon: 1 });
        rows.drops?.push({ dungeon: '다람쥐굴', monster: '용', item: '밤' });
      }),
    );
    expect(faultsOf(outcome)).toEqual([
      'items.json:1 type 11보다 큽니다',
      "monsters.json:2 dungeon '없는 굴' 던전이 없습니다",
      "drops.json:3 monster '다람쥐굴'에 '용' 몬스터가 없습니다",
    ]);
  });
});
