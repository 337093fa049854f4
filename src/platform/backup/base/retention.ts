import { DAY_MS } from '#shared/durations.ts';
import { parseSegment } from './wal-segment.ts';

export interface Retention {
  nights: number;
  weeks: number;
}

export interface Dated {
  at: Date;
}

/** The fields of a base copy that the rules need. */
export interface DatedBase extends Dated {
  systemId: string;
  startWal: string;
  stopWal: string;
}

/** 1970-01-05 was a Monday; weeks begin at midnight in Seoul. */
const FIRST_MONDAY_MS = 4 * DAY_MS - 9 * 3_600_000;

function weekOf(at: Date): number {
  return Math.floor((at.getTime() - FIRST_MONDAY_MS) / (7 * DAY_MS));
}

/**
 * Selects the copies to keep: the newest `nights`, and the first copy of each of the newest `weeks` that have any. It
 * is the first so that no later night displaces it.
 */
export function remainingBases<Base extends Dated>(
  bases: readonly Base[],
  { nights, weeks }: Retention,
): { nightly: Base[]; weekly: Base[] } {
  const newestFirst = [...bases].sort((one, other) => other.at.getTime() - one.at.getTime());
  const nightly = newestFirst.slice(0, Math.max(nights, 1));
  const firstOfWeek = new Map(newestFirst.map((base) => [weekOf(base.at), base]));
  const weekly = [...firstOfWeek]
    .sort(([one], [other]) => other - one)
    .slice(0, weeks)
    .map(([, base]) => base)
    .filter((base) => !nightly.includes(base));
  return { nightly, weekly };
}

/**
 * Selects the archived files that no copy needs any more. Everything since the oldest nightly copy remains, so that any
 * second since can be restored; an older, weekly copy only retains what it needs for its own moment.
 * @param systemId whose archive this is
 */
export function unneededSegments(
  names: readonly string[],
  systemId: string,
  { nightly, weekly }: { nightly: readonly DatedBase[]; weekly: readonly DatedBase[] },
): string[] {
  const number = (name: string) => parseSegment(name)?.number ?? Number.NaN;
  const own = (base: DatedBase) => base.systemId === systemId;
  const ownNightly = nightly.filter(own);
  const openFrom = Math.min(...ownNightly.map(({ startWal }) => number(startWal)));
  const ranges = weekly.filter(own).map(({ startWal, stopWal }) => [number(startWal), number(stopWal)] as const);
  return names.filter((name) => {
    const at = parseSegment(name)?.number;
    if (at === undefined) return false;
    return at < openFrom && !ranges.some(([first, last]) => at >= first && at <= last);
  });
}
