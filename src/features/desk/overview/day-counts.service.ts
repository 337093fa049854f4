import { countShoutsByHour } from '#features/community/broadcasts/broadcast-counts.service.ts';
import { countPartiesByHour } from '#features/community/parties/party-counts.service.ts';
import { countPlayersByHour } from '#features/people/profiles/profile-counts.service.ts';
import { countSignInsByHour } from '#features/people/sessions/sign-in-counts.service.ts';
import { countDealsByHour, countTradesByHour } from '#features/trade/trades/trade-counts.service.ts';
import type { Db } from '#platform/database/db.ts';
import type { HourCount, Span } from '#platform/database/hourly-counts.ts';
import { daySpans, toDayCount } from './day.rules.ts';
import { DAY_KINDS, type DayKind, type Overview } from './overview.contract.ts';

/** Each is one statement of its feature along an index of the time. */
export const COUNTERS: Readonly<Record<DayKind, (db: Db, span: Span) => Promise<HourCount[]>>> = {
  signIns: countSignInsByHour,
  players: countPlayersByHour,
  trades: countTradesByHour,
  deals: countDealsByHour,
  parties: countPartiesByHour,
  shouts: countShoutsByHour,
};

interface DayOptions {
  now: Date;
  /** Whether this site signs people in itself: those of an external provider are not seen. */
  hasSignIns: boolean;
}

export async function countDay(db: Db, { now, hasSignIns }: DayOptions): Promise<NonNullable<Overview['day']>> {
  const { day, before } = daySpans(now);
  const kinds = DAY_KINDS.filter((kind) => kind !== 'signIns' || hasSignIns);
  const counts = await Promise.all(
    kinds.map(async (kind) => {
      const count = COUNTERS[kind];
      return [kind, toDayCount(day.from, await count(db, day), await count(db, before))] as const;
    }),
  );
  return Object.fromEntries(counts);
}
