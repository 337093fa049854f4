import { HOUR_MS } from '#shared/durations.ts';
import type { BrakeGroup } from '#shared/endpoint.ts';

/** Holds back writes of new accounts (contract §23). */
export interface Brake {
  readonly minAccountHours: number;
  readonly writes: readonly BrakeGroup[];
  readonly until: Date;
}

/** Switches of the operators for the whole site. */
export interface SiteSwitches {
  readonly isRegistrationOpen: boolean;
  /** Null: off. */
  readonly brake: Brake | null;
}

export const ALL_OPEN: SiteSwitches = { isRegistrationOpen: true, brake: null };

/** Returns until when a write of this group is held back; null: it is not. */
export function brakeEndFor(brake: Brake | null, group: BrakeGroup, createdAt: Date, now: Date): Date | null {
  if (!brake?.writes.includes(group)) return null;
  const oldEnoughAt = createdAt.getTime() + brake.minAccountHours * HOUR_MS;
  const until = new Date(Math.min(oldEnoughAt, brake.until.getTime()));
  return now < until ? until : null;
}
