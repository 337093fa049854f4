import { HOUR_MS } from '#shared/durations.ts';

/** Milliseconds before the beginning from which a countdown is shown (contract §23). */
const COUNTDOWN_MS = HOUR_MS;
const RETRY_AFTER_S = 600;

/** A maintenance that operators have planned or started. */
export interface MaintenancePlan {
  readonly from: Date;
  /** Null: until it is switched off. */
  readonly until: Date | null;
  readonly message: string;
}

export function isRunning({ from, until }: MaintenancePlan, now: Date): boolean {
  return from <= now && (until === null || now < until);
}

/** Seconds after which a visitor may come again. */
export function retryAfterSeconds(plan: MaintenancePlan | null, now: Date): number {
  if (!plan?.until) return RETRY_AFTER_S;
  return Math.max(1, Math.ceil((plan.until.getTime() - now.getTime()) / 1000));
}

export function countdownSpan({ from }: MaintenancePlan): { startsAt: Date; endsAt: Date } {
  return { startsAt: new Date(from.getTime() - COUNTDOWN_MS), endsAt: from };
}
