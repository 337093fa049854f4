import type { FactBase, FactBases } from '#features/game-data/editing/fact-base.contract.ts';
import type { ChangeCounts } from '#features/game-data/editing/fact-change.contract.ts';
import { entityLabel } from '#features/game-data/entities/entity-fields.rules.ts';
import { isEntityName } from '#features/game-data/entities/entity-ref.rules.ts';
import { findSets, type StoredSet } from '../bases/base.repository.ts';
import { ENTITIES } from '../bases/base-rows.ts';
import { canonical } from '../import/difference.ts';
import type { Entity } from '../import/source-rows.ts';
import type { BaseRow } from '../layers/layer.ts';
import type { FactsMoment } from './facts-moment.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';
import { SHEET_LABELS } from './sheet.labels.ts';
import { findAppliedReleases, findBasesOfVersions, findReleasesOfSets } from './version.repository.ts';
import { readWaitingRelease } from './waiting-release.ts';

function countMissed(own: readonly BaseRow[], newest: readonly BaseRow[]): ChangeCounts {
  const before = new Map(own.map(({ id, row }) => [id, canonical(row)]));
  let [added, changed] = [0, 0];
  for (const { id, row } of newest) {
    const text = before.get(id);
    if (text === undefined) added += 1;
    else if (text !== canonical(row)) changed += 1;
    before.delete(id);
  }
  return { added, changed, removed: before.size };
}

function missedOf({ facts }: FactsSnapshot, set: StoredSet | undefined): FactBase['missed'] {
  if (set === undefined) return null;
  const missed = countMissed(facts.bases[set.entity] ?? [], set.rows);
  return missed.added + missed.changed + missed.removed === 0 ? null : { ...missed, release: set.release };
}

/** Since when each entity stands on its set. */
async function sinceOf({ db, snapshot }: FactsMoment): Promise<Map<Entity, Date>> {
  const since = new Map<Entity, Date>();
  const open = new Map(snapshot.facts.standing);
  for (const { bases, imported_at } of await findBasesOfVersions(db)) {
    for (const [entity, { setId }] of open) {
      if (setId !== null && bases?.[entity] === setId) since.set(entity, imported_at);
      else open.delete(entity);
    }
    if (open.size === 0) break;
  }
  return since;
}

async function listBases(moment: FactsMoment): Promise<FactBase[]> {
  const { db, snapshot } = moment;
  const { standing, bases } = snapshot.facts;
  const missing = [...standing.values()].flatMap(({ follows, setId, newestSetId }) =>
    follows === 'own' && newestSetId !== setId ? (newestSetId ?? []) : [],
  );
  const newest = new Map((await findSets(db, missing)).map((set) => [set.entity, set]));
  const releases = await findReleasesOfSets(
    db,
    [...standing.values()].flatMap(({ setId }) => setId ?? []),
  );
  const since = await sinceOf(moment);
  return ENTITIES.flatMap((entity): FactBase[] => {
    const base = standing.get(entity);
    if (base === undefined) return [];
    return [
      {
        entity,
        label: isEntityName(entity) ? entityLabel(entity) : SHEET_LABELS[entity],
        isSheet: !isEntityName(entity),
        follows: base.follows,
        rows: bases[entity]?.length ?? 0,
        release: releases.get(base.setId ?? 0) ?? null,
        since: since.get(entity)?.toISOString() ?? null,
        missed: missedOf(snapshot, newest.get(entity)),
      },
    ];
  });
}

const known = new WeakMap<FactsSnapshot, Promise<FactBase[]>>();

/** The bases of now, and the release that waits. */
export async function readBaseList(moment: FactsMoment): Promise<FactBases> {
  const { db, snapshot } = moment;
  const waiting = await readWaitingRelease(moment);
  // A release that waits brings newer sets without a version.
  const bases = waiting === null ? (known.get(snapshot) ?? listBases(moment)) : listBases(moment);
  if (waiting === null) known.set(snapshot, bases);
  const highest = (await findAppliedReleases(db)).at(-1);
  return { version: snapshot.version, release: highest?.release ?? null, bases: await bases, waiting };
}
