import { DAY_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';

interface Dated {
  version: number;
  effective_at: Date;
}

/**
 * Of the versions of one text, oldest first: the newest whose day has come; the first counts from the beginning.
 * Undefined: there is none.
 */
export function versionInForce<Row extends Dated>(versions: readonly Row[], now: Date): Row | undefined {
  return versions.findLast(({ effective_at }) => effective_at <= now) ?? versions[0];
}

/** The newest announced one that is not in force yet. */
export function comingVersion<Row extends Dated>(versions: readonly Row[], now: Date): Row | undefined {
  const current = versionInForce(versions, now);
  const newest = versions.at(-1);
  return newest && newest !== current && newest.effective_at > now ? newest : undefined;
}

/** Days of notice before a new version is in force (contract §18). */
export const NOTICE_DAYS = { usual: 7, disadvantageous: 30 } as const;

/** The first moment at which what is announced now may be in force: days count from 00:00 in Seoul after it. */
export function earliestEffective(now: Date, isDisadvantageous: boolean): Date {
  const days = isDisadvantageous ? NOTICE_DAYS.disadvantageous : NOTICE_DAYS.usual;
  return new Date(startOfSeoulDay(seoulDay(now)).getTime() + (days + 1) * DAY_MS);
}
