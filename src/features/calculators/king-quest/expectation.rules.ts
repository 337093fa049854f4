/** One monster that the king may ask for. */
export interface Errand {
  readonly name: string;
  /** Experience that the king gives for it. */
  readonly reward: number;
  /** From the king's order until one stands before him again. */
  readonly minutes: number;
}

export interface Expectation {
  /** Experience that a round brings on average. */
  readonly perRound: number;
  /** Minutes that a round takes on average. */
  readonly minutes: number;
  /** Experience in an hour of nothing else, in the long run. */
  readonly perHour: number;
}

const NOTHING: Expectation = { perRound: 0, minutes: 0, perHour: 0 };

/**
 * What rounds bring when every monster of the list is equally likely. Rounds that follow one another without a memory
 * renew themselves, so experience over time tends to the mean reward over the mean length: the sum of the rewards over
 * the sum of the minutes. (The mean of the single rates would be too high: long rounds fill more of the hour.)
 * A monster that is let go of brings nothing and costs the wait for the curse to end.
 */
export function expectationOf(
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

/** The best choice never takes more turns than there are monsters. */
const MAX_TURNS = 50;

/**
 * Which monsters to let go of for the most experience in an hour. At a rate r an errand is worth its while when its reward
 * beats what the minutes it takes beyond the wait would bring at r; taking the rate of that choice as the next r climbs to
 * the best one (Dinkelbach's way of maximising a ratio).
 */
export function bestSkips(errands: readonly Errand[], waitMinutes: number): ReadonlySet<string> {
  let skipped: ReadonlySet<string> = new Set();
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const rate = expectationOf(errands, skipped, waitMinutes).perHour / 60;
    const next = new Set(
      errands.filter(({ reward, minutes }) => reward < rate * (minutes - waitMinutes)).map(({ name }) => name),
    );
    if (next.size === skipped.size && [...next].every((name) => skipped.has(name))) break;
    skipped = next;
  }
  return skipped;
}

/** How many more rewards surely fit under the most experience that a character can hold, if each is the largest. */
export function roundsToCeiling(errands: readonly Errand[], exp: number, ceiling: number): number {
  const largest = Math.max(0, ...errands.map(({ reward }) => reward));
  return largest === 0 ? 0 : Math.floor(Math.max(0, ceiling - exp) / largest);
}
