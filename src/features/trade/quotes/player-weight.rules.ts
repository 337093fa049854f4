import { DAY_MS } from '#shared/durations.ts';

const MIN_WEIGHT = 7;
export const FULL_WEIGHT = 28;
const WEIGHT_PER_DAY = 4;
/** Ages in days from which the weight exceeds the minimum, and at which it is full. */
const [FIRST_CHANGE, LAST_CHANGE] = [2, FULL_WEIGHT / WEIGHT_PER_DAY];

/**
 * Returns a player's weight in statistics, by the number of whole days their profile has existed at `at`. Times in
 * milliseconds.
 */
export function weightAt(playerSince: number, at: number): number {
  return Math.max(MIN_WEIGHT, Math.min(FULL_WEIGHT, WEIGHT_PER_DAY * ageAt(playerSince, at)));
}

/** Returns the first moment after `at` at which the weight changes; null: it is full. */
export function nextWeightChange(playerSince: number, at: number): number | null {
  const age = Math.max(FIRST_CHANGE, ageAt(playerSince, at) + 1);
  return age > LAST_CHANGE ? null : playerSince + age * DAY_MS;
}

function ageAt(playerSince: number, at: number): number {
  return Math.floor((at - playerSince) / DAY_MS);
}
