import { z } from 'zod';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { plainText } from '#shared/plain-text.ts';
import { successSchema } from '#shared/success.ts';

const levelSchema = z.literal(Object.values(OPERATOR_LEVEL));
/** Must lie in the future; null: without an end. */
const untilSchema = z.iso.datetime({ offset: true }).nullable();
export const userIdSchema = z.guid().transform((id) => id.toLowerCase());

export const operatorSchema = z.object({
  userId: z.guid(),
  /** Null with `name`: an account without a character. */
  profileId: z.int().positive().nullable(),
  name: z.string().nullable(),
  level: levelSchema,
  /** From then on the person is no operator, but stays in the list until removed. */
  until: z.iso.datetime().nullable(),
  /** Null: by configuration alone. */
  addedAt: z.iso.datetime().nullable(),
  /** The user id of who gave the level, or `command`. Null: by configuration, or before it was recorded. */
  by: z.string().nullable(),
  byName: z.string().nullable(),
  /** Named by `OPERATOR_USER_IDS`: an administrator, whom only the configuration changes. */
  isConfigured: z.boolean(),
  /** Number of rows of the audit. */
  acts: z.int().min(0),
  lastActAt: z.iso.datetime().nullable(),
});
export type ListedOperator = z.infer<typeof operatorSchema>;

export const newOperatorSchema = z.strictObject({
  userId: userIdSchema,
  level: levelSchema,
  until: untilSchema.optional(),
});

export const operatorChangeSchema = z.strictObject({ level: levelSchema, until: untilSchema });
export type OperatorChange = z.infer<typeof operatorChangeSchema>;

/** How far back the acts of a removed operator are taken back. */
export const revertHoursSchema = z.int().min(1).max(72);

export const operatorRemovalSchema = z.strictObject({
  reason: plainText({ min: 2, max: 200 }),
  revertHours: revertHoursSchema.optional(),
});
export type OperatorRemoval = z.infer<typeof operatorRemovalSchema>;

const tags = ['operator'];
const params = z.object({ userId: userIdSchema });

export const listOperators = endpoint({
  method: 'GET',
  path: '/api/operator/operators',
  who: 'operator',
  level: OPERATOR_LEVEL.administrator,
  tags,
  summary: '운영자',
  response: { 200: z.array(operatorSchema) },
});

export const addOperator = endpoint({
  method: 'POST',
  path: '/api/operator/operators',
  who: 'operator',
  level: OPERATOR_LEVEL.administrator,
  tags,
  summary: '운영자 추가',
  body: newOperatorSchema,
  response: { 201: operatorSchema },
  errors: ['NOT_FOUND', 'CONFLICT.EXISTS', 'CONFLICT.CONFIGURED'],
});

export const changeOperator = endpoint({
  method: 'PUT',
  path: '/api/operator/operators/:userId',
  who: 'operator',
  level: OPERATOR_LEVEL.administrator,
  tags,
  summary: '운영자의 단계와 기한 바꾸기',
  description: '마지막 관리자는 낮추거나 기한을 정할 수 없습니다.',
  params,
  body: operatorChangeSchema,
  response: { 200: operatorSchema },
  errors: ['CONFLICT.LAST', 'CONFLICT.CONFIGURED'],
});

export const removeOperator = endpoint({
  method: 'DELETE',
  path: '/api/operator/operators/:userId',
  who: 'operator',
  level: OPERATOR_LEVEL.administrator,
  tags,
  summary: '운영자에서 빼기',
  description:
    'revertHours 이면 그 시간 안에 숨기거나 시세에서 빼거나 막거나 경고, 정지, 일괄 정리한 것 가운데 그 뒤로 아무도 손대지 않은 것을 되돌립니다.',
  params,
  body: operatorRemovalSchema,
  response: { 200: successSchema },
  errors: ['CONFLICT.LAST', 'CONFLICT.CONFIGURED'],
});
