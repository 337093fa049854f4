import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onImport } from '#app/site-effects.ts';
import { readGameData, readStoredRows } from '#features/game-data/catalog/catalog.repository.ts';
import { readWaitingFacts } from '#features/game-data/releases/waiting-facts.service.ts';
import type { Db } from '#platform/database/db.ts';
import { silentLog } from '#platform/log/log.ts';
import { createFactsDatabase, createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type FactFiles, SMALL_FACTS, writeFactFiles } from '#tests/support/fact-files.ts';
import { ImportRefusedError } from '../import/data-issue.ts';
import { countDifference, differenceOf } from '../import/difference.ts';
import { importGameData } from '../import/import.ts';
import { findBases, findLastVersion, findSets } from './base.repository.ts';
import { readFacts } from './facts.ts';
import { rowsInForce } from './rows-in-force.ts';
import { ensureGameData } from './start-facts.ts';

const folder = await mkdtemp(join(tmpdir(), 'releases-'));
afterAll(() => rm(folder, { recursive: true }));

let test: TestDatabase;
let db: Db;
beforeEach(async () => {
  test = await createTestDatabase();
  db = test.db;
});
afterEach(() => test.drop());

const [acorn = {}, jelly = {}] = SMALL_FACTS.items ?? [];
const priced = (price: number): FactFiles => ({ items: [{ ...acorn, price }, jelly] });

/** A start of a program that brings the small facts, changed. @returns what it printed */
async function start(release: number, change: Partial<FactFiles> = {}, hash = String(release)): Promise<string[]> {
  const files = await writeFactFiles(join(folder, `${release}-${hash}`), change);
  const printed: string[] = [];
  const project = { release: { release, hash }, folder: files };
  await ensureGameData({ db, log: silentLog, onImport, project, progress: (line) => printed.push(line) });
  return printed;
}

async function upload(change: Partial<FactFiles>, only?: string[]): Promise<void> {
  const from = await writeFactFiles(join(folder, 'upload'), change, only);
  await importGameData({ db, from, log: silentLog, onImport });
}

const priceOf = async (database: Db = db) => (await readGameData(database)).items.find(({ id }) => id === 1)?.price;
const followsOf = async () =>
  Object.fromEntries(Array.from(await findBases(db), ([name, base]) => [name, base.follows]));
const versions = async () => await db.selectFrom('data_version').select(['origin', 'bases']).orderBy('id').execute();

/** All facts and where they stand: no start that changes nothing changes any of it. */
async function everything(database: Db = db): Promise<unknown> {
  const tables = ['data_version', 'data_release', 'game_base', 'game_base_set'] as const;
  const kept: unknown[] = [];
  for (const table of tables)
    kept.push((await sql`select * from ${sql.table(table)} order by 1`.execute(database)).rows);
  return { kept, stored: await readStoredRows(database, { onlyActive: false }) };
}

