import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onImport } from '#app/site-effects.ts';
import { readGameData } from '#features/game-data/catalog/catalog.repository.ts';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import type { Db } from '#platform/database/db.ts';
import { silentLog } from '#platform/log/log.ts';
import { insertArticle } from '#tests/factories/articles.ts';
import { createFactsDatabase, createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type FactFiles, type FactRow, SMALL_FACTS as SMALL, writeFactFiles } from '#tests/support/fact-files.ts';
import { ensureGameData } from '../bases/start-facts.ts';
import { ImportRefusedError } from './data-issue.ts';
import { importGameData } from './import.ts';
import { runImportCommand } from './import-command.ts';
import { gameDataFromSources, PROJECT_SOURCES } from './rows-from-sources.ts';

let test: TestDatabase;
let folder: string;

beforeAll(async () => {
  test = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'game-data-'));
});
afterAll(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

const LATER = new Set(['updatedAt', 'fieldNotes', 'disagreements']);
const writeSet = (name: string, change?: Partial<FactFiles>, only?: string[]) =>
  writeFactFiles(join(folder, name), change, only);

const run = async (from: string) => importGameData({ db: test.db, from, log: silentLog, onImport });

async function wholeContent(): Promise<string> {
  const { rows } = await sql<{ all: string }>`
    select jsonb_build_array(
      (select jsonb_agg(item order by id) from item), (select jsonb_agg(monster_drop order by id) from monster_drop),
      (select jsonb_agg(recipe order by id) from recipe), (select jsonb_agg(dungeon order by id) from dungeon),
      (select jsonb_agg(article order by id) from article where kind = 'quest'), (select jsonb_agg(v order by id) from data_version v)
    )::text as all`.execute(test.db);
  return rows[0]?.all ?? '';
}

async function itemsById(): Promise<Record<number, string>> {
  const { items } = await readGameData(test.db);
  return Object.fromEntries(items.map(({ id, name }) => [id, name]));
}

describe('an import', () => {
  it('stores a set that reads back equal to the files', async () => {
    const from = await writeSet('small');
    const { counts, version } = await run(from);
    // With the sheet of proposed quests, which is empty.
    expect(counts).toEqual({ added: 13, changed: 0, removed: 0 });
    const rows = await readGameData(test.db);
    expect(rows.version).toBe(version);
    expect(rows.version).toBe((await gameDataFromSources(from)).version);
    expect(rows.items.map(({ name, price }) => [name, price])).toEqual([
      ['도토리', null],
      ['도토리묵', 3_000_000_000],
    ]);
    expect(rows.drops.map(({ itemId, itemName }) => [itemId, itemName])).toEqual([
      [1, '도토리'],
      [null, '알 수 없는 씨앗'],
    ]);
    expect(rows.skills[0]?.reqItems).toEqual([{ itemId: 1, itemName: '도토리', quantity: 10 }]);
  });

  it('changes nothing when repeated, not even a time', async () => {
    const before = await wholeContent();
    const { hasWritten } = await run(await writeSet('small'));
    expect(hasWritten).toBe(false);
    expect(await wholeContent()).toBe(before);
  });

  it('touches only the row that changed', async () => {
    const before = await readGameData(test.db);
    const items = [{ ...SMALL.items?.[0], name: '작은도토리' }, SMALL.items?.[1] ?? {}];
    const drops = [{ ...SMALL.drops?.[0], item: '작은도토리' }, SMALL.drops?.[1] ?? {}];
    const skills = [{ ...SMALL.skills?.[0], reqItems: [{ item: '작은도토리', quantity: 10 }] }];
    const recipes = [{ ...SMALL.recipes?.[0], materials: [{ id: 1, item: '작은도토리', quantity: 3 }] }];
    const { counts } = await run(await writeSet('renamed', { items, drops, skills, recipes }));
    expect(counts).toEqual({ added: 0, changed: 1, removed: 0 });
    const after = await readGameData(test.db);
    expect(await itemsById()).toEqual({ 1: '작은도토리', 2: '도토리묵' });
    expect(after.drops[0]?.itemName).toBe('작은도토리');
    expect(after.items[1]).toEqual(before.items[1]);
    expect(after.items[0]?.createdAt).toBe(before.items[0]?.createdAt);
    expect(Date.parse(after.items[0]?.updatedAt ?? '')).toBeGreaterThan(Date.parse(before.items[0]?.updatedAt ?? ''));
  });

  it('gives a returning row its former id, and never gives that id to another', async () => {
    const withoutSecond = { items: SMALL.items?.slice(0, 1) ?? [], recipes: [] };
    await run(await writeSet('fewer', withoutSecond));
    expect(await itemsById()).toEqual({ 1: '도토리' });
    const other = { code: 300, name: '밤', type: 6 };
    await run(await writeSet('other', { ...withoutSecond, items: [...withoutSecond.items, other] }));
    expect(await itemsById()).toEqual({ 1: '도토리', 3: '밤' });
    await run(await writeSet('small'));
    expect(await itemsById()).toEqual({ 1: '도토리', 2: '도토리묵' });
  });

  it('refuses a set that gives an id to another item', async () => {
    const items = [SMALL.items?.[0] ?? {}, { id: 2, code: 999, name: '호두', type: 6 }];
    const refused = run(await writeSet('stolen', { items, recipes: [] }));
    await expect(refused).rejects.toThrow(ImportRefusedError);
    expect(await itemsById()).toEqual({ 1: '도토리', 2: '도토리묵' });
  });

  it('refuses an invalid set as a whole', async () => {
    const before = await wholeContent();
    const items = [
      { id: 1, code: 100, name: '도토리', type: 6, price: 5 },
      { id: 2, code: 200, name: '도토리묵', type: 99 },
    ];
    const error = await run(await writeSet('bad', { items })).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ImportRefusedError);
    expect(await wholeContent()).toBe(before);
  });

  it('of a few files leaves the rest, and what refers to a row that is gone sleeps until it returns', async () => {
    const cheaper = await writeSet('one-file', { items: [{ ...SMALL.items?.[0], price: 7 }, SMALL.items?.[1] ?? {}] }, [
      'items',
    ]);
    expect((await run(cheaper)).counts).toEqual({ added: 0, changed: 1, removed: 0 });
    const before = await readGameData(test.db);
    // With the acorn its drop, its skill, and its recipe with the material.
    const loose = await run(await writeSet('loose', { items: SMALL.items?.slice(1) ?? [] }, ['items']));
    expect(loose.counts).toEqual({ added: 0, changed: 0, removed: 5 });
    expect((await run(cheaper)).counts).toEqual({ added: 5, changed: 0, removed: 0 });
    expect((await readGameData(test.db)).version).toBe(before.version);
    await run(await writeSet('small'));
  });

  it('leaves everything unchanged in a dry run', async () => {
    const before = await wholeContent();
    const from = await writeSet('dry', { items: [], drops: [], skills: [], recipes: [] });
    const { counts } = await importGameData({ db: test.db, from, isDryRun: true, log: silentLog, onImport });
    expect(counts.removed).toBe(7);
    expect(await wholeContent()).toBe(before);
  });

  it('runs once when two start at once', async () => {
    const from = await writeSet('race', { items: [...(SMALL.items ?? []), { code: 400, name: '잣', type: 6 }] });
    const results = await Promise.all([run(from), run(from), run(from)]);
    expect(results.map(({ counts }) => counts.added).sort()).toEqual([0, 0, 1]);
    expect(Object.values(await itemsById())).toEqual(['도토리', '도토리묵', '잣']);
  });

  it("seeds each quest once and never overwrites the operators' quests", async () => {
    await test.db.updateTable('article').set({ deleted_at: new Date() }).where('kind', '=', 'quest').execute();
    const quests = [
      { id: 1, title: '첫 일', content: '<p>해 봅니다.</p>', status: 1 },
      { key: 'second', title: '둘째 일', content: '<p>또 해 봅니다.</p>', status: 1 },
      { key: 'third', title: '셋째 일', content: '<p>아직 아닙니다.</p>', status: 1, isProposal: true },
    ];
    for (let nth = 0; nth < 2; nth += 1) await run(await writeSet('quests', { quests }));
    const rows = await test.db.selectFrom('article').select(['id', 'deleted_at']).where('kind', '=', 'quest').execute();
    expect(rows).toEqual([
      { id: 1, deleted_at: expect.any(Date) },
      { id: 2, deleted_at: null },
    ]);
    expect(await insertArticle(test.db, { kind: 'quest', title: '운영자의 일' })).toBe(3);
  });

  it('refuses a quest without key and id, a proposal without key, and a key that two have', async () => {
    const one = { title: '일', content: '<p>합니다.</p>', status: 1 };
    const quests = [one, { ...one, id: 7, isProposal: true }, { ...one, key: 'same' }, { ...one, key: 'same' }];
    const refused = run(await writeSet('bad-quests', { quests })).catch((error: ImportRefusedError) => error.issues);
    expect(await refused).toMatchObject([
      { row: 1, field: 'key', reason: 'key나 id가 있어야 합니다' },
      { row: 2, field: 'key', reason: 'key가 있어야 합니다' },
      { row: 4, field: 'key', reason: '3번 줄과 겹칩니다 (same)' },
    ]);
  });
});

