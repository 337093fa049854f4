import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Db } from '#platform/database/db.ts';
import { type Follows, findSets } from '../bases/base.repository.ts';
import { ENTITIES, toRawFile } from '../bases/base-rows.ts';
import { type Facts, type FactsPlan, planFacts, readFacts } from '../bases/facts.ts';
import { findHighestRelease, saveRelease } from '../bases/release.repository.ts';
import { type Release, readProjectRelease } from '../bases/release.ts';
import { storeBasesOfBefore, storeNewestSets, writeFacts } from '../bases/write-facts.ts';
import { catalogVersion } from '../bases/write-version.ts';
import { countDifference, type Difference, type DifferenceCounts } from './difference.ts';
import type { OnImport } from './on-import.ts';
import { type RawFile, readSourceFolder } from './read.ts';
import { PROJECT_SOURCES } from './rows-from-sources.ts';
import { hashSourceFolder } from './source-hash.ts';
import type { Entity } from './source-rows.ts';
import { lockImports } from './write.ts';

interface ImportLog {
  info(fields: unknown, message: string): void;
}

export interface ImportOptions {
  db: Db;
  /** A folder of files: their entities no longer follow the project. Without it the project's facts are taken. */
  from?: string | undefined;
  /** Without `from`: the entities that follow the project again. All by default. */
  follow?: readonly Entity[] | undefined;
  isDryRun?: boolean;
  log: ImportLog;
  onImport: OnImport;
}

export interface ImportResult {
  difference: Difference;
  counts: DifferenceCounts;
  version: string;
  hasWritten: boolean;
  /** Entities that follow the project no longer, or again. */
  moved: { entity: Entity; follows: Follows }[];
}

/** What an import brings. */
interface Brought {
  files: readonly RawFile[];
  follows: Follows;
  hash: string;
  /** The project's files as they are here. */
  project?: { release: Release; files: readonly RawFile[] };
}

async function readUpload(from: string): Promise<Brought> {
  return { files: await readSourceFolder(from), follows: 'own', hash: await hashSourceFolder(from) };
}

/** The project's files, or its newest sets where a newer program brought them. */
async function readProject(db: Db, { standing }: Facts, isWanted: (entity: Entity) => boolean): Promise<Brought> {
  const [release, highest] = [await readProjectRelease(), await findHighestRelease(db)];
  if (highest === undefined || release.release >= highest.release) {
    const files = await readSourceFolder(PROJECT_SOURCES);
    const wanted = files.filter(({ entity }) => isWanted(entity));
    return { files: wanted, follows: 'project', hash: release.hash, project: { release, files } };
  }
  const ids = Array.from(standing).flatMap(([entity, { newestSetId }]) =>
    isWanted(entity) ? (newestSetId ?? []) : [],
  );
  const sets = await findSets(db, ids);
  const files = sets.map(({ entity, rows, ...set }) =>
    toRawFile(entity, rows, `${entity} (릴리스 ${set.release ?? 0})`),
  );
  return { files, follows: 'project', hash: highest.hash };
}

function movedBy({ standing }: Facts, { files, follows }: Brought): ImportResult['moved'] {
  const entities = files.map(({ entity }) => entity);
  const isMoved = (entity: Entity) => (standing.get(entity)?.follows ?? 'project') !== follows;
  return ENTITIES.filter((entity) => entities.includes(entity) && isMoved(entity)).map((entity) => ({
    entity,
    follows,
  }));
}

async function write(
  db: Transaction<Database>,
  found: Facts,
  plan: FactsPlan,
  { brought, onImport }: { brought: Brought; onImport: OnImport },
): Promise<boolean> {
  const { follows, hash, project } = brought;
  const release = project?.release.release ?? null;
  const facts = await storeBasesOfBefore(db, found);
  const origin = follows === 'project' ? 'project' : 'upload';
  const change = { origin, follows, hash, release, by: null, note: null, onImport } as const;
  const { hasWritten } = await writeFacts(db, facts, plan, change);
  if (project === undefined) return hasWritten;
  const taken = new Set(brought.files.map(({ entity }) => entity));
  const isWanted = (entity: Entity) => !taken.has(entity);
  if (taken.size < project.files.length)
    await storeNewestSets(db, facts, project.files, { release: project.release.release, isWanted });
  await saveRelease(db, project.release, { isApplied: true });
  return hasWritten;
}

/**
 * Validates files as a whole and applies the difference in one transaction; concurrent imports run one after the other.
 * Repeating it changes nothing.
 * @throws {ImportRefusedError} with every fault; nothing is written then
 */
export async function importGameData({ db, from, follow, isDryRun = false, log, onImport }: ImportOptions) {
  const upload = from === undefined ? undefined : await readUpload(from);
  return db.transaction().execute(async (transaction): Promise<ImportResult> => {
    await lockImports(transaction);
    const facts = await readFacts(transaction);
    const isWanted = (entity: Entity) =>
      follow === undefined || follow.includes(entity) || facts.standing.get(entity)?.follows !== 'own';
    const brought = upload ?? (await readProject(transaction, facts, isWanted));
    const plan = planFacts(facts, brought.files);
    const { difference } = plan;
    const counts = countDifference(difference);
    const result = { difference, counts, version: catalogVersion(plan.rows), moved: movedBy(facts, brought) };
    if (isDryRun) return { ...result, hasWritten: false };
    const hasWritten = await write(transaction, facts, plan, { brought, onImport });
    const { follows, hash } = brought;
    if (hasWritten) log.info({ follows, hash, version: result.version, ...counts }, 'game data imported');
    return { ...result, hasWritten };
  });
}
