import { addDays, countDays } from '#features/shell/visits/day-span.rules.ts';
import { formatDigits } from '#shared/korean/amount.ts';
import { findLastDay } from '../charts/point-day.labels.ts';
import { sum } from '../overview/day.rules.ts';
import type { Stats, VisitPoint } from './stats.contract.ts';
import { hostName } from './stats-screen.labels.ts';

/**
 * Views of one visitor a day. Null without visitors, and of weeks and months that have not ended: their visitors are means of the days that
 * have.
 */
export function viewsEach(stats: Pick<Stats, 'points' | 'by' | 'to'>, nth: number): number | null {
  const point = stats.points[nth];
  const days = point && visitorDays(stats, point, nth);
  return days ? (point.visits?.views ?? 0) / days : null;
}

/** The same over the whole period. */
export function meanViewsEach(stats: Pick<Stats, 'points' | 'by' | 'to'>): number | null {
  let views = 0;
  let days = 0;
  for (const [nth, point] of stats.points.entries()) {
    const counted = visitorDays(stats, point, nth);
    if (counted === 0) continue;
    days += counted;
    views += point.visits?.views ?? 0;
  }
  return days === 0 ? null : views / days;
}

/** The sum of the visitors of its days. */
function visitorDays({ points, by, to }: Pick<Stats, 'points' | 'by' | 'to'>, point: VisitPoint, nth: number): number {
  if (!point.visits || (point.isSoFar && by !== 'day')) return 0;
  return point.visits.visitors * countDays({ from: point.day, to: findLastDay(points, nth, to) });
}

export interface ReportWeek {
  readonly day: string;
  readonly made: number;
  readonly decided: number;
  readonly isSoFar: boolean;
}

const MONDAY = 1;
const WEEK_DAYS = 7;

/** Points of the chart of reports: a day alone has too few, so that days are taken together as weeks. */
export function reportBars({ by, reports }: Pick<Stats, 'by' | 'reports'>): ReportWeek[] {
  if (by !== 'day') return reports.points.map(({ day, made, decided, isSoFar }) => ({ day, made, decided, isSoFar }));
  const weeks = new Map<string, ReportWeek>();
  for (const { day, made, decided, isSoFar } of reports.points) {
    const week = weeks.get(toMonday(day));
    weeks.set(toMonday(day), {
      day: week?.day ?? day,
      made: (week?.made ?? 0) + made,
      decided: (week?.decided ?? 0) + decided,
      isSoFar: (week?.isSoFar ?? false) || isSoFar,
    });
  }
  return [...weeks.values()];
}

function toMonday(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() - MONDAY + WEEK_DAYS) % WEEK_DAYS));
}

const HOSTS_SHOWN = 5;

export interface HostRow {
  readonly name: string;
  readonly views: number;
}

/** The first hosts, and more than one other together. */
export function hostRows(hosts: Stats['hosts']): HostRow[] {
  const shown =
    hosts.length <= HOSTS_SHOWN + 1 ? hosts : hosts.filter(({ kind }) => kind !== 'others').slice(0, HOSTS_SHOWN);
  const rows = shown.map((host) => ({ name: hostName(host), views: host.views }));
  const rest = hosts.filter((host) => !shown.includes(host));
  if (rest.length === 0) return rows;
  const named = rest.filter(({ kind }) => kind !== 'others').length;
  return [...rows, { name: `그 밖 ${formatDigits(named)}곳`, views: sum(rest.map(({ views }) => views)) }];
}
