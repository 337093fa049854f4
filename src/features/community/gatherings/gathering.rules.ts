import { MINUTE_MS } from '#shared/durations.ts';
import {
  MAX_AHEAD_MS,
  MAX_EMPTY,
  MAX_REMIND_LATE_MS,
  MIN_AHEAD_MS,
  MIN_REMIND_AHEAD_MS,
  WEEK_MS,
} from './gathering.limits.ts';

export const GATHERING_KIND = { hunt: 1, boss: 2, advancement: 3, meeting: 4, other: 9 } as const;
export const GATHERING_STATE = { upcoming: 1, running: 2, ended: 3, cancelled: 4 } as const;
export type GatheringState = (typeof GATHERING_STATE)[keyof typeof GATHERING_STATE];
export const ANSWER = { coming: 1, notComing: 2, unsure: 3 } as const;
export type Answer = (typeof ANSWER)[keyof typeof ANSWER];
/** `dungeonId` of a gathering without a dungeon. */
export const NO_DUNGEON = 0;
export const WEEKLY = 'weekly' as const;

export interface Span {
  /** Start. */
  readonly at: Date;
  readonly minutes: number;
}

export interface GatheringTimes extends Span {
  readonly isCancelled: boolean;
}

export function endOf({ at, minutes }: Span): Date {
  return new Date(at.getTime() + minutes * MINUTE_MS);
}

/** Computes the state from the clock and the cancellation alone. */
export function stateOf(times: GatheringTimes, now: Date): GatheringState {
  if (times.isCancelled) return GATHERING_STATE.cancelled;
  if (now < times.at) return GATHERING_STATE.upcoming;
  return now < endOf(times) ? GATHERING_STATE.running : GATHERING_STATE.ended;
}

/** Returns whether a gathering may start at that moment. */
export function isTimely(at: Date, now: Date): boolean {
  const ahead = at.getTime() - now.getTime();
  return ahead >= MIN_AHEAD_MS && ahead <= MAX_AHEAD_MS;
}

export interface Reminding {
  readonly at: Date;
  readonly remindMinutes: number;
}

export function remindAt({ at, remindMinutes }: Reminding): Date {
  return new Date(at.getTime() - remindMinutes * MINUTE_MS);
}

/**
 * Returns when to send the reminder of a gathering created or moved now: at once if that moment has passed; null if the
 * start is too near.
 */
export function nextReminder(reminding: Reminding, now: Date): Date | null {
  const due = remindAt(reminding);
  if (due > now) return due;
  return reminding.at.getTime() - now.getTime() >= MIN_REMIND_AHEAD_MS ? now : null;
}

/** After an outage reminders are sent late, but not once the gathering is well under way. */
export function isReminderLate(span: Span, now: Date): boolean {
  return now.getTime() - span.at.getTime() > MAX_REMIND_LATE_MS || now >= endOf(span);
}

/**
 * Returns the start of the next gathering of a weekly series: a week later, or after an outage the first such time that
 * is far enough ahead.
 */
export function nextWeekly(at: Date, now: Date): Date {
  const earliest = now.getTime() + MIN_AHEAD_MS;
  const weeks = Math.max(1, Math.ceil((earliest - at.getTime()) / WEEK_MS));
  return new Date(at.getTime() + weeks * WEEK_MS);
}

/**
 * Counts the gatherings of a series in a row to which nobody came, the last one included. Cancelled ones do not count.
 */
export function emptyInRow(
  before: number,
  { isCancelled, coming }: { readonly isCancelled: boolean; readonly coming: number },
): number {
  if (isCancelled) return before;
  return coming === 0 ? before + 1 : 0;
}

export function isSeriesOver(empty: number): boolean {
  return empty >= MAX_EMPTY;
}

/** Players who come, in the order of their places, and the number of places. */
export interface Line {
  /** Profile ids. */
  readonly coming: readonly number[];
  readonly capacity: number | null;
}

export function listSeated({ coming, capacity }: Line): readonly number[] {
  return capacity === null ? coming : coming.slice(0, capacity);
}

export function listWaiting({ coming, capacity }: Line): readonly number[] {
  return capacity === null ? [] : coming.slice(capacity);
}

/** Returns players who waited before and are seated now. With swapped arguments: who were seated and wait now. */
export function movedUp(before: Line, after: Line): number[] {
  const seated = new Set(listSeated(after));
  return listWaiting(before).filter((id) => seated.has(id));
}
