export interface Errand {
  readonly name: string;
  readonly reward: number;
  readonly minutes: number;
}

export interface Expectation {
  readonly perRound: number;
  readonly minutes: number;
  readonly perHour: number;
}

const NOTHING: Expectation = { perRound: 0, minutes: 0, perHour: 0 };

/**
 * Expected yield of rounds when every monster of the list is equally likely. Independent rounds form a renewal process,
 * so experience per time tends to the sum of the rewards over the sum of the minutes. (The mean of the single rates
 * would be too high, because long rounds take a larger part of the time.) A skipped monster yields nothing and costs
 * the wait for the curse to end.
 */
export function computeExpectation(
  errands: readonly Errand[],
  skipped: ReadonlySet<string> = new Set(),
  waitMinutes = 0,
): Expectation {
  if (errands.length === 0) return NOTHING;
  let reward = 0;
  let minutes = 0;
  for (const errand of errands) {
    const isSkipped = skipped.has(errand.name);
    reward += isSkipped ? 0 : errand.reward;
    minutes += isSkipped ? waitMinutes : errand.minutes;
  }
  return {
    perRound: reward / errands.length,
    minutes: minutes / errands.length,
    perHour: minutes > 0 ? (reward / minutes) * 60 : 0,
  };
}

/** Rounds a mean reward down, so that nobody is promised experience that they do not get. */
export function wholeReward(mean: number): number {
  return Math.floor(mean);
}

const MAX_TURNS = 50;

/**
 * Chooses the monsters to skip for the most experience per hour. At a rate r a monster is worth doing when its reward
 * exceeds what the minutes beyond the wait would yield at r. Using the rate of that choice as the next r converges to
 * the maximum (Dinkelbach's algorithm for a ratio).
 */
export function bestSkips(errands: readonly Errand[], waitMinutes: number): ReadonlySet<string> {
  let skipped: ReadonlySet<string> = new Set();
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const rate = computeExpectation(errands, skipped, waitMinutes).perHour / 60;
    const next = new Set(
      errands.filter(({ reward, minutes }) => reward < rate * (minutes - waitMinutes)).map(({ name }) => name),
    );
    if (next.size === skipped.size && [...next].every((name) => skipped.has(name))) break;
    skipped = next;
  }
  return skipped;
}

export function roundsToCeiling(errands: readonly Errand[], exp: number, ceiling: number): number {
  const largest = Math.max(0, ...errands.map(({ reward }) => reward));
  return largest === 0 ? 0 : Math.floor(Math.max(0, ceiling - exp) / largest);
}
