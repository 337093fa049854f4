import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idPageQuery } from '#shared/params.ts';
import { textUpTo } from '#shared/plain-text.ts';

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
  /** The present name of the actor, and of a subject that is a person; null: none, or the account was deleted. */
  actorName: z.string().nullable(),
  subjectName: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const MAX_SUBJECT_LENGTH = 100;

const auditFilter = {
  actor: z
    .string()
    .regex(/^(?:command|user:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/, 'command 또는 user:UUID여야 합니다.')
    .optional(),
  action: z
    .string()
    .regex(/^[a-z-]{1,40}(?:\.[a-z-]{0,40})?$/, '행동의 앞부분이어야 합니다 (예: trade.hide, trade.).')
    .optional(),
  subject: textUpTo(MAX_SUBJECT_LENGTH).optional(),
  from: z.iso.datetime({ offset: true }).optional(),
  to: z.iso.datetime({ offset: true }).optional(),
};

const tags = ['operator'];

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/operator/audit',
  who: 'operator',
  level: OPERATOR_LEVEL.editor,
  tags,
  summary: '운영자가 한 일',
  description:
    'action은 행동의 앞부분으로 찾습니다. from은 그 시각부터, to는 그 시각 전까지입니다. 관리자가 아니면 자기가 한 일만 보입니다.',
  query: idPageQuery.extend(auditFilter),
  response: { 200: z.array(auditEntrySchema) },
});

export const auditCheckSchema = z.object({
  verifiedAt: z.iso.datetime(),
  isIntact: z.boolean(),
  /** Belongs, with the hash, to the last row of the chain as far as it is intact. */
  lastId: z.int().min(0),
  lastHash: z.string(),
});
export type AuditCheck = z.infer<typeof auditCheckSchema>;

export const auditVerdictSchema = auditCheckSchema.extend({
  /** The first row that does not follow from those before it. */
  brokenAt: z.int().positive().nullable(),
  issue: z.enum(['gap', 'previous-hash', 'content', 'cut-off']).nullable(),
  /** The verification before this one. */
  previous: auditCheckSchema.nullable(),
});
export type CheckedAudit = z.infer<typeof auditVerdictSchema>;

export const verifyAudit = endpoint({
  method: 'GET',
  path: '/api/operator/audit/verify',
  who: 'operator',
  level: OPERATOR_LEVEL.administrator,
  tags,
  summary: '운영 기록이 이어지는지 확인하기',
  response: { 200: auditVerdictSchema },
});

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/operator/audit/export',
  who: 'operator',
  level: OPERATOR_LEVEL.administrator,
  tags,
  summary: '운영 기록 내보내기',
  description: '한 줄에 한 행인 JSON (application/x-ndjson)입니다. 앞줄의 해시를 함께 담아 따로 확인할 수 있습니다.',
});
