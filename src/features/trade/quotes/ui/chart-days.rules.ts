import { DAY_MS } from '#shared/durations.ts';

const WEEKDAYS = '일월화수목금토';
/** Maximum number of days for which days are labelled instead of months. */
const MAX_DAYS_SHOWN = 120;
const DAY_STEPS = [1, 2, 3, 5, 7, 10, 15, 30];
const MONTH_STEPS = [1, 2, 3, 6];

export function daysBetween(from: string, day: string): number {
  return Math.round((Date.parse(day) - Date.parse(from)) / DAY_MS);
}

export function dayAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** `11월 15일 토요일` */
export function dayName(day: string): string {
  const at = new Date(day);
  return `${at.getUTCMonth() + 1}월 ${at.getUTCDate()}일 ${WEEKDAYS.charAt(at.getUTCDay())}요일`;
}

const shortDay = (day: string) => `${day.slice(5, 7)}.${day.slice(8, 10)}`;

interface DayTick {
  index: number;
  label: string;
}

export function dayTicks(first: string, count: number, most: number): DayTick[] {
  return count > MAX_DAYS_SHOWN ? monthTicks(first, count, most) : plainTicks(first, count, most);
}

function plainTicks(first: string, count: number, most: number): DayTick[] {
  const step = DAY_STEPS.find((size) => Math.ceil(count / size) <= most) ?? Math.ceil(count / most);
  const length = Math.ceil(count / step);
  return Array.from({ length }, (_, back) => {
    const index = count - 1 - (length - 1 - back) * step;
    return { index, label: shortDay(dayAfter(first, index)) };
  });
}

function monthTicks(first: string, count: number, most: number): DayTick[] {
  const firsts = Array.from({ length: count }, (_, index) => ({ index, day: dayAfter(first, index) })).filter(
    ({ day }) => day.endsWith('-01'),
  );
  const step = MONTH_STEPS.find((size) => Math.ceil(firsts.length / size) <= most) ?? 12;
  return firsts
    .filter(({ day }) => (Number(day.slice(5, 7)) - 1) % step === 0)
    .map(({ index, day }) => ({ index, label: monthName(day) }));
}

function monthName(day: string): string {
  const month = Number(day.slice(5, 7));
  return month === 1 ? `${day.slice(2, 4)}년 1월` : `${month}월`;
}
