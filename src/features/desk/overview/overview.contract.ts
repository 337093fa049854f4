import { z } from 'zod';
import { auditEntrySchema } from '#features/people/audit/audit.contract.ts';
import { backupStatusSchema } from '#shared/backup-status.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';

/** Kinds of what waits for operators, in the order in which they are shown. */
export const WAITING_KINDS = ['reports', 'inquiries', 'appeals', 'reviews', 'corrections', 'jobs'] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

const waitingSchema = z.object({ count: z.int().min(0), oldestAt: z.iso.datetime().nullable() });

const waitingThingSchema = z.object({
  kind: z.enum(WAITING_KINDS),
  id: z.int().positive(),
  title: z.string(),
  /** Null: the account was deleted, there is no profile, or nobody sent it. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
  isUrgent: z.boolean(),
});
export type WaitingThing = z.infer<typeof waitingThingSchema>;

/** Kinds of what is counted by hours, in the order in which they are shown. */
export const DAY_KINDS = ['signIns', 'players', 'trades', 'deals', 'parties', 'shouts'] as const;
export type DayKind = (typeof DAY_KINDS)[number];

export const DAY_HOURS = 24;

const dayCountSchema = z.object({
  /** The last is the hour that has not ended. */
  hours: z.array(z.int().min(0)).length(DAY_HOURS),
  /** The sum of the same time a week before, until the same minute. */
  before: z.int().min(0),
});
export type DayCount = z.infer<typeof dayCountSchema>;

/** Days of visits that the overview shows, with today. */
export const VISIT_DAYS = 14;

const visitDaySchema = z.object({
  day: z.iso.date(),
  /** An estimate, within 2 %. */
  visitors: z.int().min(0),
  views: z.int().min(0),
});
export type VisitDay = z.infer<typeof visitDaySchema>;

const processSchema = z.object({
  id: z.string(),
  machine: z.string(),
  startedAt: z.iso.datetime(),
  /** The last time that it wrote its row, which it does every 30 seconds. */
  seenAt: z.iso.datetime(),
  rssBytes: z.int().min(0),
  heapBytes: z.int().min(0),
  lagP99Ms: z.number().min(0),
  connections: z.int().min(0),
  /** Answers from memory, of all in the last five minutes; null: there were none. */
  hitShare: z.number().min(0).max(1).nullable(),
  diskFreeBytes: z.int().min(0).nullable(),
});
export type ProcessOfSite = z.infer<typeof processSchema>;

export const MOMENT_KINDS = [
  'maintenance.begin',
  'maintenance.end',
  'banner.begin',
  'banner.end',
  'brake.end',
  'suspension.end',
  'operator.end',
  'article.publish',
  'event.begin',
  'event.end',
  'terms.begin',
  'policy.begin',
] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

const momentSchema = z.object({
  kind: z.enum(MOMENT_KINDS),
  at: z.iso.datetime(),
  /** Title or name of what it is about; null: there is one alone. */
  name: z.string().nullable(),
  /** The page of the desk where it is set. */
  path: z.string(),
});
export type Moment = z.infer<typeof momentSchema>;

/** Without the parts that the caller may not open. */
export const overviewSchema = z.object({
  waiting: z.partialRecord(z.enum(WAITING_KINDS), waitingSchema),
  /** The oldest over all kinds. */
  first: z.array(waitingThingSchema),
  /** The last 24 hours. Sign-ins are absent where an external provider signs people in. */
  day: z.partialRecord(z.enum(DAY_KINDS), dayCountSchema).optional(),
  /** The last 14 days in the order of time; the last is today so far. Fewer where counting began later. */
  visits: z.array(visitDaySchema).optional(),
  processes: z.array(processSchema).optional(),
  databaseBytes: z.int().min(0).optional(),
  /** Requests that the security log counts as refused, by whole minutes. */
  refusals: z.object({ hour: z.int().min(0), day: z.int().min(0) }).optional(),
  backup: backupStatusSchema.optional(),
  /** The last verification of the audit; null: there was none yet. */
  audit: z.object({ verifiedAt: z.iso.datetime(), isIntact: z.boolean() }).nullable().optional(),
  /** The next moments at which something begins or ends. */
  soon: z.array(momentSchema),
  /** The last audit rows that the caller may read. */
  acts: z.array(auditEntrySchema),
});
export type Overview = z.infer<typeof overviewSchema>;

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/operator/overview',
  who: 'operator',
  level: OPERATOR_LEVEL.editor,
  tags: ['operator'],
  summary: '처리 대기, 지난 24시간, 서버',
  description: '단계에 따라 열 수 있는 것만 있습니다. 지난 24시간과 데이터베이스 크기, 거절 수는 1분마다 다시 셉니다.',
  response: { 200: overviewSchema },
});
