import { DAY_MS } from '#shared/durations.ts';

/** Minimum time between two counted renames (contract §4). */
export const RENAME_EVERY_MS = 30 * DAY_MS;
/** Within this time after the profile's creation, the first rename does not count. */
const FIRST_RENAME_MS = DAY_MS;
/** Time for which a name that was given up stays reserved for its former holder. */
export const NAME_REST_MS = 30 * DAY_MS;

export interface RenameHistory {
  /** Creation of the profile. */
  readonly createdAt: Date;
  readonly isRequested: boolean;
  readonly hasRenamed: boolean;
  readonly lastCountedAt: Date | null;
}

/** `isCounted`: counts towards the one change in 30 days. With `nextAt` it is refused until then (contract §4). */
export type RenameVerdict = { readonly isCounted: boolean } | { readonly nextAt: Date };

export function renameVerdict(history: RenameHistory, now: Date): RenameVerdict {
  const { createdAt, isRequested, hasRenamed, lastCountedAt } = history;
  const isFirst = !hasRenamed && now.getTime() - createdAt.getTime() < FIRST_RENAME_MS;
  if (isRequested || isFirst) return { isCounted: false };
  const nextAt = lastCountedAt && new Date(lastCountedAt.getTime() + RENAME_EVERY_MS);
  return nextAt !== null && nextAt > now ? { nextAt } : { isCounted: true };
}
