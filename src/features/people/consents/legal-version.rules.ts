import { DAY_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';

interface Dated {
  version: number;
  effective_at: Date;
}

/**
 * Returns the newest version whose day has come, or the first one when none has.
 * @param versions of one text, oldest first
 * @returns undefined when there is none
 */
export function versionInForce<Row extends Dated>(versions: readonly Row[], now: Date): Row | undefined {
  return versions.findLast(({ effective_at }) => effective_at <= now) ?? versions[0];
}

/** Returns the newest version that is announced but not in force yet. */
export function comingVersion<Row extends Dated>(versions: readonly Row[], now: Date): Row | undefined {
  const current = versionInForce(versions, now);
  const newest = versions.at(-1);
  return newest && newest !== current && newest.effective_at > now ? newest : undefined;
}

/** Days of notice before a new version is in force (contract §18). */
export const NOTICE_DAYS = { usual: 7, disadvantageous: 30 } as const;

/**
 * Returns the earliest moment at which a version announced now may come into force. The notice period starts at the
 * next midnight in Seoul.
 */
export function earliestEffective(now: Date, isDisadvantageous: boolean): Date {
  const days = isDisadvantageous ? NOTICE_DAYS.disadvantageous : NOTICE_DAYS.usual;
  return new Date(startOfSeoulDay(seoulDay(now)).getTime() + (days + 1) * DAY_MS);
}
