import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { BULK_OF_MODERATORS } from './bulk-act.limits.ts';

export interface OperatorActor {
  readonly level: OperatorLevel | null;
}

/** @throws {AppError} FORBIDDEN, with `data.needs` for an operator whose level is too low */
export function requireLevel({ level }: OperatorActor, needs: OperatorLevel): OperatorLevel {
  if (level === null) throw new AppError('FORBIDDEN');
  if (level <= needs) return level;
  throw new AppError('FORBIDDEN', { message: peopleErrors.levelTooLow, data: { needs } });
}

/** @throws {AppError} FORBIDDEN, with `data.needs` where only administrators may act on that many things at once */
export function requireBulkLevel(actor: OperatorActor, ids: readonly number[]): void {
  if (ids.length > BULK_OF_MODERATORS) requireLevel(actor, OPERATOR_LEVEL.administrator);
}
