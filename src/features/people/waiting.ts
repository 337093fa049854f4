/** How many of a kind wait for operators, and since when the oldest does. */
export interface Waiting {
  count: number;
  /** Null: none waits. */
  oldestAt: string | null;
}

/** A thing that waits for operators. */
export interface WaitingThing {
  id: number;
  title: string;
  /** Name of who sent it; null: the account was deleted, or there is no profile. */
  by: string | null;
  at: string;
  isUrgent: boolean;
}

export function toWaiting({ count, oldest }: { count: number; oldest: Date | null }): Waiting {
  return { count, oldestAt: oldest?.toISOString() ?? null };
}