describe('a start', () => {
  it('applies a higher release, and neither a lower one nor an equal one with other files', async () => {
    expect((await start(2))[0]).toContain('처음으로');
    expect(await start(3, priced(7))).toEqual([
      '게임 자료가 바뀌어 다시 넣습니다.',
      '게임 자료: 더함 0개, 바뀜 1개, 뺌 0개.',
    ]);
    const before = await everything();
    for (const [release, hash] of [[1], [2], [3, 'other files'], [3]] as const)
      expect(await start(release, priced(9), hash)).toEqual([]);
    expect(await everything()).toEqual(before);
    expect(await priceOf()).toBe(7);
  });

  it('of two processes at once is done by one', async () => {
    const printed = await Promise.all([start(1), start(1), start(1)]);
    expect(printed.filter((lines) => lines.length > 0)).toHaveLength(1);
    expect(await versions()).toHaveLength(1);
    await Promise.all([start(2, priced(7)), start(2, priced(7))]);
    expect(await versions()).toHaveLength(2);
  });

  it('does not fail for a release that does not pass, and tells its faults until a later one passes', async () => {
    await start(1, priced(5));
    const bad = { ...priced(7), monsters: [{ ...SMALL_FACTS.monsters?.[0], exp: -1 }] };
    expect(await start(2, bad)).toEqual([
      '게임 자료가 바뀌어 다시 넣습니다.',
      expect.stringMatching(/릴리스 2.*지금 자료를 그대로.*1군데/),
      expect.stringMatching(/monsters\.json:1 exp/),
    ]);
    expect(await priceOf()).toBe(5);
    const waiting = await readWaitingFacts(db);
    expect(waiting).toMatchObject({ release: 2, faultCount: 1, faults: [{ file: 'monsters.json', field: 'exp' }] });
    const before = await everything();
    await start(2, bad);
    await start(1, priced(5));
    expect(await everything()).toEqual(before);

    await start(3, priced(8));
    expect([await priceOf(), await readWaitingFacts(db)]).toEqual([8, null]);
  });

  it('lays a release below what operators changed, until the release says the same', async () => {
    await start(1);
    const { id: from_version } = await db.selectFrom('data_version').select('id').executeTakeFirstOrThrow();
    const field = { entity: 'monsters', row_id: 1, kind: 'field', field: 'exp', value: '99', base: '10' } as const;
    const override = { ...field, source: ['operator'], confidence: 'high', at: new Date(), from_version } as const;
    await db
      .insertInto('game_override')
      .values({ ...override, source: ['operator'] })
      .execute();
    const expAndEnd = async () => [
      (await readGameData(db)).monsters[0]?.exp,
      (await db.selectFrom('game_override').select('until_version').executeTakeFirstOrThrow()).until_version,
    ];
    await start(2, { monsters: [{ ...SMALL_FACTS.monsters?.[0], exp: 50 }] });
    expect(await expAndEnd()).toEqual([99, null]);
    await start(3, { monsters: [{ ...SMALL_FACTS.monsters?.[0], exp: 99 }] });
    expect(await expAndEnd()).toEqual([99, expect.any(Number)]);
  });

  it('goes on with what stands where applying a release ends in an error', async () => {
    await start(1, priced(5));
    const project = { release: { release: 2, hash: '2' }, folder: await writeFactFiles(join(folder, '2'), priced(7)) };
    const broken = () => Promise.reject(new Error('no quest can be written'));
    await ensureGameData({ db, log: silentLog, onImport: broken, project });
    expect([await priceOf(), (await readWaitingFacts(db))?.faults[0]?.reason]).toEqual([
      5,
      '적용하다가 오류가 났습니다 (no quest can be written)',
    ]);
    await start(2, priced(7));
    expect([await priceOf(), await readWaitingFacts(db)]).toEqual([7, null]);
  });

  it('fails at first where its own files do not pass, for there is nothing to go on with', async () => {
    await expect(start(1, { items: [{ ...acorn, type: 77 }] })).rejects.toThrow(ImportRefusedError);
    expect(await versions()).toEqual([]);
  });

  it('keeps what a waiting release brings beside what is in force', async () => {
    const chestnut = { id: 3, code: 300, name: '밤', type: 6 };
    await start(1, { items: [acorn, jelly, chestnut] });
    await start(2, { items: [{ ...acorn, price: 9 }, jelly, { ...chestnut, code: 400, name: '잣' }] });
    expect((await readWaitingFacts(db))?.faults[0]?.reason).toContain('쓸 수 없는 번호');
    const { setId, newestSetId } = (await findBases(db)).get('items') ?? {};
    const sets = await findSets(db, [setId ?? 0, newestSetId ?? 0]);
    expect(sets.map(({ release, rows }) => [release, rows[0]?.row])).toMatchObject([
      [1, { price: null }],
      [2, { price: 9 }],
    ]);
  });
});

