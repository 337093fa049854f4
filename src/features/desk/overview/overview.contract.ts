import { z } from 'zod';
import { auditEntrySchema } from '#features/people/audit/audit.contract.ts';
import { backupStatusSchema } from '#shared/backup-status.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';

/** Kinds of what waits for operators, in the order in which they are shown. */
export const WAITING_KINDS = ['reports', 'inquiries', 'appeals', 'reviews', 'corrections'] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

const waitingSchema = z.object({ count: z.int().min(0), oldestAt: z.iso.datetime().nullable() });

const waitingThingSchema = z.object({
  kind: z.enum(WAITING_KINDS),
  id: z.int().positive(),
  title: z.string(),
  /** Null: the account was deleted, or there is no profile. */
  by: z.string().nullable(),
  at: z.iso.datetime(),
  isUrgent: z.boolean(),
});
export type WaitingThing = z.infer<typeof waitingThingSchema>;

export const overviewSchema = z.object({
  /** Without the kinds that the caller may not open. */
  waiting: z.partialRecord(z.enum(WAITING_KINDS), waitingSchema),
  /** The oldest over all kinds. */
  first: z.array(waitingThingSchema),
  /** The last audit rows that the caller may read. */
  acts: z.array(auditEntrySchema),
  backup: backupStatusSchema,
});
export type Overview = z.infer<typeof overviewSchema>;

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/operator/overview',
  who: 'operator',
  level: OPERATOR_LEVEL.editor,
  tags: ['operator'],
  summary: '처리 대기 수와 먼저 볼 것',
  response: { 200: overviewSchema },
});
