import { TOGETHER_MS } from '#features/people/player-ratings/player-rating.limits.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';

/** The time during which a player was in a party. `left_at` null: they never left. */
export interface Stay {
  readonly joined_at: Date;
  readonly left_at: Date | null;
}

/**
 * Returns the milliseconds during which two players were in one party at the same time.
 * @param end of the party, or now while it runs
 */
export function togetherMs(ones: readonly Stay[], others: readonly Stay[], end: Date): number {
  const computeEnd = ({ left_at }: Stay) => Math.min(left_at?.getTime() ?? Number.POSITIVE_INFINITY, end.getTime());
  let together = 0;
  for (const one of ones) {
    for (const other of others) {
      const from = Math.max(one.joined_at.getTime(), other.joined_at.getTime());
      together += Math.max(0, Math.min(computeEnd(one), computeEnd(other)) - from);
    }
  }
  return together;
}

export function wereTogether(ones: readonly Stay[], others: readonly Stay[], end: Date): boolean {
  return togetherMs(ones, others, end) >= TOGETHER_MS;
}

export interface PastParty {
  readonly isLed: boolean;
  readonly joinedAt: Date;
}

const COUNTED_A_DAY = 3;

/** Counts at most the first three parties of each Korean day. */
export function countParties(parties: readonly PastParty[]): { led: number; joined: number } {
  const inOrder = parties.toSorted((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime());
  const days = Map.groupBy(inOrder, ({ joinedAt }) => startOfSeoulDay(seoulDay(joinedAt)).getTime());
  const counted = [...days.values()].flatMap((ofDay) => ofDay.slice(0, COUNTED_A_DAY));
  const led = counted.filter(({ isLed }) => isLed).length;
  return { led, joined: counted.length - led };
}
