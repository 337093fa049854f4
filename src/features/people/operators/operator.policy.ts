import { AppError } from '#shared/errors.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/operator-level.ts';
import { peopleErrors } from '../people-error.labels.ts';

export interface OperatorActor {
  readonly level: OperatorLevel | null;
}

/** Actions whose required level depends on the object, so that the endpoint alone cannot decide (contract §21). */
interface Things {
  'suspension.set': { until: Date; now: Date };
  'audit.read-all': null;
}
export type OperatorAction = keyof Things;

export const MODERATOR_SUSPENSION_MS = 30 * 86_400_000;

const LEVEL_FOR: { readonly [Action in OperatorAction]: (thing: Things[Action]) => OperatorLevel } = {
  'suspension.set': ({ until, now }) =>
    until.getTime() - now.getTime() > MODERATOR_SUSPENSION_MS ? OPERATOR_LEVEL.administrator : OPERATOR_LEVEL.moderator,
  'audit.read-all': () => OPERATOR_LEVEL.administrator,
};

export function can<Action extends OperatorAction>(
  actor: OperatorActor,
  action: Action,
  thing: Things[Action],
): boolean {
  return actor.level !== null && actor.level <= LEVEL_FOR[action](thing);
}

/** @throws {AppError} FORBIDDEN */
export function requireCan<Action extends OperatorAction>(
  actor: OperatorActor,
  action: Action,
  thing: Things[Action],
): void {
  requireLevel(actor, LEVEL_FOR[action](thing));
}

/** @throws {AppError} FORBIDDEN, with `data.needs` for an operator whose level is too low */
export function requireLevel({ level }: OperatorActor, needs: OperatorLevel): OperatorLevel {
  if (level === null) throw new AppError('FORBIDDEN');
  if (level <= needs) return level;
  throw new AppError('FORBIDDEN', { message: peopleErrors.levelTooLow, data: { needs } });
}
