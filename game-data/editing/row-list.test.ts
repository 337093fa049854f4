import { describe, expect, it } from 'vitest';
import type { FactRowsQuery } from '#features/game-data/editing/facts-desk.ts';
import { LayeredFacts, SMALL_FACTS } from '#tests/support/layered-facts.ts';
import type { Facts } from '../bases/facts.ts';
import type { Edit } from '../layers/edits.ts';
import { findAnyRow } from './any-row.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';
import { listConflicts } from './row-conflicts.ts';
import { rowDetail } from './row-detail.ts';
import type { StoredOverride } from './row-history.repository.ts';
import { countRows, listRows } from './row-list.ts';

const BY = '00000000-0000-4000-8000-0000000000aa';
const OPERATOR = { source: ['operator'], confidence: 'low' as const };
type Of<Act> = Extract<Edit, { act: Act }>;

const set = (entity: Of<'set'>['entity'], rowId: number, fields: Of<'set'>['fields']): Edit => ({
  ...{ act: 'set', entity, rowId, fields },
  ...OPERATOR,
});
const remove = (entity: Of<'remove'>['entity'], rowId: number): Edit => ({ act: 'remove', entity, rowId });
const add = (fields: Of<'add'>['fields']): Edit => ({ act: 'add', entity: 'items', fields, ...OPERATOR });
const WALNUT = { code: 900, name: '호두', type: 6 };
const OWN = 1_000_000;

function small(...edits: readonly Edit[][]): LayeredFacts {
  const facts = new LayeredFacts();
  expect(facts.release(SMALL_FACTS)).toEqual({ isDone: true });
  for (const each of edits) expect(facts.edit(each, BY)).toEqual({ isDone: true });
  return facts;
}

function snapshotOf({ bases, overrides, stored, layers, version }: LayeredFacts): FactsSnapshot {
  return { version, layers, facts: { bases, overrides, stored } as unknown as Facts };
}

const list = (facts: LayeredFacts, query: Partial<FactRowsQuery> = {}) =>
  listRows(snapshotOf(facts), { entity: 'items', limit: 50, ...query }, []);
const ids = (facts: LayeredFacts, query?: Partial<FactRowsQuery>) => list(facts, query).rows.map(({ id }) => id);

function detail(facts: LayeredFacts, entity: FactRowsQuery['entity'], id: number) {
  const snapshot = snapshotOf(facts);
  const row = findAnyRow(snapshot, entity, id);
  if (row === undefined) return undefined;
  const noteOf = (version: number | null) => (version === null ? null : `까닭 ${version}`);
  const overrides = facts.overrides
    .filter((one) => one.entity === entity && one.rowId === id)
    .map((one) => ({
      ...{ ...one, source: [...one.source], note: noteOf(one.fromVersion), endNote: noteOf(one.untilVersion) },
      ...{ endedBy: BY, endedAt: one.at },
    })) as StoredOverride[];
  return rowDetail({ snapshot, entity, row, overrides, confirmed: [] });
}

