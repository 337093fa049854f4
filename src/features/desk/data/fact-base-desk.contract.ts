import { z } from 'zod';
import { factBasesSchema, waitingReleaseSchema } from '#features/game-data/editing/fact-base.contract.ts';
import {
  changedFactsSchema,
  MAX_EDITS,
  rowIdSchema,
  versionSchema,
} from '#features/game-data/editing/fact-change.contract.ts';
import { actingOperatorSchema } from '#features/people/operators/bulk-act.contract.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idParams } from '#shared/params.ts';

export const deskWaitingReleaseSchema = waitingReleaseSchema.extend({
  blocking: z.array(waitingReleaseSchema.shape.blocking.element.extend({ by: actingOperatorSchema.nullable() })),
});

export const deskBasesSchema = factBasesSchema.extend({ waiting: deskWaitingReleaseSchema.nullable() });
export type DeskBases = z.infer<typeof deskBasesSchema>;

const common = { who: 'operator', level: OPERATOR_LEVEL.administrator, tags: ['operator'] } as const;

export const listBases = endpoint({
  ...common,
  method: 'GET',
  path: '/api/operator/data/bases',
  summary: '기본값: 릴리스를 따르는 자료와 올린 자료, 기다리는 릴리스',
  response: { 200: deskBasesSchema },
});

export const followProject = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/operator/data/:entity/base',
  summary: '다시 릴리스를 따르기',
  /** An editable entity or a sheet. */
  params: z.object({ entity: z.string().regex(/^[a-z][a-z-]{1,40}$/) }),
  body: z.strictObject({ follow: z.literal('project'), version: versionSchema }),
  response: { 200: changedFactsSchema },
  errors: ['CONFLICT.CHANGED'],
});

export const applyRelease = endpoint({
  ...common,
  method: 'POST',
  path: '/api/operator/data/bases/:id/apply',
  summary: '기다리는 릴리스를 적용하기',
  description: 'id는 릴리스의 번호, drop은 먼저 끝낼 고친 값들입니다.',
  params: idParams,
  body: z.strictObject({ version: versionSchema, drop: z.array(rowIdSchema).max(MAX_EDITS * 5) }),
  response: { 200: changedFactsSchema },
  errors: ['CONFLICT.CHANGED'],
});
