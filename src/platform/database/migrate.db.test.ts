import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog } from '#platform/log/log.ts';
import { createEmptyDatabase, type TestDatabase } from '#tests/support/database.ts';
import { DatabaseStartError } from './database-errors.ts';
import { migrateToLatest, migrationFiles } from './migrate.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const CHILD = fileURLToPath(new URL('./migrate.child.ts', import.meta.url));
const KYSELY = pathToFileURL(fileURLToPath(import.meta.resolve('kysely'))).href;

let test: TestDatabase;
let folder: string;
beforeEach(async () => {
  test = await createEmptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  await test.drop();
  await rm(folder, { recursive: true });
});

async function addMigration(name: string, statement: string, more = ''): Promise<void> {
  const code = `import { sql, type Kysely } from '${KYSELY}';
export async function up(db: Kysely<unknown>): Promise<void> { await sql.raw(${JSON.stringify(statement)}).execute(db); }
${more}`;
  await writeFile(join(folder, name), code);
}

const migrate = () => migrateToLatest(test.db, folder, silentLog);

describe('migrateToLatest', () => {
  it('applies what is missing, in order, once', async () => {
    await addMigration('0002-more.ts', 'alter table item add column level int');
    await addMigration('0001-item.ts', 'create table item (id int)');
    expect(await migrate()).toEqual(['0001-item', '0002-more']);
    expect(await migrate()).toEqual([]);
    await addMigration('0003-index.ts', 'create index on item (level)');
    expect(await migrate()).toEqual(['0003-index']);
  });

  it('is done by exactly one of four processes that start at once', { tags: 'sweep' }, async () => {
    await addMigration('0001-slow.ts', 'create table item as select 1 as id from pg_sleep(0.5)');
    const runs = [1, 2, 3, 4].map(() => promisify(execFile)(process.execPath, [CHILD, test.url, folder]));
    const outputs = (await Promise.all(runs)).map((run) => run.stdout).sort();
    expect(outputs).toEqual(['["0001-slow"]', '[]', '[]', '[]']);
    const { rows } = await sql<{ id: number }>`select id from item`.execute(test.db);
    expect(rows).toEqual([{ id: 1 }]);
  });

  it('leaves nothing of a batch that fails, and can be retried', async () => {
    await addMigration('0001-item.ts', 'create table item (id int)');
    await addMigration('0002-bad.ts', 'create nonsense');
    await expect(migrate()).rejects.toThrow('syntax error');
    const { rows } = await sql<{ item: string | null }>`select to_regclass('item')::text as item`.execute(test.db);
    expect(rows).toEqual([{ item: null }]);
    await rm(join(folder, '0002-bad.ts'));
    expect(await migrate()).toEqual(['0001-item']);
  });

  it('refuses a database that is newer than the code', async () => {
    await addMigration('0001-item.ts', 'create table item (id int)');
    await addMigration('0002-future.ts', 'create table future (id int)');
    await migrate();
    await rm(join(folder, '0002-future.ts'));
    await expect(migrate()).rejects.toThrow(DatabaseStartError);
    await expect(migrate()).rejects.toThrow('모르는 마이그레이션: 0002-future');
  });

  it.each([
    ['42501', '표를 만들 권한이 없습니다'],
    ['25006', '읽기 전용입니다'],
  ])('reports in one line that the database refuses with %s', async (state, reason) => {
    await addMigration('0001-refused.ts', `do $$ begin raise sqlstate '${state}'; end $$`);
    await expect(migrate()).rejects.toThrow(DatabaseStartError);
    await expect(migrate()).rejects.toThrow(reason);
  });

  it('refuses a migration with a down step', async () => {
    await addMigration('0001-item.ts', 'create table item (id int)', 'export async function down() {}');
    await expect(migrate()).rejects.toThrow('only go forward');
  });

  it('may take longer than statements usually may', { tags: 'sweep' }, async () => {
    await addMigration('0001-slow.ts', 'select pg_sleep(0.3)');
    await sql
      .raw(`alter database "${new URL(test.url).pathname.slice(1)}" set statement_timeout = 100`)
      .execute(test.db);
    expect(await migrate()).toEqual(['0001-slow']);
  });
});

describe('migrationFiles', () => {
  it('requires numbers and words, each number once, and ignores tests', async () => {
    for (const name of ['0001-item.ts', '0001-item.test.ts', 'notes.md']) await writeFile(join(folder, name), '');
    expect(await migrationFiles(folder)).toEqual(['0001-item.ts']);
    await writeFile(join(folder, '0001-other.ts'), '');
    await expect(migrationFiles(folder)).rejects.toThrow('number');
    await rm(join(folder, '0001-other.ts'));
    await writeFile(join(folder, 'Item.ts'), '');
    await expect(migrationFiles(folder)).rejects.toThrow('must be named');
  });
});
