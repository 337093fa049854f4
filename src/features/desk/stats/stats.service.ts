import { countReports } from '#features/people/reports/report-numbers.service.ts';
import { countDays, type DaySpan } from '#features/shell/visits/day-span.rules.ts';
import { DIRECT, OTHER_HOSTS } from '#features/shell/visits/referring-host.rules.ts';
import { DEVICE_KINDS } from '#features/shell/visits/visit.contract.ts';
import { readFirstVisitDay, readVisitDays, sumVisits } from '#features/shell/visits/visit.service.ts';
import type { Db } from '#platform/database/db.ts';
import { DAY_MS } from '#shared/durations.ts';
import { seoulDay } from '#shared/korean/dates.ts';
import { sum } from '../overview/day.rules.ts';
import { COUNTERS } from '../overview/day-counts.service.ts';
import { type ReportNumbers, STATS_COUNTS, type Stats, type StatsSpanQuery } from './stats.contract.ts';
import * as rules from './stats.rules.ts';

type VisitCount = Awaited<ReturnType<typeof sumVisits>>[number];
type VisitDayRow = Awaited<ReturnType<typeof readVisitDays>>[number];

export interface StatsOptions {
  now: Date;
  operatorUserIds: readonly string[];
  /** Whether this site signs people in itself: those of an external provider are not seen. */
  hasSignIns: boolean;
}

interface StatsRequest extends StatsOptions {
  span: rules.StatsSpan;
  points: readonly DaySpan[];
  today: string;
}

/** Everything that the site counts about itself in a span. */
export async function readStats(db: Db, query: StatsSpanQuery, options: StatsOptions): Promise<Stats> {
  const today = seoulDay(options.now);
  const span = rules.toSpan(query, today);
  const request = { ...options, span, today, points: rules.toPoints(span, today) };
  const [visits, counts, reports] = await Promise.all([
    readVisits(db, request),
    readCounts(db, request),
    readReports(db, request),
  ]);
  return { ...span, at: options.now.toISOString(), ...visits, counts, reports };
}

async function readVisits(db: Db, { span, points, today }: StatsRequest) {
  const before = rules.yearBefore(span);
  const [countedFrom = null, days, daysBefore, sums] = await Promise.all([
    readFirstVisitDay(db),
    readVisitDays(db, span),
    readVisitDays(db, before),
    sumVisits(db, span),
  ]);
  const isComparable = rules.isStored(before, countedFrom);
  const views = toViews(sums, isComparable ? await sumVisits(db, before) : null);
  const now = { days, countedFrom, today };
  const then = { days: daysBefore, countedFrom, today };
  const readBefore = (part: DaySpan) => {
    const earlier = rules.yearBefore(part);
    return rules.isStored(earlier, countedFrom) ? rules.sumVisitDays(earlier, then) : null;
  };
  return {
    countedFrom,
    points: points.map((point) => ({
      day: point.from,
      isSoFar: point.to === today,
      visits: rules.sumVisitDays(point, now),
      isMarked: days.some(({ day, keys }) => keys > 1 && day >= point.from && day <= point.to),
      before: readBefore(point),
    })),
    visits: {
      ...(rules.sumVisitDays(span, now) ?? { visitors: 0, views: 0 }),
      busiest: findBusiest(days),
      before: readBefore(span),
    },
    bots: sum(days.map(({ bots }) => bots)),
    pages: views('page').map(({ name, ...counted }) => ({ pattern: name, ...counted })),
    devices: DEVICE_KINDS.flatMap((device) =>
      views('device').flatMap(({ name, ...counted }) => (name === device ? [{ device, ...counted }] : [])),
    ).toSorted((one, other) => other.views - one.views),
    hosts: views('host').map(({ name, ...counted }) => ({ ...toHost(name), ...counted })),
  };
}

function findBusiest(days: readonly VisitDayRow[]): Stats['visits']['busiest'] {
  const [first] = days.toSorted((one, other) => other.visitors - one.visitors || (one.day < other.day ? -1 : 1));
  return first ? { day: first.day, visitors: first.visitors } : null;
}

function toViews(sums: readonly VisitCount[], before: readonly VisitCount[] | null) {
  const earlier = new Map(before?.map(({ kind, name, views }) => [`${kind} ${name}`, views]));
  return (wanted: VisitCount['kind']) =>
    sums
      .filter(({ kind }) => kind === wanted)
      .map(({ kind, name, views }) => ({ name, views, before: before && (earlier.get(`${kind} ${name}`) ?? 0) }));
}

function toHost(name: string): Pick<Stats['hosts'][number], 'kind' | 'host'> {
  if (name === DIRECT) return { kind: 'direct', host: null };
  return name === OTHER_HOSTS ? { kind: 'others', host: null } : { kind: 'host', host: name };
}

async function readCounts(db: Db, { now, span, points, hasSignIns }: StatsRequest): Promise<Stats['counts']> {
  const moments = rules.toMoments(span, now);
  const lengthMs = countDays(span) * DAY_MS;
  const ago = (at: Date) => new Date(at.getTime() - lengthMs);
  const before = { from: ago(moments.from), to: ago(moments.to) };
  const kinds = STATS_COUNTS.filter((kind) => kind !== 'signIns' || hasSignIns);
  const counts = await Promise.all(
    kinds.map(async (kind) => {
      const byPoint = rules.byPoints(points, await COUNTERS[kind](db, moments));
      const earlier = await COUNTERS[kind](db, before);
      const counted = {
        points: byPoint,
        total: sum(byPoint),
        before: sum(earlier.map(({ count }) => count)),
      };
      return [kind, counted] as const;
    }),
  );
  return Object.fromEntries(counts);
}

const NO_DECISIONS = { decided: 0, upheld: 0, late: 0, medianHours: null };

async function readReports(
  db: Db,
  { now, span, points, today, operatorUserIds }: StatsRequest,
): Promise<Stats['reports']> {
  const moments = rules.toMoments(span, now);
  const earlier = rules.toMoments(rules.yearBefore(span), now);
  const starts = points.map((point) => rules.toMoments(point, now).from);
  const counted = await countReports(db, { starts, to: moments.to, operatorUserIds });
  const before = await countReports(db, { starts: [earlier.from], to: earlier.to, operatorUserIds });
  const made = rules.byPoints(points, counted.made);
  return {
    ...toTotal(counted),
    points: points.map((point, index) => ({
      day: point.from,
      isSoFar: point.to === today,
      made: made[index] ?? 0,
      ...findDecisions(counted, index + 1),
    })),
    before: toTotal(before),
  };
}

type Counted = Awaited<ReturnType<typeof countReports>>;

function toTotal(counted: Counted): ReportNumbers {
  return { made: sum(counted.made.map(({ count }) => count)), ...findDecisions(counted, null) };
}

function findDecisions({ decisions }: Counted, wanted: number | null): Omit<ReportNumbers, 'made'> {
  const found = decisions.find(({ nth }) => nth === wanted);
  if (!found) return NO_DECISIONS;
  const { decided, upheld, late, medianHours } = found;
  return { decided, upheld, late, medianHours };
}
