import type { Sanction } from '#features/people/sanctions/sanction.contract.ts';
import { levelFor, MODERATOR_SUSPENSION_MS } from '#features/people/suspensions/suspension.policy.ts';
import { validateSuspensionEnd } from '#features/people/suspensions/suspension.rules.ts';
import type { ReasonTemplate } from '#features/shell/settings/setting.contract.ts';
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { seoulClock, startOfSeoulDay } from '#shared/korean/dates.ts';

/** Days that the form offers; `own`: until a moment that is chosen. */
export const SUSPENSION_DAYS = [1, 3, 7, 30] as const;
export type SuspensionLength = (typeof SUSPENSION_DAYS)[number] | 'own';

export interface ChosenLength {
  readonly length: SuspensionLength;
  /** As it is chosen, in Seoul: `2026-12-20T21:40`; empty: not yet. Counts with `own` alone. */
  readonly until: string;
}

const YEAR_MS = 365 * DAY_MS;
/** The longest suspension that operators below administrators set. */
export const MODERATOR_DAYS = MODERATOR_SUSPENSION_MS / DAY_MS;
/** The server's clock may be a little behind, and the longest one of moderators is still theirs. */
const GRACE_MS = 30_000;
const DAY_LETTERS = 10;

export function seoulMinute(at: Date | number): string {
  return seoulClock(at).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}

function readSeoulMinute(text: string): Date | undefined {
  const start = startOfSeoulDay(text.slice(0, DAY_LETTERS)).getTime();
  const [hours = Number.NaN, minutes = Number.NaN] = text
    .slice(DAY_LETTERS + 1)
    .split(':')
    .map(Number);
  const at = new Date(start + (hours * 60 + minutes) * MINUTE_MS);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** Returns the end, in whole minutes as it is shown; undefined: none is chosen. */
export function suspensionEnd({ length, until }: ChosenLength, now: number): Date | undefined {
  if (length === 'own') return readSeoulMinute(until);
  const from = length < MODERATOR_DAYS ? now : now - GRACE_MS;
  return new Date(Math.floor(from / MINUTE_MS) * MINUTE_MS + length * DAY_MS);
}

/** Says why a suspension of that length cannot be set by an operator of that level. */
export function lengthIssue(chosen: ChosenLength, { level, now }: { level: OperatorLevel; now: number }) {
  const end = suspensionEnd(chosen, now);
  if (!end) return '해제 시각을 정해 주세요.';
  const issue = validateSuspensionEnd(end, new Date(now));
  if (issue !== undefined) return issue;
  return level > levelFor(end, new Date(now))
    ? `${MODERATOR_DAYS}일이 넘는 정지는 관리자만 할 수 있습니다.`
    : undefined;
}

/** Sanctions of the last year that stand. */
export function countLately(sanctions: readonly Sanction[], now: number): number {
  return sanctions.filter(({ at, endedAt }) => endedAt === null && Date.parse(at) > now - YEAR_MS).length;
}

/** The length that a template proposes by the sanctions of the last year; undefined: it proposes none. */
export function proposedDays(
  template: ReasonTemplate | undefined,
  sanctions: readonly Sanction[],
  now: number,
): number | undefined {
  if (template?.kind !== 'suspend') return undefined;
  const { days } = template;
  return days?.[Math.min(countLately(sanctions, now), days.length - 1)];
}

export function chooseDays(days: number, now: number): ChosenLength {
  const offered = SUSPENSION_DAYS.find((one) => one === days);
  return offered === undefined
    ? { length: 'own', until: seoulMinute(now + days * DAY_MS) }
    : { length: offered, until: '' };
}

/** The suspension that runs: the one that ends last. */
export function runningSuspension(sanctions: readonly Sanction[], now: number): Sanction | undefined {
  return sanctions
    .filter(({ kind, endedAt, until }) => kind === 'suspension' && endedAt === null && Date.parse(until) > now)
    .toSorted((one, other) => Date.parse(other.until) - Date.parse(one.until))[0];
}

/** Whether an operator of that level may change or lift it. */
export function mayEnd(level: OperatorLevel, { until }: Pick<Sanction, 'until'>, now: number): boolean {
  return level <= levelFor(new Date(until), new Date(now));
}
