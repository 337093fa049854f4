import { z } from 'zod';
import { actingOperatorSchema, bulkIdsSchema } from '#features/people/operators/bulk-act.contract.ts';
import { sweepChoicesSchema } from '#features/people/operators/sweep.contract.ts';
import { reasonSchema, reasonText } from '#features/people/sanctions/sanction.contract.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idPageQuery, idParams, idText } from '#shared/params.ts';
import { successSchema } from '#shared/success.ts';

const count = z.int().min(0);

/** How many of each a sweep took down, or its undo put back. */
export const sweptSchema = z.strictObject({
  trades: count,
  prices: count,
  parties: count,
  shouts: count,
  reports: count,
});
export type Swept = z.infer<typeof sweptSchema>;

export const newSweepSchema = sweepChoicesSchema
  .extend({
    suspend: z
      .strictObject({
        until: z.iso.datetime({ offset: true }),
        /** `suspendedAt` of the suspension that the operator saw; null: none. */
        current: z.iso.datetime({ offset: true }).nullable(),
      })
      .optional(),
    warn: z.literal(true).optional(),
    /** Open reports about the player, which are upheld with the reason as answer. */
    also: bulkIdsSchema.optional(),
    reason: reasonText.optional(),
    /** Counts and changes nothing. */
    isTrial: z.boolean().optional(),
  })
  .superRefine((sweep, { addIssue }) => {
    const refuse = (path: string, message: string) => addIssue({ code: 'custom', path: [path], message });
    if (sweep.suspend && sweep.warn) refuse('warn', '경고와 정지는 하나만 할 수 있습니다.');
    if (!sweep.isTrial && sweep.reason === undefined) refuse('reason', '사유를 적어 주세요.');
  });
export type NewSweep = z.infer<typeof newSweepSchema>;

export const sweepSchema = z.object({
  id: z.int().positive(),
  at: z.iso.datetime(),
  by: actingOperatorSchema,
  profileId: z.int().positive(),
  /** Null: the account was deleted. */
  profileName: z.string().nullable(),
  /** Null: erased with the account. */
  reason: z.string().nullable(),
  trades: z.enum(['hide', 'cancel']).nullable(),
  changed: sweptSchema,
  /** The suspension or warning that came with it. */
  sanction: z.enum(['suspension', 'warning']).nullable(),
  undoneAt: z.iso.datetime().nullable(),
  undoneBy: actingOperatorSchema.nullable(),
  /** Until then it can be undone. */
  undoableUntil: z.iso.datetime(),
});
export type Sweep = z.infer<typeof sweepSchema>;

const common = { who: 'operator', level: OPERATOR_LEVEL.moderator, tags: ['operator'] } as const;

export const sweepPlayer = endpoint({
  ...common,
  method: 'POST',
  path: '/api/operator/people/:id/sweep',
  summary: '일괄 정리',
  description:
    '한 사람의 거래, 시세에 든 가격, 파티, 외침을 한 번에 내리고, 함께 정지하거나 경고하고, 그 사람에 대한 신고를 처리합니다. isTrial=true 이면 세어 보기만 합니다.',
  params: z.object({ id: idText }),
  body: newSweepSchema,
  /** `sweepId`: null for a trial. */
  response: { 200: z.strictObject({ sweepId: z.int().positive().nullable(), changed: sweptSchema }) },
  errors: ['CONFLICT.OPERATOR', 'CONFLICT.CHANGED', 'CONFLICT.HANDLED', 'CONFLICT.OWN'],
});

export const listSweeps = endpoint({
  ...common,
  method: 'GET',
  path: '/api/operator/sweeps',
  summary: '일괄 정리 목록',
  query: idPageQuery.extend({ profileId: idText.optional() }),
  response: { 200: z.array(sweepSchema) },
});

export const getSweep = endpoint({
  ...common,
  method: 'GET',
  path: '/api/operator/sweeps/:id',
  summary: '일괄 정리 하나',
  params: idParams,
  response: { 200: sweepSchema },
});

export const undoSweep = endpoint({
  ...common,
  method: 'DELETE',
  path: '/api/operator/sweeps/:id',
  summary: '일괄 정리 되돌리기',
  description:
    '30일 안에, 숨긴 것 가운데 그 뒤로 아무도 손대지 않은 것을 다시 보이고 시세에 다시 넣습니다. 내리거나 닫은 것은 그대로입니다. 함께 한 정지나 경고가 남아 있으면 끝납니다.',
  params: idParams,
  body: reasonSchema,
  response: { 200: successSchema },
  errors: ['CONFLICT.OPERATOR', 'CONFLICT.UNDONE', 'CONFLICT.TOO_OLD'],
});
