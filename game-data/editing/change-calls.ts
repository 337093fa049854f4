import type { FactVerdict } from '#features/game-data/editing/fact-change.contract.ts';
import type { FactChange, FactChangeBy } from '#features/game-data/editing/facts-desk.ts';
import { AppError } from '#shared/errors.ts';
import type { FactsMoment } from './facts-moment.ts';
import type { PlannedFacts } from './planned-facts.ts';

export interface ChangeInput {
  change: FactChange;
  by: FactChangeBy;
}

export const CHANGE_CALLS = {
  planChange(_moment: FactsMoment, { change }: ChangeInput): PlannedFacts {
    throw new AppError('INTERNAL', { message: change.act });
  },
  checkChange(_moment: FactsMoment, { change }: ChangeInput): FactVerdict {
    throw new AppError('INTERNAL', { message: change.act });
  },
};
