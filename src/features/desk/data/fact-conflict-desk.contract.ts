import { z } from 'zod';
import { changedFactsSchema, MAX_EDITS } from '#features/game-data/editing/fact-change.contract.ts';
import { conflictDecisionSchema, factConflictSchema } from '#features/game-data/editing/fact-conflict.contract.ts';
import { actingOperatorSchema } from '#features/people/operators/bulk-act.contract.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';

export const deskConflictSchema = factConflictSchema.extend({ by: actingOperatorSchema.nullable() });
export type DeskConflict = z.infer<typeof deskConflictSchema>;

const common = { who: 'operator', level: OPERATOR_LEVEL.editor, tags: ['operator'] } as const;

export const listConflicts = endpoint({
  ...common,
  method: 'GET',
  path: '/api/operator/data/conflicts',
  summary: '고친 값과 새 기본값의 충돌',
  response: { 200: z.array(deskConflictSchema) },
});

export const decideConflicts = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/operator/data/conflicts',
  summary: '충돌마다 쓸 값 고르기',
  body: z.strictObject({ decisions: z.array(conflictDecisionSchema).min(1).max(MAX_EDITS) }),
  response: { 200: changedFactsSchema },
  errors: ['CONFLICT.CHANGED', 'NOT_FOUND'],
});
