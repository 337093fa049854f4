import { join } from 'node:path';
import type { FactRowsQuery, FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import { beginOverrides, findLastVersion } from '#game-data/bases/base.repository.ts';
import { readFacts } from '#game-data/bases/facts.ts';
import { ensureGameData } from '#game-data/bases/start-facts.ts';
import { callInProcess } from '#game-data/editing/call-in-process.ts';
import { createRowDesk } from '#game-data/editing/row-desk.ts';
import { type DatabaseConnection, openDatabase } from '#platform/database/connect.ts';
import { migrateToLatest } from '#platform/database/migrate.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { withEmbeddedServer } from './embedded-server.ts';
import { createEmptyDatabase } from './empty-database.ts';
import { makeOverrides } from './fact-overrides.ts';
import type { BenchResult } from './harness.ts';
import { comparedInTurns, type Question } from './in-turns.ts';

const MIGRATIONS = join(import.meta.dirname, '../database/migrations');
const OVERRIDES = 50_000;
const CHUNK = 1_000;
const LIMIT = 50;
const log = createConsoleLog('warn');

/** The tables of facts on the desk, over many overrides and over none. */
export default async function factTables(): Promise<BenchResult[]> {
  return withEmbeddedServer(async (url) => {
    const large = await openFacts(url, 'overridden', OVERRIDES);
    const small = await openFacts(url, 'bare', 0);
    const name = `p50 at ${OVERRIDES.toLocaleString('en')} overrides ÷ at none`;
    const results = await comparedInTurns(questionsTo(large), questionsTo(small), { name });
    for (const { close } of [large, small]) await close();
    return results;
  });
}

async function openFacts(serverUrl: string, name: string, overrides: number): Promise<DatabaseConnection> {
  const url = await createEmptyDatabase(serverUrl, name);
  const database = await openDatabase(url, { log, statementTimeoutMs: 0 });
  await migrateToLatest(database.db, MIGRATIONS, log);
  await ensureGameData({ db: database.db, log, onImport: async () => false });
  if (overrides > 0) await insertOverrides(database, overrides);
  await database.pool.query('vacuum analyze');
  return database;
}

/** The tables of before stay: the desk shows what layers make of bases and overrides. */
async function insertOverrides({ db }: DatabaseConnection, count: number): Promise<void> {
  const version = (await findLastVersion(db))?.id ?? 0;
  const overrides = makeOverrides((await readFacts(db)).bases, count, version);
  for (let from = 0; from < overrides.length; from += CHUNK)
    await beginOverrides(db, version, overrides.slice(from, from + CHUNK));
}

function questionsTo({ db }: DatabaseConnection): Map<string, Question> {
  const desk: Pick<FactsDesk, 'rows' | 'row'> = createRowDesk(callInProcess(db));
  const rows = (query: Partial<FactRowsQuery>) => desk.rows({ entity: 'items', limit: LIMIT, ...query });
  return new Map<string, Question>([
    ['items', () => rows({})],
    ['items by name', () => rows({ q: '현철' })],
    ['items in order of a field', () => rows({ sort: '-reqlevel' })],
    ['monsters', () => rows({ entity: 'monsters' })],
    ['maps by initial consonants', () => rows({ entity: 'maps', q: 'ㅂㅇㅅ' })],
    ['an item', (turn) => desk.row('items', 1 + (turn % 500))],
  ]);
}
