import type { ReasonTemplate } from '#features/shell/settings/setting.contract.ts';
import { DAY_MS } from '#shared/durations.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { formatClock, formatMonthDay } from '#shared/korean/day-texts.ts';

export const SUSPENSION_DAYS = [1, 3, 7, 30];
/** In place of a number of days: the suspension has an end of its own. */
export const OWN_END = 0;

const YEAR_MS = 365 * DAY_MS;
const LONG_MS = 30 * DAY_MS;
/** The server's clock may be a little behind, and the longest one of moderators is still theirs. */
const GRACE_MS = 60_000;

interface KnownSanction {
  readonly kind: string;
  readonly at: string;
  readonly until: string;
  readonly endedAt: string | null;
}

/** Finds the suspension that runs, of several the one that ends last. */
export function findRunning<Sanction extends KnownSanction>(
  sanctions: readonly Sanction[],
  now: number,
): Sanction | undefined {
  return sanctions
    .filter(({ kind, endedAt, until }) => kind === 'suspension' && endedAt === null && Date.parse(until) > now)
    .toSorted((one, other) => other.until.localeCompare(one.until))[0];
}

export function countRecent(sanctions: readonly KnownSanction[], now: number): number {
  return sanctions.filter(({ kind, at }) => kind === 'suspension' && now - Date.parse(at) < YEAR_MS).length;
}

/** Proposes the length that the template has for so many suspensions within a year; undefined: it has none. */
export function proposeDays(template: ReasonTemplate, recent: number): number | undefined {
  if (template.kind !== 'suspend' || !template.days) return undefined;
  return template.days[Math.min(recent, template.days.length - 1)];
}

export interface TypedLength {
  readonly days: number;
  readonly until: { readonly day: string; readonly time: string };
}

/** As the form has it: one of its choices, or an end of its own. */
export function typedLength(days: number, now: number): TypedLength {
  const at = now + days * DAY_MS;
  const until = { day: seoulDay(at), time: formatClock(at) };
  return { days: SUSPENSION_DAYS.includes(days) ? days : OWN_END, until };
}

export interface SuspensionLength {
  readonly days: number;
  /** Where it has an end of its own; undefined: not typed yet. */
  readonly until?: string | undefined;
}

export function suspensionEnd({ days, until }: SuspensionLength, now: number): string {
  if (days === OWN_END && until !== undefined) return until;
  const ms = days * DAY_MS;
  return new Date(now + (ms < LONG_MS ? ms : ms - GRACE_MS)).toISOString();
}

/** `7일`, `12월 3일 21:00까지` */
export function lengthText({ days, until }: SuspensionLength): string {
  if (days !== OWN_END) return `${formatDigits(days)}일`;
  return until === undefined ? '' : `${formatMonthDay(until)} ${formatClock(until)}까지`;
}

/** Says why the end cannot be chosen. */
export function endIssue(until: string, { level, now }: { level: OperatorLevel; now: number }): string | undefined {
  const length = Date.parse(until) - now;
  if (length <= 0) return '지난 시각입니다.';
  return level > OPERATOR_LEVEL.administrator && length > LONG_MS
    ? '30일이 넘는 정지는 관리자가 할 수 있습니다.'
    : undefined;
}

/** Whether an operator of that level may lift or shorten it. */
export function mayEnd(until: string, { level, now }: { level: OperatorLevel; now: number }): boolean {
  return level <= OPERATOR_LEVEL.administrator || Date.parse(until) - now <= LONG_MS;
}