describe('the command', () => {
  const commandOver = async (db: Db, args: readonly string[]) => {
    const lines: string[] = [];
    const options = {
      args,
      openDatabase: async () => db,
      print: (line: string) => lines.push(line),
      workingFolder: folder,
      onImport,
    };
    return { code: await runImportCommand(options), lines };
  };
  const command = (...args: string[]) => commandOver(test.db, args);

  it.each([['--nothing'], ['--from'], ['folder'], ['--follow pictures'], ['--follow --from x']])(
    'prints its usage for %s without opening a database',
    async (words) => {
      const lines: string[] = [];
      const openDatabase = () => Promise.reject(new Error('opened'));
      const print = (line: string) => lines.push(line);
      const options = { args: words.split(' '), openDatabase, print, workingFolder: folder, onImport };
      expect(await runImportCommand(options)).toBe(2);
      expect(lines.join()).toContain('사용법');
    },
  );

  it('shows changes and writes them', async () => {
    await command('--from', await writeSet('small'));
    await writeSet('priced', { items: [{ ...SMALL.items?.[0], price: 9 }, SMALL.items?.[1] ?? {}] });
    const shown = await command('--from', 'priced', '--dry-run');
    expect(shown.lines.join('\n')).toContain('~ 도토리 (100) price: 없음 → 9');
    const written = await command('--from', 'priced', '--yes');
    expect(written.code).toBe(0);
    expect(written.lines.at(-1)).toMatch(/^넣었습니다/);
    expect((await command('--from', 'priced')).lines.at(-1)).toBe('이미 같은 자료입니다.');
  });

  it('says which facts follow no release any more, and which do again', async () => {
    const facts = await createFactsDatabase();
    try {
      const { version } = await readGameData(facts.db);
      const own = join(folder, 'own-regions');
      await mkdir(own);
      const text = await readFile(join(PROJECT_SOURCES, 'regions.json'), 'utf8');
      await writeFile(join(own, 'regions.json'), text.replace('"opened": true', '"opened": false'));
      const last = async (...args: string[]) => (await commandOver(facts.db, [...args, '--yes'])).lines.slice(-2);
      const written = expect.stringMatching(/^넣었습니다/);
      expect(await last('--from', own)).toEqual(['이제 릴리스를 따르지 않는 자료: regions', written]);
      expect(await last('--follow', 'items', 'maps')).toEqual(['바뀌는 것이 없습니다.', '이미 같은 자료입니다.']);
      expect((await readGameData(facts.db)).regions[0]?.opened).toBe(false);
      expect(await last('--follow', 'regions')).toEqual(['다시 릴리스를 따르는 자료: regions', written]);
      expect((await readGameData(facts.db)).version).toBe(version);
    } finally {
      await facts.drop();
    }
  });

  it('lists every fault with its place and exits with an error', async () => {
    const from = await writeSet('faulty');
    await writeFile(
      join(from, 'items.csv'),
      'code,name,type,source,confidence\n1,도토리,6,seen,medium\nx,밤,77,seen,medium\n',
    );
    await rm(join(from, 'items.json'));
    const { code, lines } = await command('--from', from);
    expect(code).toBe(1);
    expect(lines).toEqual(
      expect.arrayContaining(['items.csv:3 code 숫자여야 합니다', 'items.csv:3 type 11보다 큽니다']),
    );
  });

  it('reports a missing folder with its usage', async () => {
    expect((await command('--nonsense')).code).toBe(2);
    expect((await command('--from', 'nowhere')).lines[0]).toContain('읽을 수 있는 폴더가 아닙니다');
  });
});

