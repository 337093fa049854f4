import { AppError } from '#shared/errors.ts';
import { findSets } from '../bases/base.repository.ts';
import { isEntity } from '../import/source-rows.ts';
import { changeOverrides } from '../layers/edits.ts';
import { factErrors } from './fact-errors.ts';
import type { FactsMoment } from './facts-moment.ts';
import { layFiles, plannedBases, questsOf, toFiles } from './plan-files.ts';
import { planLayers } from './plan-layers.ts';
import type { PlannedFacts } from './planned-facts.ts';
import { findAppliedReleases } from './version.repository.ts';
import { readWaitingSets } from './waiting-release.ts';

/** An entity follows the releases again, on the project's newest set. */
export async function planFollow({ db, snapshot }: FactsMoment, entity: string): Promise<PlannedFacts> {
  const base = isEntity(entity) ? snapshot.facts.standing.get(entity) : undefined;
  if (base === undefined) throw new AppError('NOT_FOUND', { message: factErrors.noBase });
  if (base.newestSetId === null) throw new AppError('INVALID_INPUT', { message: factErrors.noNewest });
  const sets = await findSets(db, [base.newestSetId]);
  const files = toFiles(sets);
  const { overrides } = snapshot.facts;
  const laid = layFiles(snapshot, snapshot.facts, overrides, files);
  const release = sets[0]?.release ?? null;
  const bases = await plannedBases(snapshot, files, laid, { follows: 'project', release, sets });
  const highest = (await findAppliedReleases(db)).at(-1);
  const sourceHash = highest?.hash ?? snapshot.facts.last?.source_hash ?? '';
  const changed = { before: overrides, after: laid.overrides };
  const quests = bases.length === 0 ? [] : questsOf(files, laid);
  return planLayers(snapshot, laid.layers, changed, { origin: 'project', sourceHash, bases, quests });
}

/** The release that waits, after some overrides have ended. */
export async function planApply(
  moment: FactsMoment,
  meant: { drop: readonly number[]; release?: number },
): Promise<PlannedFacts> {
  const { snapshot } = moment;
  const { facts } = snapshot;
  const waiting = await readWaitingSets(moment);
  if (waiting === undefined || (meant.release !== undefined && meant.release !== waiting.release))
    throw new AppError('NOT_FOUND', { message: factErrors.noWaiting });
  if (waiting.sets.length === 0) throw new AppError('INVALID_INPUT', { message: factErrors.faultyRelease });
  const dropped = new Set(meant.drop);
  const overrides = changeOverrides(facts.overrides, snapshot.version + 1, ({ id }) => dropped.has(id));
  const files = toFiles(waiting.sets);
  const laid = layFiles(snapshot, facts, overrides, files);
  const { release, hash, sets } = waiting;
  const bases = await plannedBases(snapshot, files, laid, { follows: 'project', release, sets });
  const planned = planLayers(
    snapshot,
    laid.layers,
    { before: facts.overrides, after: laid.overrides },
    { origin: 'project', sourceHash: hash, bases, quests: questsOf(files, laid), release: { release, hash } },
  );
  // Also a release that changes nothing is one that was applied.
  return { ...planned, hasChanges: true };
}
