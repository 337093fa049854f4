import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { toUnavailable } from '#platform/database/database-errors.ts';
import type { Db } from '#platform/database/db.ts';
import { type DataIssue, formatIssue, ImportRefusedError } from '../import/data-issue.ts';
import type { OnImport } from '../import/on-import.ts';
import { type RawFile, readSourceFolder } from '../import/read.ts';
import { PROJECT_SOURCES } from '../import/rows-from-sources.ts';
import { lockImports } from '../import/write.ts';
import { type DataVersion, findBases, findLastVersion, rollBackToSavepoint, savepoint } from './base.repository.ts';
import { type Facts, planFacts, readFacts } from './facts.ts';
import { findHighestRelease, type StoredRelease, saveRelease } from './release.repository.ts';
import { type Release, readProjectRelease } from './release.ts';
import { storeBasesOfBefore, storeNewestSets, type WrittenFacts, writeFacts } from './write-facts.ts';

interface StartLog {
  info(fields: unknown, message: string): void;
  warn(fields: unknown, message: string): void;
  error(fields: unknown, message: string): void;
}

interface EnsureOptions {
  db: Db;
  log: StartLog;
  onImport: OnImport;
  /** Prints a Korean message to the console. */
  progress?: (message: string) => void;
  /** The project's, unless a test brings others. */
  project?: { release: Release; folder: string };
}

/** Faults that are printed; the desk lists more. */
const PRINTED_FAULTS = 5;

type Standing = 'news' | 'known' | 'older' | 'other files';

/** A release that waits is tried again by every start. */
function standingOf({ release, hash }: Release, highest: StoredRelease | undefined): Standing {
  if (highest === undefined || release > highest.release) return 'news';
  if (release < highest.release) return 'older';
  if (hash !== highest.hash) return 'other files';
  return highest.appliedAt === null ? 'news' : 'known';
}

interface Present {
  last: DataVersion;
  hasBases: boolean;
  standing: Standing;
}

async function readPresent(db: Db, release: Release): Promise<Present> {
  const last = await findLastVersion(db);
  const hasBases = last === undefined || (await findBases(db)).size > 0;
  return { last, hasBases, standing: standingOf(release, await findHighestRelease(db)) };
}

function logWhatStays(log: StartLog, { release }: Release, standing: Standing): void {
  if (standing === 'older') log.info({ release }, 'keeping the facts of a newer release');
  if (standing === 'other files')
    log.warn({ release }, 'the files of facts are not those of this release: npm run data:release gives them a number');
}

/** No facts keep a site from starting: whatever goes wrong while they are applied is a fault of them. */
function faultsOf(error: unknown): readonly DataIssue[] | undefined {
  if (error instanceof ImportRefusedError) return error.issues;
  if (toUnavailable(error) !== undefined) return undefined;
  const message = error instanceof Error ? error.message : String(error);
  return [{ file: '릴리스', row: 0, field: '', reason: `적용하다가 오류가 났습니다 (${message})` }];
}

const isOwn = ({ standing }: Facts, entity: RawFile['entity']) => standing.get(entity)?.follows === 'own';

async function applyRelease(
  db: Transaction<Database>,
  facts: Facts,
  { release, hash }: Release,
  { files, onImport }: { files: readonly RawFile[]; onImport: OnImport },
): Promise<WrittenFacts> {
  const following = files.filter(({ entity }) => !isOwn(facts, entity));
  const change = { origin: 'project', follows: 'project', by: null, note: null } as const;
  const written = await writeFacts(db, facts, planFacts(facts, following), { ...change, hash, release, onImport });
  if (following.length < files.length)
    await storeNewestSets(db, facts, files, { release, isWanted: (entity) => isOwn(facts, entity) });
  await saveRelease(db, { release, hash }, { isApplied: true });
  return written;
}

/** What stands stays in force. */
async function waitWith(
  db: Transaction<Database>,
  facts: Facts,
  release: Release,
  { files, faults }: { files: readonly RawFile[]; faults: readonly DataIssue[] },
): Promise<void> {
  const highest = await findHighestRelease(db);
  const isKnown = highest?.release === release.release && highest.faultCount === faults.length;
  if (isKnown) return;
  try {
    await storeNewestSets(db, facts, files, { release: release.release, isWanted: () => true });
  } catch (error) {
    if (!(error instanceof ImportRefusedError)) throw error;
  }
  await saveRelease(db, release, { isApplied: false, faults });
}

async function start(
  db: Transaction<Database>,
  release: Release,
  { last }: Present,
  { log, onImport, progress, project }: EnsureOptions,
): Promise<void> {
  const found = await readFacts(db);
  const isOfThese = last?.origin === 'project' && last.source_hash === release.hash;
  const facts = isOfThese ? found : await storeBasesOfBefore(db, found);
  await savepoint(db);
  let files: RawFile[] = [];
  try {
    files = await readSourceFolder(project?.folder ?? PROJECT_SOURCES);
    if (!isOfThese)
      progress?.(last === undefined ? '게임 자료를 처음으로 넣습니다.' : '게임 자료가 바뀌어 다시 넣습니다.');
    const { counts, version } = await applyRelease(db, facts, release, { files, onImport });
    log.info({ ...release, version, ...counts }, 'release of facts applied');
    if (isOfThese) return;
    progress?.(`게임 자료: 더함 ${counts.added}개, 바뀜 ${counts.changed}개, 뺌 ${counts.removed}개.`);
  } catch (error) {
    const faults = faultsOf(error);
    if (faults === undefined || last === undefined) throw error;
    await rollBackToSavepoint(db);
    await waitWith(db, await storeBasesOfBefore(db, facts), release, { files, faults });
    const shown = faults.slice(0, PRINTED_FAULTS).map(formatIssue);
    log.error(
      { err: error, ...release, faults: faults.length, first: shown },
      'a release of facts did not pass and waits',
    );
    progress?.(
      `게임 자료 릴리스 ${release.release}을(를) 적용하지 못해 지금 자료를 그대로 씁니다. 잘못된 곳 ${faults.length}군데.`,
    );
    for (const fault of shown) progress?.(`  ${fault}`);
  }
}

/**
 * Applies the project's release at a start, when it is higher than any that was here before, to the entities that
 * follow it. One that does not pass waits, and the facts in force stay. Makes the bases of a database of before there
 * were any. Starts at once take turns, and whoever finds the work done leaves it.
 * @throws {ImportRefusedError} at the very first start alone
 */
export async function ensureGameData(options: EnsureOptions): Promise<void> {
  const { db, log } = options;
  const release = options.project?.release ?? (await readProjectRelease());
  const isDone = ({ hasBases, standing }: Present) => hasBases && standing !== 'news';
  const before = await readPresent(db, release);
  logWhatStays(log, release, before.standing);
  if (isDone(before)) return;
  await db.transaction().execute(async (transaction) => {
    await lockImports(transaction);
    // While this process waited for the lock, another may have done it.
    const present = await readPresent(transaction, release);
    if (isDone(present)) return;
    if (present.standing === 'news') await start(transaction, release, present, options);
    else await storeBasesOfBefore(transaction, await readFacts(transaction));
  });
}
