import { z } from 'zod';
import { DEVICE_KINDS, VISIT_RETENTION_DAYS } from '#features/shell/visits/visit.contract.ts';
import { DAY_MS } from '#shared/durations.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { DAY_KINDS } from '../overview/overview.contract.ts';

/** Steps of the chart. Weeks begin on Monday. */
export const STATS_STEPS = ['day', 'week', 'month'] as const;
export type StatsStep = (typeof STATS_STEPS)[number];

/** Kinds of what is counted for each point, in the order in which they are shown. */
export const STATS_COUNTS = DAY_KINDS;

export const STATS_TABLES = ['visits', 'pages', 'devices', 'hosts', 'counts', 'reports'] as const;
export type StatsTable = (typeof STATS_TABLES)[number];

/** The longest span that may be requested: as long as visits are kept. */
export const STATS_DAYS = VISIT_RETENTION_DAYS;
/** Days that are shown when no span is named. */
export const STATS_DEFAULT_DAYS = 30;

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

const day = z.iso
  .date()
  .refine((text) => text >= FIRST_DAY && text <= LAST_DAY, `${FIRST_DAY}부터 ${LAST_DAY}까지여야 합니다.`);

/** Days in Seoul; both ends count. Absent: the last 30 days, by day. */
const statsQuery = z
  .object({
    from: day.optional(),
    to: day.optional(),
    by: z.enum(STATS_STEPS).optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: '끝 날짜는 시작 날짜와 같거나 그 뒤여야 합니다.',
  })
  .refine(
    ({ from, to }) => from === undefined || to === undefined || Date.parse(to) - Date.parse(from) < STATS_DAYS * DAY_MS,
    { path: ['from'], message: `기간은 ${STATS_DAYS}일까지입니다.` },
  );

const count = z.int().min(0);

const visitsSchema = z.object({
  /**
   * Mean of visitors a day, rounded, over the days that have ended (or the day so far, if there is no other); of a single day its
   * own number. An estimate, within 2 %.
   */
  visitors: count,
  /** The sum. Without bots. */
  views: count,
});

const visitPointSchema = z.object({
  /** The first day of the point that lies within the span: `2026-11-23`. */
  day: z.iso.date(),
  /** The point holds today, which has not ended. */
  isSoFar: z.boolean(),
  /** Null: the days are kept no longer, or are from before visits were counted. */
  visits: visitsSchema.nullable(),
  /** A day of the point was counted with two keys: its visitors may be counted twice. */
  isMarked: z.boolean(),
  /** The days that lie 364 days earlier (the same weekday); null unless all of them are kept. */
  before: visitsSchema.nullable(),
});

const sharedViews = {
  views: count,
  /** 364 days earlier; null unless all of them are kept. */ before: count.nullable(),
};

const countsSchema = z.object({
  /** A number for each of `points`. */
  points: z.array(count),
  total: count,
  /** The sum of as many days immediately before the span, until the same time if the span holds today. */
  before: count,
});

const reportNumbers = {
  /** Reports that players made. Those about operators are in no number. */
  made: count,
  decided: count,
  /** How many of those decided were acted upon. */
  upheld: count,
  /** How many of those decided waited longer than 24 hours. */
  late: count,
  /** From the report to its decision; null: none was decided. */
  medianHours: z.number().min(0).nullable(),
};
const reportNumbersSchema = z.object(reportNumbers);

export const statsSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  by: z.enum(STATS_STEPS),
  /** When it was counted: the day so far ends here. */
  at: z.iso.datetime(),
  /** The first day that is kept; null: nothing was counted yet. */
  countedFrom: z.iso.date().nullable(),
  /** In the order of time, without days to come. */
  points: z.array(visitPointSchema),
  /** Over the whole span. */
  visits: visitsSchema.extend({
    busiest: z.object({ day: z.iso.date(), visitors: count }).nullable(),
    before: visitsSchema.nullable(),
  }),
  /** Views by known bots, which are in no other number. */
  bots: count,
  /** Patterns of the list of pages (`/items/:id`), the most viewed first. */
  pages: z.array(z.object({ pattern: z.string(), ...sharedViews })),
  /** Views; those without any are absent. */
  devices: z.array(z.object({ device: z.enum(DEVICE_KINDS), ...sharedViews })),
  /**
   * Views that came from outside, by host, the most first. `direct`: without a referring page; `others`: hosts beyond 200 a day. Views from
   * a page of this site are in none.
   */
  hosts: z.array(
    z.object({
      kind: z.enum(['direct', 'host', 'others']),
      /** Null unless a host. */ host: z.string().nullable(),
      ...sharedViews,
    }),
  ),
  /** Sign-ins are absent where an external provider signs people in. */
  counts: z.partialRecord(z.enum(STATS_COUNTS), countsSchema),
  reports: reportNumbersSchema.extend({
    /** An entry for each of the outer `points`. */
    points: z.array(reportNumbersSchema.extend({ day: z.iso.date(), isSoFar: z.boolean() })),
    /** 364 days earlier. */
    before: reportNumbersSchema,
  }),
});
export type StatsSpanQuery = z.output<typeof statsQuery>;
export type Stats = z.infer<typeof statsSchema>;
export type VisitPoint = Stats['points'][number];
export type ReportNumbers = z.infer<typeof reportNumbersSchema>;

const shared = { method: 'GET', who: 'operator', level: OPERATOR_LEVEL.moderator, tags: ['operator'] } as const;

export const getStats = endpoint({
  ...shared,
  path: '/api/operator/stats',
  summary: '사이트의 수: 방문, 활동, 신고',
  description:
    '기간은 서울의 날짜이고 양 끝을 포함해 400일까지입니다. 방문자는 하루의 어림수이고, 주와 달은 하루 방문자의 평균입니다. 로봇은 따로 셉니다.',
  query: statsQuery,
  response: { 200: statsSchema },
});

export const getStatsFile = endpoint({
  ...shared,
  path: '/api/operator/stats.csv',
  summary: '사이트의 수를 CSV로 받기',
  description: 'UTF-8 (BOM)이고, 수식으로 읽힐 칸은 앞에 작은따옴표를 붙입니다.',
  query: statsQuery.safeExtend({ table: z.enum(STATS_TABLES) }),
});
