import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { readStoredRows } from '#features/game-data/catalog/catalog.repository.ts';
import { toGameDataRows } from '#features/game-data/catalog/game-data-rows.repository.ts';
import type { StoredRows } from '#features/game-data/imported-tables.ts';
import type { Db } from '#platform/database/db.ts';
import { notify } from '#platform/database/listen.ts';
import { type CheckedSet, checkSources } from './check.ts';
import { danglingReferences } from './dangling.ts';
import { ImportRefusedError } from './data-issue.ts';
import { countDifference, type Difference, type DifferenceCounts, differenceOf } from './difference.ts';
import { type NextRows, nextRows } from './identify.ts';
import type { KnownNames } from './known.ts';
import { keyedQuests, type OnImport } from './on-import.ts';
import { type RawFile, readSourceFolder } from './read.ts';
import { asIfStored, PROJECT_SOURCES } from './rows-from-sources.ts';
import { hashSourceFolder } from './source-hash.ts';
import { lastImport, lockImports, writeDifference } from './write.ts';

interface ImportLog {
  info(fields: unknown, message: string): void;
}

export interface ImportOptions {
  db: Db;
  from?: string | undefined;
  isDryRun?: boolean;
  log: ImportLog;
  onImport: OnImport;
}

export interface ImportResult {
  difference: Difference;
  counts: DifferenceCounts;
  version: string;
  hasWritten: boolean;
}

function knownFrom(stored: StoredRows): KnownNames {
  const active = <Row extends { removed_at: Date | null }>(rows: readonly Row[]) =>
    rows.filter((row) => row.removed_at === null);
  return {
    sources: new Set(active(stored.source).map(({ key }) => key)),
    regions: new Set(active(stored.region).map(({ id }) => id)),
    items: new Map(active(stored.item).map(({ name, key }) => [name, key])),
    mapCodes: new Set(active(stored.map).map(({ code }) => code)),
    mapNames: new Set(active(stored.map).map(({ name }) => name)),
    skills: new Set(active(stored.skill).map(({ name }) => name)),
    dungeons: new Set(active(stored.dungeon).map(({ key }) => key)),
    monsters: new Set(active(stored.monster).map(({ key }) => key)),
  };
}

function plan(files: readonly RawFile[], stored: StoredRows): CheckedSet & { next: NextRows; difference: Difference } {
  const checked = checkSources(files, knownFrom(stored));
  const { rows: next, issues } = nextRows(checked.drafts, stored, checked.renamings);
  const allIssues = [...issues, ...danglingReferences(next, stored)];
  if (allIssues.length > 0) throw new ImportRefusedError(allIssues);
  return { ...checked, next, difference: differenceOf(stored, next) };
}

interface Origin {
  origin: 'project' | 'operator';
  hash: string;
}

interface SourceSet extends Origin {
  files: readonly RawFile[];
}

async function readSet(from: string | undefined): Promise<SourceSet> {
  const folder = from ?? PROJECT_SOURCES;
  const files = await readSourceFolder(folder);
  return { files, origin: from === undefined ? 'project' : 'operator', hash: await hashSourceFolder(folder) };
}

async function write(
  db: Transaction<Database>,
  { difference, quests }: ReturnType<typeof plan>,
  version: string,
  { origin, hash, onImport }: Origin & Pick<ImportOptions, 'onImport'>,
): Promise<boolean> {
  const counts = countDifference(difference);
  const isSame = counts.added + counts.changed + counts.removed === 0;
  await writeDifference(db, difference);
  const hasSeeded = await onImport(db, { quests: keyedQuests(quests) });
  const last = await lastImport(db);
  if (isSame && !hasSeeded && last?.origin === origin && last.source_hash === hash) return false;
  await db
    .insertInto('data_version')
    .values({ origin, source_hash: hash, version, ...counts, has_seeded_quests: hasSeeded })
    .execute();
  if (!isSame) await notify(db, 'catalog', { version });
  return true;
}

/** Call it under the import lock. */
async function importSet(
  db: Transaction<Database>,
  { files, origin, hash }: SourceSet,
  { isDryRun = false, log, onImport }: Omit<ImportOptions, 'db' | 'from'>,
): Promise<ImportResult> {
  const planned = plan(files, await readStoredRows(db, { onlyActive: false }));
  const { version } = toGameDataRows(asIfStored(planned.next, new Date(0)));
  const { difference } = planned;
  const counts = countDifference(difference);
  if (isDryRun) return { difference, counts, version, hasWritten: false };
  const hasWritten = await write(db, planned, version, { origin, hash, onImport });
  if (hasWritten) log.info({ origin, hash, version, ...counts }, 'game data imported');
  return { difference, counts, version, hasWritten };
}

/**
 * Reads a folder, validates it as a whole and applies the difference in one transaction; concurrent imports run one
 * after the other. Repeating it changes nothing.
 * @throws {ImportRefusedError} with every fault; nothing is written then
 */
export async function importGameData({ db, from, ...options }: ImportOptions): Promise<ImportResult> {
  const set = await readSet(from);
  return db.transaction().execute(async (transaction) => {
    await lockImports(transaction);
    return importSet(transaction, set, options);
  });
}

export interface EnsureOptions extends Pick<ImportOptions, 'db' | 'log' | 'onImport'> {
  progress?: (message: string) => void;
}

/**
 * Imports the project's facts at the first start and whenever they differ from the last import. After an import of an
 * operator's own set, only a manual import restores the project's facts.
 */
export async function ensureGameData({ db, log, onImport, progress }: EnsureOptions): Promise<void> {
  const hash = await hashSourceFolder(PROJECT_SOURCES);
  const last = await lastImport(db);
  if (last?.origin === 'operator') {
    log.info({ version: last.version }, 'keeping the game data that an operator imported');
    return;
  }
  if (last?.source_hash === hash) return;
  await db.transaction().execute(async (transaction) => {
    await lockImports(transaction);
    // While this process waited for the lock, another may have imported these facts or an operator's set.
    const latest = await lastImport(transaction);
    if (latest?.id !== last?.id) return;
    progress?.(last === undefined ? '게임 자료를 처음으로 넣습니다.' : '게임 자료가 바뀌어 다시 넣습니다.');
    const { counts } = await importSet(transaction, await readSet(undefined), { log, onImport });
    progress?.(`게임 자료: 더함 ${counts.added}개, 바뀜 ${counts.changed}개, 뺌 ${counts.removed}개.`);
  });
}
