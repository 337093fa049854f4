import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idPageQuery } from '#shared/params.ts';

/** An operator's action. Rows are never changed; each contains the hash of the one before. */
export const auditEntrySchema = z.object({
  id: z.int().positive(),
  at: z.iso.datetime(),
  /** `user:UUID`, or `command` for the command line. */
  actor: z.string(),
  action: z.string(),
  subject: z.string(),
  /** Has only the hashes of the texts below: `reasonHash`. */
  detail: z.record(z.string(), z.unknown()),
  /** `지운 글` after the account that it concerns was deleted; null: the act has none. */
  reason: z.string().nullable(),
  answer: z.string().nullable(),
  note: z.string().nullable(),
  hash: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/operator/audit',
  who: 'operator',
  level: OPERATOR_LEVEL.editor,
  tags: ['operator'],
  summary: '운영자가 한 일',
  query: idPageQuery,
  response: { 200: z.array(auditEntrySchema) },
});
