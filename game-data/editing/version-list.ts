import type { FactVersion } from '#features/game-data/editing/fact-version.contract.ts';
import type { FactsMoment } from './facts-moment.ts';
import {
  findAppliedReleases,
  findReleasesOfSets,
  findVersion,
  findVersions,
  type VersionRow,
} from './version.repository.ts';

type Releases = Awaited<ReturnType<typeof findAppliedReleases>>;

/** Several releases may have the same files: the one that was applied with the version is nearest to it in time. */
function releaseOfHash({ source_hash, imported_at }: VersionRow, releases: Releases): number | undefined {
  const distance = ({ applied_at }: Releases[number]) => Math.abs((applied_at?.getTime() ?? 0) - imported_at.getTime());
  const [nearest] = releases.filter(({ hash }) => hash === source_hash).toSorted((a, b) => distance(a) - distance(b));
  return nearest?.release;
}

const newSetsOf = ({ bases }: VersionRow, before: VersionRow | undefined): number[] => {
  const known = new Set(Object.values(before?.bases ?? {}));
  return Object.values(bases ?? {}).filter((set) => !known.has(set));
};

/** By the hash of its files, else by the sets that it brought: a release may have been written anew under its number. */
function releaseOf(
  version: VersionRow,
  before: VersionRow | undefined,
  { releases, ofSets }: { releases: Releases; ofSets: ReadonlyMap<number, number> },
): number | null {
  if (version.origin !== 'project') return null;
  const byHash = releaseOfHash(version, releases);
  if (byHash !== undefined) return byHash;
  const brought = newSetsOf(version, before).flatMap((set) => ofSets.get(set) ?? []);
  return brought.length === 0 ? null : Math.max(...brought);
}

async function toVersions(
  { db }: Pick<FactsMoment, 'db'>,
  rows: readonly VersionRow[],
  older: VersionRow | undefined,
): Promise<FactVersion[]> {
  const before = (index: number) => rows[index + 1] ?? older;
  const sets = rows.flatMap((row, index) => (row.origin === 'project' ? newSetsOf(row, before(index)) : []));
  const known = { releases: await findAppliedReleases(db), ofSets: await findReleasesOfSets(db, sets) };
  return rows.map((row, index) => ({
    id: row.id,
    at: row.imported_at.toISOString(),
    by: row.by,
    origin: row.origin as FactVersion['origin'],
    release: releaseOf(row, before(index), known),
    changes: { added: row.added, changed: row.changed, removed: row.removed },
    note: row.note,
  }));
}

/** The newest first. */
export async function listVersions(
  { db }: Pick<FactsMoment, 'db'>,
  { limit, before }: { limit: number; before?: number | undefined },
): Promise<FactVersion[]> {
  const rows = await findVersions(db, { limit: limit + 1, before });
  return toVersions({ db }, rows.slice(0, limit), rows[limit]);
}

export async function readVersion(
  { db }: Pick<FactsMoment, 'db'>,
  id: number,
): Promise<{ version: FactVersion; row: VersionRow } | undefined> {
  const row = await findVersion(db, id);
  if (row === undefined) return undefined;
  const [older] = await findVersions(db, { limit: 1, before: id });
  const [version] = await toVersions({ db }, [row], older);
  return version && { version, row };
}
