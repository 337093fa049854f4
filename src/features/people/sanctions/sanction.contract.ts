import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idText } from '#shared/params.ts';
import { plainText } from '#shared/plain-text.ts';
import { successSchema } from '#shared/success.ts';

export const REASON_LENGTH = { min: 2, max: 200 } as const;
export const reasonText = plainText(REASON_LENGTH);
export const reasonSchema = z.strictObject({ reason: reasonText });

const SANCTION_KINDS = ['suspension', 'warning'] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];

/** A sanction as its player is told of it. */
export const ownSanctionSchema = z.object({
  id: z.int().positive(),
  kind: z.enum(SANCTION_KINDS),
  at: z.iso.datetime(),
  /** A suspension lasts, and a warning counts, until then. */
  until: z.iso.datetime(),
  /** Set when it was lifted or replaced before its end. */
  endedAt: z.iso.datetime().nullable(),
  reason: z.string(),
});
export type OwnSanction = z.infer<typeof ownSanctionSchema>;

export const sanctionSchema = ownSanctionSchema.extend({
  /** User id of the operator; null: not recorded. */
  by: z.guid().nullable(),
  byName: z.string().nullable(),
  /** The report that it followed. */
  reportId: z.int().positive().nullable(),
});
export type Sanction = z.infer<typeof sanctionSchema>;

/** A warning that counts, as its player sees it. */
export const warningSchema = ownSanctionSchema.pick({ id: true, at: true, until: true, reason: true });
export type Warning = z.infer<typeof warningSchema>;

const tags = ['operator'];

export const warnPlayer = endpoint({
  method: 'POST',
  path: '/api/operator/people/:id/warnings',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '경고하기',
  description: '그 사람에게 사유와 함께 알립니다. 아무것도 막지 않고 365일 동안 기록에 남습니다.',
  params: z.object({ id: idText }),
  body: reasonSchema,
  response: { 201: sanctionSchema },
  errors: ['CONFLICT.OPERATOR'],
});

export const endWarning = endpoint({
  method: 'DELETE',
  path: '/api/operator/people/:id/warnings/:warningId',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '경고 취소하기',
  params: z.object({ id: idText, warningId: idText }),
  body: reasonSchema,
  response: { 200: successSchema },
  errors: ['CONFLICT.OPERATOR'],
});
