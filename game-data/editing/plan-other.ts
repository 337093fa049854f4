import { AppError } from '#shared/errors.ts';
import type { ChangeInput } from './change-input.ts';
import type { FactsMoment } from './facts-moment.ts';
import type { PlannedFacts } from './planned-facts.ts';

/** Plans what is no edit of rows: the way back, another base, a release that waits, a file. */
export function planOther(_moment: FactsMoment, { change }: ChangeInput): Promise<PlannedFacts> {
  throw new AppError('INTERNAL', { message: change.act });
}
