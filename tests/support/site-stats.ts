import type { Stats, VisitPoint } from '#features/desk/stats/stats.contract.ts';

const DAY_MS = 86_400_000;
const LAST = '2026-11-30';
const DAYS = 30;

const dayOf = (back: number) => new Date(Date.parse(LAST) - back * DAY_MS).toISOString().slice(0, 10);

/** The 30 days that end at noon of 30 November 2026, with a number for everything. */
export function siteStats(parts: Partial<Stats> = {}): Stats {
  const points = Array.from({ length: DAYS }, (_, nth) => visitPoint(dayOf(DAYS - 1 - nth), nth));
  const count = (scale: number) => ({
    points: points.map((_, nth) => scale + ((nth * 7) % 5)),
    total: 1688,
    before: 1849,
  });
  return {
    from: dayOf(DAYS - 1),
    to: LAST,
    by: 'day',
    at: `${LAST}T03:00:00.000Z`,
    countedFrom: '2025-11-01',
    points,
    visits: {
      visitors: 2778,
      views: 606_074,
      busiest: { day: dayOf(4), visitors: 3520 },
      before: { visitors: 2010, views: 429_840 },
    },
    bots: 12_044,
    pages: [
      { pattern: '/trade', views: 112_840, before: 108_292 },
      { pattern: '/trade/:id', views: 96_310, before: null },
      ...Array.from({ length: 8 }, (_, nth) => ({ pattern: `/calc/other-${nth}`, views: 900 - nth, before: 900 })),
    ],
    devices: [
      { device: 'phone', views: 356_372, before: null },
      { device: 'computer', views: 230_914, before: null },
      { device: 'tablet', views: 18_788, before: null },
    ],
    hosts: [
      { kind: 'direct', host: null, views: 38_420, before: null },
      ...Array.from({ length: 7 }, (_, nth) => ({
        kind: 'host' as const,
        host: `site-${nth}.example`,
        views: 15_210 - nth * 2000,
        before: null,
      })),
      { kind: 'others', host: null, views: 20, before: null },
    ],
    counts: {
      signIns: count(40),
      players: count(2),
      trades: { ...count(30), total: 36_910, before: 36_470 },
      deals: { ...count(10), total: 11_842, before: 11_236 },
      parties: count(9),
      shouts: count(90),
    },
    reports: {
      made: 402,
      decided: 388,
      upheld: 237,
      late: 16,
      medianHours: 5.6,
      points: points.map(({ day, isSoFar }, nth) => ({
        day,
        isSoFar,
        made: (nth * 5) % 11,
        decided: (nth * 3) % 9,
        upheld: (nth * 3) % 5,
        late: 0,
        medianHours: nth % 4 === 0 ? null : 5 + nth / 10,
      })),
      before: { made: 300, decided: 290, upheld: 180, late: 30, medianHours: 6.9 },
    },
    ...parts,
  };
}

function visitPoint(day: string, nth: number): VisitPoint {
  const visitors = nth === DAYS - 1 ? 2214 : 2500 + ((nth * 137) % 900);
  return {
    day,
    isSoFar: nth === DAYS - 1,
    visits: { visitors, views: visitors * 7 },
    isMarked: nth === DAYS - 3,
    before: nth < 5 ? null : { visitors: visitors - 800, views: visitors * 5 },
  };
}

/** The numbers of a site on which nothing was counted, in a week. */
export function emptyStats(): Stats {
  const full = siteStats();
  const nothing = { made: 0, decided: 0, upheld: 0, late: 0, medianHours: null };
  return {
    ...full,
    countedFrom: null,
    points: full.points.map((point) => ({ ...point, visits: null, before: null, isMarked: false })),
    visits: { visitors: 0, views: 0, busiest: null, before: null },
    bots: 0,
    pages: [],
    devices: [],
    hosts: [],
    counts: { trades: { points: full.points.map(() => 0), total: 0, before: 0 } },
    reports: {
      ...nothing,
      points: full.points.map(({ day, isSoFar }) => ({ ...nothing, day, isSoFar })),
      before: nothing,
    },
  };
}
