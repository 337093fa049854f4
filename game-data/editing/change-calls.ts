import type { FactVerdict } from '#features/game-data/editing/fact-change.contract.ts';
import type { FactChange } from '#features/game-data/editing/facts-desk.ts';
import { AppError } from '#shared/errors.ts';
import { isEditChange } from './change-edits.ts';
import type { ChangeInput } from './change-input.ts';
import type { FactsMoment } from './facts-moment.ts';
import { checkEdits, planChange } from './plan-change.ts';
import type { PlannedFacts } from './planned-facts.ts';

export const CHANGE_CALLS = {
  planChange(moment: FactsMoment, input: ChangeInput): Promise<PlannedFacts> {
    return planChange(moment, input);
  },
  async checkChange(moment: FactsMoment, { change }: { change: FactChange }): Promise<FactVerdict> {
    // Other acts say in numbers what they would do before they are done.
    if (!isEditChange(change)) throw new AppError('INVALID_INPUT');
    return checkEdits(moment, change);
  },
};
