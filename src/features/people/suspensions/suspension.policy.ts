import { DAY_MS } from '#shared/durations.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { type OperatorActor, requireLevel } from '../operators/operator.policy.ts';

export const MODERATOR_SUSPENSION_MS = 30 * DAY_MS;

/** Depends on the length of the suspension, so the endpoint's required level alone cannot decide it (contract §21). */
export function levelFor(until: Date, now: Date): OperatorLevel {
  const isLong = until.getTime() - now.getTime() > MODERATOR_SUSPENSION_MS;
  return isLong ? OPERATOR_LEVEL.administrator : OPERATOR_LEVEL.moderator;
}

export function requireMaySuspend(actor: OperatorActor, { until, now }: { until: Date; now: Date }): void {
  requireLevel(actor, levelFor(until, now));
}

/** Lifting, shortening or replacing one that ends far ahead is for administrators, too. */
export function requireMayEndSuspension(actor: OperatorActor, running: { until: Date; now: Date }): void {
  requireMaySuspend(actor, running);
}