describe('an upload', () => {
  it('takes its entities away from releases until they follow again, which brings what they missed', async () => {
    await start(1);
    await upload({ items: [{ ...acorn, name: '작은도토리' }, jelly] }, ['items']);
    expect(await followsOf()).toMatchObject({ items: 'own', drops: 'project', monsters: 'project' });
    const exp = { monsters: [{ ...SMALL_FACTS.monsters?.[0], exp: 99 }] };
    const named = {
      drops: [{ id: 1, dungeon: '다람쥐굴', monster: '다람쥐', item: '작은도토리' }],
      skills: [],
      recipes: [],
    };
    await start(2, { ...exp, ...named, ...priced(7) });
    const { items, monsters } = await readGameData(db);
    expect([items[0]?.name, items[0]?.price, monsters[0]?.exp]).toEqual(['작은도토리', null, 99]);
    const { newestSetId } = (await findBases(db)).get('items') ?? {};
    const [missed] = await findSets(db, [newestSetId ?? 0]);
    expect(missed).toMatchObject({ origin: 'project', release: 2, rows: [{ id: 1, row: { price: 7 } }, {}] });
  });

  it('of a renamed row alone leaves all that led to it, also in the bases of the others', async () => {
    await start(1);
    const before = await readGameData(db);
    await upload({ items: [{ ...acorn, name: '작은도토리' }, jelly] }, ['items']);
    const { drops, recipes, skills } = await readGameData(db);
    expect(drops.map(({ itemId, itemName }) => [itemId, itemName])).toEqual([
      [1, '작은도토리'],
      [null, '알 수 없는 씨앗'],
    ]);
    expect(recipes).toEqual(before.recipes);
    expect(skills[0]?.reqItems[0]?.itemId).toBe(1);
    const facts = await readFacts(db);
    expect(facts.bases.drops?.[0]?.row.item).toBe('작은도토리');
    const { rows } = rowsInForce(facts);
    expect(countDifference(differenceOf(facts.stored, rows))).toEqual({ added: 0, changed: 0, removed: 0 });
  });

  it('is a version that names the sets in force, whose rows make what the tables hold', async () => {
    await start(1);
    await upload(priced(3), ['items']);
    const [first, second] = await versions();
    expect([first?.origin, second?.origin]).toEqual(['project', 'upload']);
    expect(second?.bases).toEqual({ ...first?.bases, items: expect.any(Number) });
    expect(second?.bases?.items).not.toBe(first?.bases?.items);
  });
});

/** As the migration leaves a database: what stands, and no bases. */
async function deleteBases(database: Db, origin: 'project' | 'upload', hash?: string): Promise<void> {
  await sql`delete from game_base`.execute(database);
  await sql`delete from game_base_set`.execute(database);
  await sql`delete from data_release`.execute(database);
  await sql`update data_version set bases = null, origin = ${origin}, source_hash = coalesce(${hash ?? null}, source_hash)`.execute(
    database,
  );
}

describe('a database of before there were bases', () => {
  it.each([
    ['the same files', undefined],
    ['other files of the same facts', 'older'],
  ])("gets the project's facts of %s as bases, and no row of them is touched", async (_, hash) => {
    const facts = await createFactsDatabase();
    try {
      const [catalog, stored] = [await readGameData(facts.db), await readStoredRows(facts.db, { onlyActive: false })];
      await deleteBases(facts.db, 'project', hash);
      await ensureGameData({ db: facts.db, log: silentLog, onImport });
      expect((await readGameData(facts.db)).version).toBe(catalog.version);
      expect(await readStoredRows(facts.db, { onlyActive: false })).toEqual(stored);
      const standing = await findBases(facts.db);
      expect(new Set(Array.from(standing.values(), ({ follows }) => follows))).toEqual(new Set(['project']));
      const ids = Array.from(standing, ([entity, { setId }]) => [entity, setId]);
      expect(await findLastVersion(facts.db)).toMatchObject({ bases: Object.fromEntries(ids) });
      const before = await everything(facts.db);
      await ensureGameData({ db: facts.db, log: silentLog, onImport });
      expect(await everything(facts.db)).toEqual(before);
    } finally {
      await facts.drop();
    }
  });

  it("gets an operator's facts as bases that follow nothing, and shows what they miss", async () => {
    await upload(priced(5));
    await deleteBases(db, 'upload');
    const before = await readStoredRows(db, { onlyActive: false });
    await start(1, priced(9));
    expect(await readStoredRows(db, { onlyActive: false })).toEqual(before);
    expect(new Set(Object.values(await followsOf()))).toEqual(new Set(['own']));
    const facts = await readFacts(db);
    expect(facts.bases.items?.map(({ id, row }) => [id, row.name, row.price])).toEqual([
      [1, '도토리', 5],
      [2, '도토리묵', 3_000_000_000],
    ]);
    const { newestSetId } = facts.standing.get('items') ?? {};
    expect((await findSets(db, [newestSetId ?? 0]))[0]?.rows[0]?.row).toMatchObject({ price: 9 });
    await start(2, priced(11));
    expect(await priceOf()).toBe(5);
  });
});
