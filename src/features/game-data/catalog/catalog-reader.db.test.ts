import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '#platform/database/db.ts';
import { renewEpoch } from '#platform/database/epoch.ts';
import { createFactsDatabase, type TestDatabase } from '#tests/support/database.ts';
import { buildCatalog } from './build-catalog.ts';
import { readGameData } from './catalog.repository.ts';
import type { Catalog, GameDataRows } from './catalog.ts';
import { createCatalogReader } from './catalog-reader.service.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createFactsDatabase();
});
afterAll(() => test.drop());

const TABLES = {
  items: 'item',
  monsters: 'monster',
  drops: 'monster_drop',
  skills: 'skill',
  dungeons: 'dungeon',
  maps: 'map',
  recipes: 'recipe',
  regions: 'region',
} as const;
type Listed = keyof typeof TABLES;
const LISTED = Object.keys(TABLES) as Listed[];

type Change = (db: Db, nth: number, word: string) => Promise<unknown>;

const nthOf = (table: string, nth: number) =>
  sql`(select id from ${sql.table(table)} order by id offset ${nth} % (select count(*) from ${sql.table(table)}) limit 1)`;

const rename =
  (table: string): Change =>
  (db, nth, word) =>
    sql`update ${sql.table(table)} set name = ${word}, updated_at = now() where id = ${nthOf(table, nth)}`.execute(db);

/** Also brings a row back. */
const remove =
  (table: string): Change =>
  (db, nth) =>
    sql`update ${sql.table(table)} set removed_at = case when removed_at is null then now() end where id = ${nthOf(table, nth)}`.execute(
      db,
    );

/** No column says when it was written. */
const price: Change = (db, nth) =>
  sql`update item set price = coalesce(price, 0) + 1, updated_at = '2020-01-01' where id = ${nthOf('item', nth)}`.execute(
    db,
  );

const move: Change = (db, nth) =>
  sql`update npc set map_id = ${nthOf('map', nth * 7)} where id = ${nthOf('npc', nth)}`.execute(db);

const quantity: Change = (db, nth) =>
  sql`update recipe_material set quantity = quantity + 1 where id = ${nthOf('recipe_material', nth)}`.execute(db);

const copy: Change = (db, nth, word) =>
  sql`insert into item select (jsonb_populate_record(null::item, to_jsonb(item) || jsonb_build_object(
      'id', (select max(id) + 1 from item), 'key', gen_random_uuid(), 'code', (select max(code) + 1 from item), 'name', ${word}::text))).*
      from item where id = ${nthOf('item', nth)}`.execute(db);

const CHANGES: readonly Change[] = [
  ...['item', 'monster', 'map', 'dungeon', 'skill', 'npc'].map(rename),
  ...['item', 'monster', 'monster_drop', 'npc', 'recipe_material', 'fact_sheet', 'port'].map(remove),
  price,
  move,
  quantity,
  copy,
];

const changesArb = fc.array(
  fc.tuple(fc.constantFrom(...CHANGES), fc.nat({ max: 5000 }), fc.constantFrom('가나다', '도토리', '새 이름')),
  { minLength: 1, maxLength: 4 },
);

/** Names must differ in some tables: such a change is none. */
async function attempt(db: Db, [change, nth, word]: readonly [Change, number, string]): Promise<void> {
  await db
    .transaction()
    .execute((transaction) => change(transaction, nth, word))
    .catch((error: { code?: string }) => {
      expect(['23505', '23514', '23503']).toContain(error.code);
    });
}

/** With the times, which the version leaves out. */
function contentOf(rows: GameDataRows): string {
  const lists = Object.entries(rows).filter(([, rows]) => Array.isArray(rows));
  return JSON.stringify([rows.version, Object.fromEntries(lists.sort(([one], [other]) => (one < other ? -1 : 1)))]);
}

function expectSameObjects(before: Catalog, after: Catalog): void {
  for (const list of LISTED) {
    const known = new Map<number, unknown>(before[list].map((row) => [row.id, row]));
    const copies = after[list].filter((row) => {
      const old = known.get(row.id);
      return old !== row && JSON.stringify(old) === JSON.stringify(row);
    });
    expect(copies).toEqual([]);
  }
}

describe('the reader of the catalog', () => {
  it('reads after any changes what a new process reads, and leaves untouched rows the same objects', async () => {
    const read = createCatalogReader(test.db);
    let before = await read();
    await fc.assert(
      fc.asyncProperty(changesArb, async (changes) => {
        for (const change of changes) await attempt(test.db, change);
        const after = await read();
        const whole = await readGameData(test.db);
        expect(after.version).toBe(whole.version);
        expect(contentOf(after) === contentOf(whole)).toBe(true);
        expectSameObjects(before, after);
        before = after;
      }),
      { numRuns: 10 },
    );
    const whole = buildCatalog(await readGameData(test.db));
    for (const { id } of before.items) expect(before.dropsOfItem(id)).toEqual(whole.dropsOfItem(id));
  });

  it('is the same catalog where no row was written', async () => {
    const read = createCatalogReader(test.db);
    expect(await read()).toBe(await read());
  });

  it('misses no transaction that began earlier and ends later than another', async () => {
    const read = createCatalogReader(test.db);
    const [first, second] = (await read()).items;
    const setPrice = (db: Db, id: number | undefined, value: number) =>
      db
        .updateTable('item')
        .set({ price: value, updated_at: sql`now()` })
        .where('id', '=', id ?? 0)
        .execute();
    await test.db.transaction().execute(async (slow) => {
      await setPrice(slow, first?.id, 1111);
      await setPrice(test.db, second?.id, 2222);
      expect((await read()).itemById.get(second?.id ?? 0)?.price).toBe(2222);
    });
    expect((await read()).itemById.get(first?.id ?? 0)?.price).toBe(1111);
  });

  it('reads everything anew in a database that was restored', async () => {
    const read = createCatalogReader(test.db);
    const before = await read();
    await renewEpoch(test.db, new Date());
    const after = await read();
    expect(after.version).toBe(before.version);
    expect(after.items[0]).not.toBe(before.items[0]);
  });
});