/** The project's items as they were before fields had sources of their own. */
async function itemsWithoutNotes(): Promise<FactRow[]> {
  const rows: (FactRow & { fieldNotes?: { fields: string[] }[] })[] = JSON.parse(
    await readFile(join(PROJECT_SOURCES, 'items.json'), 'utf8'),
  );
  return rows.map(({ fieldNotes = [], disagreements: _, ...row }) => {
    const described = new Set(fieldNotes.flatMap(({ fields }) => fields));
    return Object.fromEntries(Object.entries(row).filter(([field]) => !described.has(field)));
  });
}

describe("the project's own facts", () => {
  it('come into a database of before the stats with all ids, and change only what they bring', async () => {
    const fresh = await createTestDatabase();
    try {
      const old = join(folder, 'old');
      await cp(PROJECT_SOURCES, old, { recursive: true });
      await writeFile(join(old, 'items.json'), JSON.stringify(await itemsWithoutNotes()));
      await importGameData({ db: fresh.db, from: old, log: silentLog, onImport });
      const before = await readGameData(fresh.db);
      expect(before.items.every(({ hit, disagreements }) => hit === null && disagreements.length === 0)).toBe(true);

      const { counts } = await importGameData({ db: fresh.db, log: silentLog, onImport });
      expect(counts).toEqual({ added: 0, changed: 795, removed: 0 });
      const after = await readGameData(fresh.db);
      const identities = (rows: readonly Item[]) => rows.map(({ id, code, name }) => ({ id, code, name }));
      expect(identities(after.items)).toEqual(identities(before.items));
      for (const [index, item] of before.items.entries()) {
        const known = Object.entries(item).filter(([field, value]) => value !== null && !LATER.has(field));
        expect(after.items[index]).toMatchObject(Object.fromEntries(known));
      }
    } finally {
      await fresh.drop();
    }
  });

  it("are imported once, at the first start, and never over an operator's set", async () => {
    const fresh = await createTestDatabase();
    try {
      const output: string[] = [];
      const ensure = () =>
        ensureGameData({ db: fresh.db, log: silentLog, onImport, progress: (message) => output.push(message) });
      await Promise.all([ensure(), ensure()]);
      // One of the two imported; the other found it done.
      expect(output).toEqual([expect.stringContaining('처음으로'), expect.stringMatching(/더함 [1-9]/)]);
      const first = await readGameData(fresh.db);
      expect(first.version).toBe((await gameDataFromSources()).version);
      output.length = 0;
      await ensure();
      expect(output).toEqual([]);

      const own = join(folder, 'own');
      await mkdir(own);
      await cp(join(PROJECT_SOURCES, 'regions.json'), join(own, 'regions.json'));
      const text = await readFile(join(own, 'regions.json'), 'utf8');
      await writeFile(join(own, 'regions.json'), text.replace('"opened": true', '"opened": false'));
      await importGameData({ db: fresh.db, from: own, log: silentLog, onImport });
      await ensure();
      expect((await readGameData(fresh.db)).regions[0]?.opened).toBe(false);
      await importGameData({ db: fresh.db, log: silentLog, onImport });
      expect((await readGameData(fresh.db)).version).toBe(first.version);
    } finally {
      await fresh.drop();
    }
  });
});

describe('an import of parts', () => {
  it('makes a stored dungeon a part of one that comes with it, and keeps its id', async () => {
    await run(await writeSet('before-parts'));
    const [cave] = SMALL.dungeons ?? [];
    const from = await writeSet('parts', {
      dungeons: [
        { ...cave, partOf: '다람쥐산', monsters: ['다람쥐'] },
        { region: 1, name: '다람쥐산', location: '부여성', sortOrder: 1, maps: ['7'] },
      ],
      monsters: [{ id: 1, dungeon: '다람쥐산', name: '다람쥐', sortOrderInDungeon: 1, exp: 10 }],
      drops: [{ id: 1, dungeon: '다람쥐산', monster: '다람쥐', item: '도토리' }],
    });
    await run(from);
    const { dungeons, monsters } = await readGameData(test.db);
    const [part] = dungeons.filter(({ partOf }) => partOf !== null);
    expect(part).toMatchObject({ id: 1, name: '다람쥐굴', monsterIds: [monsters[0]?.id] });
    expect(dungeons.find(({ id }) => id === part?.partOf)?.name).toBe('다람쥐산');
    expect((await run(from)).counts).toEqual({ added: 0, changed: 0, removed: 0 });
  });
});
