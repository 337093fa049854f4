import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { MAX_ID } from '#shared/ids.ts';
import { idText, limitQuery } from '#shared/params.ts';
import { successSchema } from '#shared/success.ts';
import { reasonSchema, reasonText } from '../sanctions/sanction.contract.ts';

export const suspensionSchema = z.object({
  profileId: z.int().positive(),
  /** Null with `name`: the account was deleted; the suspension is stored for the person's return. */
  userId: z.guid().nullable(),
  name: z.string().nullable(),
  until: z.iso.datetime(),
  reason: z.string(),
  suspendedAt: z.iso.datetime(),
  isDeleted: z.boolean(),
});
export type Suspension = z.infer<typeof suspensionSchema>;

/** `suspendedAt` of the suspension that the operator saw: another one by now is CONFLICT.CHANGED. */
const seenSchema = z.iso.datetime({ offset: true });

export const newSuspensionSchema = z.strictObject({
  profileId: z.int().min(1).max(MAX_ID),
  /** Must lie in the future, at most ten years away. */
  until: z.iso.datetime({ offset: true }),
  reason: reasonText,
  /** Null: none was seen. */
  current: seenSchema.nullable().optional(),
});
export type NewSuspension = z.infer<typeof newSuspensionSchema>;

/** Cursor: start and profile id of the last row of the previous page. */
const cursorText = z
  .string()
  .regex(/^\d{1,14}-[1-9]\d{0,9}$/, '다음 페이지의 표시가 아닙니다.')
  .transform((text) => {
    const [at = '', profileId = ''] = text.split('-');
    return { suspendedAt: new Date(Number(at)), profileId };
  })
  .pipe(z.object({ suspendedAt: z.date(), profileId: idText }));

const tags = ['operator'];

export const listSuspensions = endpoint({
  method: 'GET',
  path: '/api/operator/suspensions',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '정지 중인 캐릭터',
  query: z.object({ limit: limitQuery(), cursor: cursorText.optional() }),
  response: { 200: z.array(suspensionSchema) },
});

export const suspendPlayer = endpoint({
  method: 'POST',
  path: '/api/operator/suspensions',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '캐릭터 정지',
  body: newSuspensionSchema,
  response: { 200: suspensionSchema },
  errors: ['NOT_FOUND', 'CONFLICT.OPERATOR', 'CONFLICT.CHANGED'],
});

export const endSuspension = endpoint({
  method: 'DELETE',
  path: '/api/operator/suspensions/:profileId',
  who: 'operator',
  level: OPERATOR_LEVEL.moderator,
  tags,
  summary: '정지 풀기',
  params: z.object({ profileId: idText }),
  body: reasonSchema.extend({ current: seenSchema.optional() }),
  response: { 200: successSchema },
  errors: ['CONFLICT.OPERATOR', 'CONFLICT.CHANGED'],
});
