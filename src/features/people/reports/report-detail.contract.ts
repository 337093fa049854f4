import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idParams } from '#shared/params.ts';
import { viewerSchema } from '../operators/presence.contract.ts';
import { playerNoteSchema } from '../players/player.contract.ts';
import { sanctionSchema } from '../sanctions/sanction.contract.ts';
import { operatorReportSchema, reportSchema, reportStatusSchema } from './report.contract.ts';

/** An event in the life of the reported thing. */
export const timelineEventSchema = z.strictObject({
  at: z.iso.datetime(),
  kind: z.enum(['created', 'changed', 'lifted', 'completed', 'cancelled', 'hidden', 'reposted']),
  /** Price since then, where it has one. */
  price: z.int().nullable(),
  /** Why it was cancelled, as its feature names it. */
  by: z.string().nullable(),
  /** The new one, when it was `reposted`. */
  id: z.int().positive().nullable(),
});
export type TimelineEvent = z.infer<typeof timelineEventSchema>;

const count = z.int().min(0);

export const playerTradesSchema = z.strictObject({ done: count, cancelled: count, waiting: count });
export type PlayerTrades = z.infer<typeof playerTradesSchema>;

export const reportedPersonSchema = z.strictObject({
  profileId: z.int().positive(),
  /** Null with `name`: the account was deleted. */
  userId: z.guid().nullable(),
  name: z.string().nullable(),
  job: z.int(),
  grade: z.int(),
  level: z.int(),
  createdAt: z.iso.datetime(),
  bannedAt: z.iso.datetime().nullable(),
  /** Reports about the player, and those that the player made. */
  reports: z.strictObject({ against: count, upheld: count, open: count, made: count }),
  trades: playerTradesSchema.nullable(),
  /** Newest first, as the notes are. */
  sanctions: z.array(sanctionSchema),
  notes: z.array(playerNoteSchema),
});
export type ReportedPerson = z.infer<typeof reportedPersonSchema>;

export const otherReportSchema = reportSchema.extend({
  reporterName: z.string().nullable(),
  weight: z.int(),
  laterUntil: z.iso.datetime().nullable(),
  /** Whether it is about the same thing, not only the same player. */
  isSameThing: z.boolean(),
});
export type OtherReport = z.infer<typeof otherReportSchema>;

export const similarReportSchema = z.strictObject({
  id: z.int().positive(),
  status: reportStatusSchema,
  answer: z.string().nullable(),
  actions: z.array(z.string()),
  /** Length of the suspension that followed; null: none did. */
  suspendedDays: z.int().nullable(),
  handledAt: z.iso.datetime(),
  handledByName: z.string().nullable(),
});
export type SimilarReport = z.infer<typeof similarReportSchema>;

export const reportDetailSchema = z.strictObject({
  report: operatorReportSchema,
  /** Open reports of the same player, newest first. */
  others: z.array(otherReportSchema),
  /** The text at the time of the report and the present one; null: there is none. */
  // biome-ignore lint/suspicious/noThenProperty: the contract names it so, and a text cannot be called
  then: z.string().nullable(),
  now: z.string().nullable(),
  /** Oldest first. */
  timeline: z.array(timelineEventSchema),
  /** Null: the thing has no price. Its feature defines the rest. */
  prices: z.record(z.string(), z.unknown()).nullable(),
  /** Null: not a player of this site. */
  person: reportedPersonSchema.nullable(),
  /** The last decisions about reports of the same type. */
  similar: z.array(similarReportSchema),
  /** Other operators who have it open. */
  viewers: z.array(viewerSchema),
});
export type ReportDetail = z.infer<typeof reportDetailSchema>;

export const getReport = endpoint({
  method: 'GET',
  path: '/api/operator/reports/:id',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags: ['operator'],
  summary: '신고 하나와 살펴볼 것',
  params: idParams,
  response: { 200: reportDetailSchema },
});
