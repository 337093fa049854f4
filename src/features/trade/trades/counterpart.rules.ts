import { DAY_MS } from '#shared/durations.ts';
import { seoulDay, startOfSeoulDay } from '#shared/korean/dates.ts';
import {
  ANSWER_WITHIN_MS,
  type CounterpartState,
  NAME_WITHIN_MS,
  NAMINGS_WINDOW_MS,
  type NotNamedReason,
} from './counterpart.contract.ts';

export interface Naming {
  readonly namedAt: Date;
  readonly isTrue: boolean | null;
}

export interface Deal {
  readonly completedAt: Date;
  /** Null: nobody was named, or the trade is from before counterparts were asked. */
  readonly naming: Naming | null;
  readonly hasCounterpart: boolean;
}

export interface StateUntil {
  readonly state: CounterpartState;
  readonly until: Date | null;
}

export function dealState({ completedAt, naming, hasCounterpart }: Deal, now: Date): StateUntil {
  if (naming === null) {
    if (hasCounterpart) return { state: 'unanswered', until: null };
    const until = new Date(completedAt.getTime() + NAME_WITHIN_MS);
    return now <= until ? { state: 'unnamed', until } : { state: 'closed', until: null };
  }
  if (naming.isTrue !== null) return { state: naming.isTrue ? 'confirmed' : 'denied', until: null };
  const until = new Date(naming.namedAt.getTime() + ANSWER_WITHIN_MS);
  return now <= until ? { state: 'waiting', until } : { state: 'unanswered', until: null };
}

export interface EarlierNamings {
  /** Namings between the two players, in either direction. */
  readonly ofPair: readonly Naming[];
  /** Namings by the owner within the last hour. */
  readonly lastHour: readonly Pick<Naming, 'namedAt'>[];
}

export interface NamingIssue {
  readonly reason: NotNamedReason;
  readonly retryAt: Date;
}

/**
 * Returns the limit that is reached: one open request for each pair, one for each pair and Korean day, and a number for
 * each hour. Undefined: allowed.
 */
export function validateNaming(
  { ofPair, lastHour }: EarlierNamings,
  { now, perHour }: { now: Date; perHour: number },
): NamingIssue | undefined {
  const open = ofPair.find(({ namedAt, isTrue }) => isTrue === null && answerEnd(namedAt) >= now);
  if (open) return { reason: 'OPEN_REQUEST', retryAt: answerEnd(open.namedAt) };
  const today = startOfSeoulDay(seoulDay(now));
  if (ofPair.some(({ namedAt }) => namedAt >= today)) {
    return { reason: 'SAME_DAY', retryAt: new Date(today.getTime() + DAY_MS) };
  }
  const [oldest] = lastHour
    .toSorted((one, other) => other.namedAt.getTime() - one.namedAt.getTime())
    .slice(perHour - 1);
  if (!oldest) return undefined;
  return { reason: 'TOO_MANY', retryAt: new Date(oldest.namedAt.getTime() + NAMINGS_WINDOW_MS) };
}

function answerEnd(namedAt: Date): Date {
  return new Date(namedAt.getTime() + ANSWER_WITHIN_MS);
}
