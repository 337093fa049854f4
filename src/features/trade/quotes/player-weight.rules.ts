import { DAY_MS } from '#shared/durations.ts';

const MIN_WEIGHT = 7;
export const FULL_WEIGHT = 28;
const WEIGHT_PER_DAY = 4;
/** Ages in days from which the weight is above the least, and at which it is full. */
const [FIRST_CHANGE, LAST_CHANGE] = [2, FULL_WEIGHT / WEIGHT_PER_DAY];

/** Of a player in statistics, by the whole days his profile exists at `at`. Times in milliseconds. */
export function weightAt(playerSince: number, at: number): number {
  return Math.max(MIN_WEIGHT, Math.min(FULL_WEIGHT, WEIGHT_PER_DAY * ageAt(playerSince, at)));
}

/** The first moment after `at` with another weight; null: it is full. */
export function nextWeightChange(playerSince: number, at: number): number | null {
  const age = Math.max(FIRST_CHANGE, ageAt(playerSince, at) + 1);
  return age > LAST_CHANGE ? null : playerSince + age * DAY_MS;
}

function ageAt(playerSince: number, at: number): number {
  return Math.floor((at - playerSince) / DAY_MS);
}
