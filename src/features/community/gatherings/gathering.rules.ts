import { MINUTE_MS } from '#shared/durations.ts';
import {
  MAX_AHEAD_MS,
  MAX_EMPTY,
  MAX_REMIND_LATE_MS,
  MIN_AHEAD_MS,
  MIN_REMIND_AHEAD_MS,
  WEEK_MS,
} from './gathering.limits.ts';
import { GATHERING_STATE, type GatheringState } from './gathering-codes.ts';

export interface Span {
  /** When it begins. */
  readonly at: Date;
  readonly minutes: number;
}

export interface GatheringTimes extends Span {
  readonly isCancelled: boolean;
}

export function endOf({ at, minutes }: Span): Date {
  return new Date(at.getTime() + minutes * MINUTE_MS);
}

/** By the clock alone. */
export function stateOf(times: GatheringTimes, now: Date): GatheringState {
  if (times.isCancelled) return GATHERING_STATE.cancelled;
  if (now < times.at) return GATHERING_STATE.upcoming;
  return now < endOf(times) ? GATHERING_STATE.running : GATHERING_STATE.ended;
}

/** Whether a gathering may be made for, or moved to, that moment. */
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

/** When to remind of one that was made or moved now: at once where that moment has passed; null where it is too near. */
export function nextReminder(reminding: Reminding, now: Date): Date | null {
  const due = remindAt(reminding);
  if (due > now) return due;
  return reminding.at.getTime() - now.getTime() >= MIN_REMIND_AHEAD_MS ? now : null;
}

/** Of one that stands: a process that was down reminds late, but not of what is long under way. */
export function isReminderLate(span: Span, now: Date): boolean {
  return now.getTime() - span.at.getTime() > MAX_REMIND_LATE_MS || now >= endOf(span);
}

/** When the next one of a weekly series begins: a week after, or after an outage the first such moment that one can still come to. */
export function nextWeekly(at: Date, now: Date): Date {
  const earliest = now.getTime() + MIN_AHEAD_MS;
  const weeks = Math.max(1, Math.ceil((earliest - at.getTime()) / WEEK_MS));
  return new Date(at.getTime() + weeks * WEEK_MS);
}

/** To how many of a series nobody came in a row, the last one included. One that was cancelled does not count. */
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

/** Who comes, in the order of their places, and for how many there is room. */
export interface Line {
  /** Profile ids. */
  readonly coming: readonly number[];
  readonly capacity: number | null;
}

export function seatedOf({ coming, capacity }: Line): readonly number[] {
  return capacity === null ? coming : coming.slice(0, capacity);
}

export function waitingOf({ coming, capacity }: Line): readonly number[] {
  return capacity === null ? [] : coming.slice(capacity);
}

/** Whoever waited and is seated now. The other way round: whoever was seated and waits now. */
export function movedUp(before: Line, after: Line): number[] {
  const seated = new Set(seatedOf(after));
  return waitingOf(before).filter((id) => seated.has(id));
}
