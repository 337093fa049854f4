import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/operator-level.ts';

/** May an operator of that level read what was hidden (contract §21)? In a file of its own: lists of trades need no more. */
export function mayReadHidden(level: OperatorLevel | null): boolean {
  return level !== null && level <= OPERATOR_LEVEL.moderator;
}