describe('a list of rows', () => {
  it.each<[string, Partial<FactRowsQuery>, number[]]>([
    ['a part of a name', { q: '도토리' }, [1, 2]],
    ['initial consonants', { q: 'ㄷㅌㄹㅁ' }, [2]],
    ['a number', { q: '3' }, [3]],
    ['a code', { q: '300' }, [3]],
    ['nothing', { q: '없는 것' }, []],
    ['ids', { ids: [3, 1, 99] }, [1, 3]],
    ['a type by its label', { of: [{ field: 'type', values: ['재료', '기타'] }] }, []],
    ['a type by its value', { of: [{ field: 'type', values: ['5', '6'] }] }, [1, 2, 3]],
  ])('is searched by %s', (_, query, found) => {
    expect(ids(small(), query)).toEqual(found);
  });

  it.each<[FactRowsQuery['entity'], string, string, number[]]>([
    ['drops', 'item', '도토리', [1]],
    ['drops', 'item', '알 수 없는 씨앗', [2]],
    ['monsters', 'dungeon', '다람쥐굴', [1]],
    ['dungeons', 'region', '초급 사냥터', [1]],
    ['dungeons', 'map', '다람쥐굴 1층', [1]],
    ['people', 'map', '부여성', [1001, 1002]],
    ['people', 'map', '8', [2001]],
    ['ports', 'map', '다람쥐굴 1층', [1]],
  ])('of %s is filtered by %s %s', (entity, field, name, found) => {
    const unlike = { field, values: ['없는 이름'] };
    expect(ids(small(), { entity, of: [{ field, values: ['없는 이름', name] }] })).toEqual(found);
    expect(ids(small(), { entity, of: [{ field, values: [name] }, unlike] })).toEqual([]);
  });

  it('has rows in force alone, and those of each state where it is asked for', () => {
    const facts = small([set('items', 1, { price: 20 }), add(WALNUT)], [remove('items', 2), remove('maps', 2)]);
    facts.release({ items: [{ ...SMALL_FACTS.items?.[0], price: 30 }, ...(SMALL_FACTS.items?.slice(1) ?? [])] });
    expect(ids(facts)).toEqual([1, 3, OWN]);
    expect(ids(facts, { state: 'overridden' })).toEqual([1, OWN]);
    expect(ids(facts, { state: 'conflict' })).toEqual([1]);
    expect(ids(facts, { state: 'removed' })).toEqual([2]);
    expect(ids(facts, { state: 'sleeping', entity: 'recipes' })).toEqual([1]);
    const [dungeon] = list(facts, { state: 'sleeping', entity: 'dungeons' }).rows;
    expect(dungeon).toMatchObject({ id: 1, name: '다람쥐굴', state: 'asleep' });
    const counts = countRows(snapshotOf(facts), []);
    expect(counts.find(({ entity }) => entity === 'items')).toEqual({
      ...{ entity: 'items', rows: 3, overridden: 2, conflict: 1, sleeping: 0, removed: 1, doubt: 0 },
    });
    expect(listConflicts(snapshotOf(facts))).toMatchObject([
      { rowId: 1, name: '도토리', field: 'price', by: BY, texts: { base: '10전', value: '20전', now: '30전' } },
    ]);
  });

  it('names what rows refer to as it is called now, and shows values, bases and versions', () => {
    const facts = small([set('items', 1, { name: '참도토리', price: 20, desc: '참하다' })]);
    expect(list(facts, { entity: 'drops' }).rows[0]).toMatchObject({
      name: '다람쥐 · 참도토리',
      values: { item: { ref: 'items', id: 1 } },
      texts: { item: '참도토리', dungeon: '다람쥐굴' },
      version: 0,
    });
    expect(list(facts).rows[0]).toMatchObject({
      ...{ name: '참도토리', isAdded: false, version: 2, base: { name: '도토리', price: 10 } },
      ...{ values: { price: 20 }, texts: { price: '20전' }, conflicts: [] },
    });
    expect(list(facts).rows[0]?.overridden.toSorted()).toEqual(['desc', 'name', 'price']);
  });

  it('is sorted by a column in both orders with what is not known last, page by page', () => {
    const facts = small([set('items', 3, { price: 20 }), add({ ...WALNUT, price: 10 })]);
    expect(ids(facts, { sort: 'price' })).toEqual([1, OWN, 3, 2]);
    expect(ids(facts, { sort: '-price' })).toEqual([3, 1, OWN, 2]);
    expect(ids(facts, { sort: 'name' })).toEqual([1, 2, 3, OWN]);
    for (const sort of [undefined, '-price', '-name', 'id']) {
      const all = ids(facts, { sort });
      const seen: number[] = [];
      let cursor: string | undefined;
      do {
        const { rows, next } = list(facts, { sort, limit: 1, cursor });
        seen.push(...rows.map(({ id }) => id));
        cursor = next ?? undefined;
      } while (cursor !== undefined);
      expect(seen, sort).toEqual(all);
    }
  });

  it('goes on where it stopped when the last row of a page has gone', () => {
    const facts = small([set('items', 3, { price: 20 })]);
    const { next } = list(facts, { sort: '-price', limit: 1 });
    expect(next?.length).toBeLessThan(200);
    facts.edit([remove('items', 3)]);
    expect(ids(facts, { sort: '-price', cursor: next ?? '' })).toEqual([1, 2]);
  });

  it.each<Partial<FactRowsQuery>>([
    { sort: 'desc' },
    { sort: '-__proto__' },
    { cursor: '!' },
    { cursor: Buffer.from('[{},1]').toString('base64url') },
    { of: [{ field: 'dungeon', values: ['다람쥐굴'] }] },
  ])('refuses %o', (query) => {
    expect(() => list(small(), query)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
  });
});

describe('a row', () => {
  it('has its fields with base, source and override, and who changed them', () => {
    const facts = small(
      [set('items', 1, { price: 20 })],
      [set('items', 1, { price: 30 })],
      [{ act: 'unset', entity: 'items', rowId: 1, field: 'price' }],
    );
    facts.edit([set('items', 1, { price: 40 })], BY);
    const row = detail(facts, 'items', 1);
    const price = row?.fields.find(({ name }) => name === 'price');
    expect(price).toMatchObject({
      ...{
        value: 40,
        text: '40전',
        base: 10,
        baseText: '10전',
        isConflict: false,
        source: ['operator'],
        confidence: 'low',
      },
      override: { value: 40, base: 10, by: BY, reason: '까닭 5', version: 5 },
    });
    expect(row?.fields.find(({ name }) => name === 'type')).toMatchObject({
      ...{ override: null, source: ['seen'], confidence: 'medium' },
    });
    expect(row?.history.map(({ version, kind, value, reason }) => [version, kind, value, reason])).toEqual([
      [5, 'field', 40, '까닭 5'],
      [4, 'base', 10, '까닭 4'],
      [3, 'field', 30, '까닭 3'],
      [2, 'field', 20, '까닭 2'],
      [null, 'base', 10, null],
    ]);
  });

  it('says what refers to it and what sleeps without it', () => {
    const row = detail(small(), 'items', 1);
    expect(row?.references.map(({ entity, count, rows }) => [entity, count, rows[0]?.name])).toEqual([
      ['drops', 1, '다람쥐 · 도토리'],
      ['item-sell-maps', 1, '도토리 · 부여성'],
      ['recipes', 1, '도토리묵'],
      ['skills', 1, '성황령'],
      ['abbreviations', 1, '도토'],
    ]);
    const facts = small();
    for (const [entity, id] of [
      ['items', 1],
      ['maps', 2],
      ['dungeons', 1],
    ] as const) {
      const { wouldSleep } = detail(facts, entity, id) ?? {};
      const without = small([remove(entity, id)]);
      const sleeping = without.layers.sleeping.filter((one) => one.entity !== 'jobs');
      expect(wouldSleep, entity).toBe(sleeping.length);
    }
  });

  it('is read while it is out: taken out, asleep, added and taken out, or lost by its base', () => {
    const facts = small([add(WALNUT), set('items', 3, { price: 5 })], [remove('items', OWN), remove('maps', 2)]);
    expect(detail(facts, 'items', OWN)).toMatchObject({ name: '호두', state: 'removed', isAdded: true });
    expect(detail(facts, 'items', OWN)?.history.map(({ kind }) => kind)).toEqual(['removed', 'added']);
    expect(detail(facts, 'dungeons', 1)).toMatchObject({
      ...{ state: 'asleep', wouldSleep: 0, because: [{ entity: 'maps', id: 2, name: '다람쥐굴 1층' }] },
    });
    facts.release({ items: SMALL_FACTS.items?.slice(0, 2) ?? [] });
    expect(detail(facts, 'items', 3)).toMatchObject({ name: '밤', state: 'asleep', because: [] });
    expect(ids(facts, { state: 'sleeping' })).toEqual([3]);
    expect(detail(facts, 'items', 77)).toBeUndefined();
  });

  it('names the rows that its values refer to', () => {
    expect(detail(small(), 'drops', 1)?.names).toEqual({
      'dungeons/1': '다람쥐굴',
      'monsters/1': '다람쥐',
      'items/1': '도토리',
    });
  });

  it('has the doubts about each field, until all values that they are about are confirmed', () => {
    const facts = small([set('dungeons', 1, { entryMinLevel: 50, reqLvMax: 30 })]);
    const snapshot = snapshotOf(facts);
    const doubted = (confirmed: Parameters<typeof listRows>[2]) =>
      listRows(snapshot, { entity: 'dungeons', limit: 50, state: 'doubt' }, confirmed).rows.map(({ doubts }) => doubts);
    expect(
      detail(facts, 'dungeons', 1)?.fields.flatMap(({ name, doubts }) => doubts.map(({ kind }) => [name, kind])),
    ).toEqual([
      ['reqLvMax', 'range'],
      ['entryMinLevel', 'range'],
    ]);
    const value = (field: string, of: number) => ({ entity: 'dungeons', rowId: 1, field, value: of });
    expect(doubted([])).toEqual([1]);
    expect(doubted([value('entryMinLevel', 50)])).toEqual([1]);
    expect(doubted([value('entryMinLevel', 50), value('reqLvMax', 30)])).toEqual([]);
    expect(doubted([value('entryMinLevel', 50), value('reqLvMax', 31)])).toEqual([1]);
  });
});
