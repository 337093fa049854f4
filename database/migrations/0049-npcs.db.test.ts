import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { readGameData } from '#features/game-data/catalog/catalog.repository.ts';
import { testDatabase } from '#tests/support/database.ts';
import { storeOldFacts } from '#tests/support/old-facts.ts';
import { projectRows } from '#tests/support/project-facts.ts';
import { up } from './0049-npcs.ts';

const test = testDatabase();
const upgrade = () => up(new Kysely({ dialect: new PostgresDialect({ pool: test.database.pool }) }));

beforeEach(async () => {
  await sql`drop table npc`.execute(test.db);
  await sql`alter table map alter column npcs drop default`.execute(test.db);
});

async function addMap(id: number, names: readonly string[], removedAt: Date | null = null): Promise<void> {
  const code = String(id).slice(0, 9);
  const npcs = names.map((name, x) => ({ name, x, y: 1 }));
  await test.db
    .insertInto('map')
    .values({
      id,
      key: code,
      code,
      name: '맵',
      kind: 'field',
      npcs: JSON.stringify(npcs),
      source: ['old'],
      confidence: 'low',
      removed_at: removedAt,
    })
    .execute();
}

async function storedPeople() {
  const { rows } = await sql<{ id: number; key: string }>`select id, key from npc order by id`.execute(test.db);
  return rows.map(({ id, key }) => [id, key]);
}

it('leaves the catalog of the stored facts as it was, whose hash is that of the files', async () => {
  await storeOldFacts(test.db);
  const { rows: before } = await sql<{ id: number; npcs: object[] }>`select id, npcs from map order by id`.execute(
    test.db,
  );
  await upgrade();
  const { maps, version } = await readGameData(test.db);
  expect(maps.map(({ id, npcs }) => ({ id, npcs }))).toEqual(
    before.map(({ id, npcs }) => ({
      id,
      npcs: npcs.map((npc, position) => ({ id: id * 1000 + position + 1, ...npc })),
    })),
  );
  expect(version).toBe((await projectRows()).version);
});

it('keeps the people of maps that are gone, tells namesakes apart, and gives each an id of his own', async () => {
  await sql`truncate map cascade`.execute(test.db);
  await addMap(3, ['경비병', '떡쇠', '경비병']);
  await addMap(4, ['예쁜이'], new Date());
  await addMap(
    5,
    Array.from({ length: 1001 }, () => '병사'),
  );
  await addMap(6, ['뭉치']);
  await addMap(2_000_000_000, ['옥이']);
  await upgrade();
  const people = await storedPeople();
  expect(people.filter(([, key]) => !String(key).startsWith('5/'))).toEqual([
    [3001, '3/경비병/1'],
    [3002, '3/떡쇠/1'],
    [3003, '3/경비병/2'],
    [4001, '4/예쁜이/1'],
    [6001, '6/뭉치/1'],
    [6003, '200000000/옥이/1'],
  ]);
  expect(people.filter(([, key]) => String(key).startsWith('5/')).map(([id]) => id)).toEqual([
    ...Array.from({ length: 1000 }, (_, index) => 5001 + index),
    6002,
  ]);
  const { rows } =
    await sql`select id from npc where removed_at is not null and source = '{old}' and confidence = 'low'`.execute(
      test.db,
    );
  expect(rows).toEqual([{ id: 4001 }]);
});
