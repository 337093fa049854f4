import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import { MAX_RESPAWN_MINUTES } from './boss-timer.rules.ts';

const CLOCK = /^(오전|오후)?(\d{1,2})(?::|시)(\d{1,2})?분?$/;
const FOUR_DIGITS = /^([01]\d|2[0-3])([0-5]\d)$/;
const SPAN = /^(?:(\d)일)?(?:(\d{1,3}(?:\.\d)?)시간)?(반)?(?:(\d{1,5})분?)?$/;
const DAY_MINUTES = 24 * 60;
const HOURS_AND_MINUTES = /^(\d{1,3}):([0-5]\d)$/;

/** Parses `180`, `3시간`, `2시간 30분`, `1시간반`, `2:30` or `2일 3시간` to minutes; null: not understood. */
export function readMinutes(text: string): number | null {
  const bare = removeSpaces(text);
  const pair = HOURS_AND_MINUTES.exec(bare);
  if (pair) return bounded(Number(pair[1]) * 60 + Number(pair[2]));
  const span = SPAN.exec(bare);
  if (!span || bare === '' || (span[3] && !span[2])) return null;
  const [, days = '0', hours = '0', half, minutes = '0'] = span;
  return bounded(Number(days) * DAY_MINUTES + Math.round(Number(hours) * 60) + (half ? 30 : 0) + Number(minutes));
}

/** Writes minutes so that `readMinutes` parses them back: `90분` is `1시간 30분`. */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours}시간`, rest > 0 && `${rest}분`].filter(Boolean).join(' ');
}

function bounded(minutes: number): number | null {
  return minutes >= 1 && minutes <= MAX_RESPAWN_MINUTES ? minutes : null;
}

/**
 * Reads the time of a kill: `21:05` or `오후 9시 5분` in Korean time, `5분 전`, `1시간 20분`; empty text and `지금` are now. A
 * time of day later than now was yesterday. Null: not understood.
 */
export function readMoment(text: string, now: number): number | null {
  const bare = removeSpaces(text);
  if (bare === '' || bare === '지금' || bare === '방금') return now;
  const clock = clockMinutes(bare);
  if (clock !== null) {
    const at = startOfSeoulDay(seoulDay(now)).getTime() + clock * MINUTE_MS;
    return at > now ? at - DAY_MS : at;
  }
  // `25:00` is an invalid time of day, `1:20 전` a duration.
  if (bare.includes(':') && !bare.endsWith('전')) return null;
  const ago = readMinutes(bare.replace(/전$/, ''));
  return ago === null ? null : now - ago * MINUTE_MS;
}

function clockMinutes(bare: string): number | null {
  const digits = FOUR_DIGITS.exec(bare);
  if (digits) return Number(digits[1]) * 60 + Number(digits[2]);
  const [, half, hourText, minuteText = '0'] = CLOCK.exec(bare) ?? [];
  if (hourText === undefined) return null;
  const hour = Number(hourText);
  const minute = Number(minuteText);
  if (minute > 59 || hour > (half ? 12 : 23)) return null;
  return (half ? (hour % 12) + (half === '오후' ? 12 : 0) : hour) * 60 + minute;
}

function removeSpaces(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '');
}
