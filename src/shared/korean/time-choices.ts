import { DAY_MS } from '#shared/durations.ts';
import { type Instant, seoulDay, WEEKDAYS } from './dates.ts';

// Choices for fields of time. The browser's own fields speak the language of the device, not of the page.

export interface TimeChoice {
  readonly value: string;
  readonly label: string;
}

const HOURS = 24;
const NOON = 12;
const MINUTE_STEP = 5;
const MINUTES = 60;

const twoDigits = (value: number) => String(value).padStart(2, '0');

export const HOUR_CHOICES: readonly TimeChoice[] = Array.from({ length: HOURS }, (_, hour) => ({
  value: twoDigits(hour),
  label: `${hour < NOON ? '오전' : '오후'} ${hour <= NOON ? hour : hour - NOON}시`,
}));

/** Returns every fifth minute, and the one that is set. */
export function minuteChoices(minute: string): readonly TimeChoice[] {
  const usual = Array.from({ length: MINUTES / MINUTE_STEP }, (_, at) => twoDigits(at * MINUTE_STEP));
  const all = /^[0-5]\d$/.test(minute) ? [...new Set([...usual, minute])].sort() : usual;
  return all.map((value) => ({ value, label: `${value}분` }));
}

const NAMED_DAYS = ['오늘', '내일', '모레'];

/** Returns the days from today on, and the one that is set: `11월 30일 (월) 내일`. */
export function dayChoices(day: string, now: Instant, count: number): readonly TimeChoice[] {
  const first = new Date(now).getTime();
  const days = Array.from({ length: count }, (_, ahead) => seoulDay(new Date(first + ahead * DAY_MS)));
  const all = days.includes(day) || !isDay(day) ? days : [...days, day].sort();
  return all.map((value) => ({
    value,
    label: [dayText(value), NAMED_DAYS[days.indexOf(value)]].filter(Boolean).join(' '),
  }));
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

function dayText(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month}월 ${date}일 (${WEEKDAYS.charAt(new Date(`${day}T00:00:00Z`).getUTCDay())})`;
}

/** Months of the year: `1월`. */
export const MONTH_CHOICES: readonly TimeChoice[] = Array.from({ length: 12 }, (_, at) => ({
  value: twoDigits(at + 1),
  label: `${at + 1}월`,
}));

/** Returns the days of a month such as `2026-02`: `28일 (토)`. */
export function dateChoices(month: string): readonly TimeChoice[] {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Array.from({ length: lastDateOf(year, number) }, (_, at) => {
    const value = twoDigits(at + 1);
    return { value, label: `${at + 1}일 (${WEEKDAYS.charAt(new Date(`${month}-${value}T00:00:00Z`).getUTCDay())})` };
  });
}

export function lastDateOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
