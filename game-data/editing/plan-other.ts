import type { FactChange, FactChangeBy } from '#features/game-data/editing/facts-desk.ts';
import { AppError } from '#shared/errors.ts';
import { changedError } from './fact-errors.ts';
import type { FactsMoment } from './facts-moment.ts';
import { planBackTo } from './plan-back.ts';
import { planApply, planFollow } from './plan-base.ts';
import { planImport } from './plan-import.ts';
import type { PlannedFacts } from './planned-facts.ts';

/**
 * Plans what is no edit of rows: the way back, another base, a release that waits, a file. All of these are planned on the
 * last version that was seen.
 */
export async function planOther(
  moment: FactsMoment,
  { change, by }: { change: FactChange; by: FactChangeBy },
): Promise<PlannedFacts> {
  const { version } = moment.snapshot;
  // Whose the file is comes first: of another's nothing is said.
  if (change.act === 'import') return planImport(moment, change.importId, change.version, by);
  if ('version' in change && change.version !== version) throw changedError(version);
  if (change.act === 'back') return planBackTo(moment, change.to, change.scope, by);
  if (change.act === 'follow') return planFollow(moment, change.entity);
  if (change.act === 'apply') return planApply(moment, change);
  throw new AppError('INTERNAL', { message: change.act });
}
