import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';

/**
 * Moderators and administrators may read hidden content (contract §21). A separate file, because lists of trades need
 * only this.
 */
export function mayReadHidden(level: OperatorLevel | null): boolean {
  return level !== null && level <= OPERATOR_LEVEL.moderator;
}
