import { DAY_MS } from '#shared/durations.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { withoutUnseen } from '#shared/unseen-letters.ts';
import type { DatedEntry } from '../articles/article-reader.ts';

/** Maximum bytes of a line, without its end (RFC 5545, 3.1). */
const LINE_BYTES = 75;
const encoder = new TextEncoder();

/** Writes a calendar of events and notices (RFC 5545). It yields the same bytes until an entry changes. */
export function calendarFile(entries: readonly DatedEntry[], origin: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//baramnaru//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:바람나루 행사',
    'X-WR-TIMEZONE:Asia/Seoul',
    ...entries.flatMap((entry) => eventLines(entry, origin)),
    'END:VCALENDAR',
  ];
  return `${lines.map(wrapLine).join('\r\n')}\r\n`;
}

function eventLines({ kind, id, title, summary, path, changedAt, ...times }: DatedEntry, origin: string): string[] {
  const host = new URL(origin).host;
  return [
    'BEGIN:VEVENT',
    `UID:${kind}-${id}@${host}`,
    `DTSTAMP:${utcText(changedAt)}`,
    `LAST-MODIFIED:${utcText(changedAt)}`,
    ...timeLines(times),
    `SUMMARY:${escapeText(title)}`,
    ...(summary === '' ? [] : [`DESCRIPTION:${escapeText(summary)}`]),
    `URL:${origin}${path}`,
    'END:VEVENT',
  ];
}

/** Writes all-day entries as dates. Without an end, they last for the day of their start. */
function timeLines({ startsAt, endsAt, isAllDay }: Pick<DatedEntry, 'startsAt' | 'endsAt' | 'isAllDay'>): string[] {
  if (endsAt !== null && !isAllDay) return [`DTSTART:${utcText(startsAt)}`, `DTEND:${utcText(endsAt)}`];
  const last = endsAt ?? new Date(Date.parse(startsAt) + DAY_MS);
  return [`DTSTART;VALUE=DATE:${dayText(startsAt)}`, `DTEND;VALUE=DATE:${dayText(last)}`];
}

function utcText(at: Date | string): string {
  return new Date(at).toISOString().replaceAll(/[-:]|[.]\d+/g, '');
}

function dayText(at: Date | string): string {
  return seoulDay(at).replaceAll('-', '');
}

function escapeText(text: string): string {
  return withoutUnseen(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** Folds a line at 75 bytes, never within a letter. */
function wrapLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).byteLength;
    if (bytes + size > LINE_BYTES) {
      lines.push(current);
      current = ' ';
      bytes = 1;
    }
    current += letter;
    bytes += size;
  }
  return [...lines, current].join('\r\n');
}
