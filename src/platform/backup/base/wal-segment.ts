/** Names of the log's files: `00000001` timeline, `00000000` `00000003` number of the segment, 16 MiB each. */
const SEGMENT = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})(?:\.partial|\.[0-9A-F]{8}\.backup)?$/;
const WHOLE_SEGMENT = /^[0-9A-F]{24}$/;
const HISTORY = /^([0-9A-F]{8})\.history$/;
export const SEGMENT_BYTES = 16 * 1024 * 1024;
const SEGMENTS_PER_BLOCK = 2 ** 32 / SEGMENT_BYTES;

export interface WalSegment {
  timeline: number;
  /** Number across all timelines: a new timeline begins in the segment where the old one ended. */
  number: number;
}

/** Parses the name of a segment, or of its notes (`.partial`, `.backup`); `undefined` for any other file. */
export function parseSegment(name: string): WalSegment | undefined {
  const found = SEGMENT.exec(name);
  if (!found) return undefined;
  const [timeline = 0, block = 0, rest = 0] = found.slice(1).map((part) => Number.parseInt(part, 16));
  return { timeline, number: block * SEGMENTS_PER_BLOCK + rest };
}

export function segmentName({ timeline, number }: WalSegment): string {
  const parts = [timeline, Math.floor(number / SEGMENTS_PER_BLOCK), number % SEGMENTS_PER_BLOCK];
  return parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');
}

export function isWholeSegment(name: string): boolean {
  return WHOLE_SEGMENT.test(name);
}

export function timelineOfHistory(name: string): number | undefined {
  const found = HISTORY.exec(name);
  return found ? Number.parseInt(found[1] ?? '', 16) : undefined;
}

/** Parses `0/3000028` as a number of bytes. */
export function parseLsn(lsn: string): bigint {
  const [high = '', low = ''] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** A timeline, and the point where it branched into the next one of the same history. */
export interface Branch {
  timeline: number;
  endLsn: string;
}

/** Returns the ancestors of a timeline, oldest first, as its history file names them. */
export function parseHistory(text: string): Branch[] {
  return text.split('\n').flatMap((line) => {
    const found = /^\s*(\d+)\s+([0-9A-F]+\/[0-9A-F]+)/i.exec(line);
    return found ? [{ timeline: Number(found[1]), endLsn: found[2] ?? '' }] : [];
  });
}

export interface LogGap {
  /** The first segment that is missing. */
  missing: WalSegment;
  /** Whether the archive has segments after the missing one. */
  isInside: boolean;
}

/**
 * Finds where the log of a history ends.
 * @param archived names in the archive
 * @param others names in the log of a cluster, where recycled ones stand behind the end
 */
export function findGap(
  archived: readonly string[],
  others: readonly string[],
  timelines: ReadonlySet<number>,
  from: WalSegment,
): LogGap {
  const listNumbers = (names: readonly string[]) =>
    names.filter(isWholeSegment).flatMap((name) => {
      const segment = parseSegment(name);
      return segment && timelines.has(segment.timeline) && segment.number >= from.number ? [segment.number] : [];
    });
  const archivedNumbers = listNumbers(archived);
  const numbers = new Set([...archivedNumbers, ...listNumbers(others)]);
  let number = from.number;
  while (numbers.has(number)) number += 1;
  return {
    missing: { timeline: Math.max(...timelines), number },
    isInside: archivedNumbers.some((archivedNumber) => archivedNumber > number),
  };
}
