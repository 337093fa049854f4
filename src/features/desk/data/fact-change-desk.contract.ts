import { z } from 'zod';
import {
  changedFactsSchema,
  factEditSchema,
  factProvenanceSchema,
  factValuesSchema,
  factVerdictSchema,
  MAX_EDITS,
  rowIdSchema,
  versionSchema,
} from '#features/game-data/editing/fact-change.contract.ts';
import { actingOperatorSchema } from '#features/people/operators/bulk-act.contract.ts';
import { reasonSchema, reasonText } from '#features/people/sanctions/sanction.contract.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { MAX_ID } from '#shared/ids.ts';
import { integerText } from '#shared/params.ts';
import { plainText } from '#shared/plain-text.ts';
import { dataParams, dataRowParams } from './fact-row-desk.contract.ts';

export const CORRECTION_ANSWER_LENGTH = { min: 2, max: 500 } as const;
export const correctionAnswerText = plainText(CORRECTION_ANSWER_LENGTH);

const correctionIds = z.array(rowIdSchema).min(1).max(MAX_EDITS);
const versionQuery = z.object({ version: integerText(0, MAX_ID) });

export const deskEditSchema = factEditSchema.extend({
  /** Open corrections of the row that the edit decides, with all equal ones. */
  corrections: correctionIds.optional(),
});

export const saveEditsSchema = z
  .strictObject({
    edits: z.array(deskEditSchema).min(1).max(MAX_EDITS),
    reason: reasonText,
    answer: correctionAnswerText.optional(),
  })
  .superRefine(({ edits, answer }, { addIssue }) => {
    const isAnswered = edits.some(({ corrections }) => corrections !== undefined);
    if (isAnswered && answer === undefined)
      addIssue({ code: 'custom', path: ['answer'], message: '제보한 사람에게 보낼 답을 적어 주세요.' });
  });
export type SaveEdits = z.output<typeof saveEditsSchema>;

export const deskVerdictSchema = factVerdictSchema.extend({
  replaced: z.array(factVerdictSchema.shape.replaced.element.extend({ by: actingOperatorSchema.nullable() })),
  /** Open corrections with the same value as an edit. `id` is that of the first. */
  proposals: z.array(
    z.object({
      id: rowIdSchema,
      entity: dataParams.shape.entity,
      rowId: rowIdSchema,
      field: z.string(),
      count: z.int().positive(),
    }),
  ),
});
export type DeskVerdict = z.infer<typeof deskVerdictSchema>;

const { editor, moderator } = OPERATOR_LEVEL;
const common = { who: 'operator', level: editor, tags: ['operator'] } as const;
const CHANGE_ERRORS = ['CONFLICT.CHANGED', 'INVALID_INPUT.KEY_FIELD'] as const;

export const saveEdits = endpoint({
  ...common,
  method: 'POST',
  path: '/api/operator/data/edits',
  summary: '변경 모음을 한 번에 적용',
  description: '검사, 버전, 기록이 하나입니다. 하나라도 잘못되면 아무것도 바뀌지 않습니다.',
  body: saveEditsSchema,
  response: { 200: changedFactsSchema },
  errors: [...CHANGE_ERRORS, 'NOT_FOUND'],
});

export const checkEdits = endpoint({
  ...common,
  method: 'POST',
  path: '/api/operator/data/check',
  summary: '고칠 값을 미리 검사하기',
  changesNothing: true,
  body: z.strictObject({ edits: z.array(deskEditSchema).min(1).max(MAX_EDITS) }),
  response: { 200: deskVerdictSchema },
  errors: [...CHANGE_ERRORS, 'NOT_FOUND'],
});

export const unsetField = endpoint({
  ...common,
  method: 'DELETE',
  path: '/api/operator/data/:entity/:id/fields/:field',
  summary: '고친 값을 기본값으로 되돌리기',
  params: dataRowParams.extend({ field: z.string().min(1).max(40) }),
  query: versionQuery,
  body: reasonSchema,
  response: { 200: changedFactsSchema },
  errors: ['CONFLICT.CHANGED'],
});

export const addRow = endpoint({
  ...common,
  level: moderator,
  method: 'POST',
  path: '/api/operator/data/:entity',
  summary: '새 줄 추가',
  params: dataParams,
  body: factProvenanceSchema.extend({ fields: factValuesSchema, reason: reasonText }),
  response: { 201: changedFactsSchema.extend({ id: rowIdSchema }) },
});

export type NewFactRow = z.output<typeof addRow.body>;

export const removeRow = endpoint({
  ...common,
  level: moderator,
  method: 'DELETE',
  path: '/api/operator/data/:entity/:id',
  summary: '줄 빼기',
  params: dataRowParams,
  query: versionQuery,
  body: reasonSchema,
  response: { 200: changedFactsSchema },
  errors: ['CONFLICT.CHANGED'],
});

export const returnRow = endpoint({
  ...common,
  level: moderator,
  method: 'POST',
  path: '/api/operator/data/:entity/:id/return',
  summary: '뺀 줄 복원',
  params: dataRowParams,
  body: z.strictObject({ version: versionSchema, reason: reasonText }),
  response: { 200: changedFactsSchema },
  errors: ['CONFLICT.CHANGED'],
});

export const confirmDoubt = endpoint({
  ...common,
  method: 'PUT',
  path: '/api/operator/data/:entity/:id/fields/:field/doubt',
  summary: '의심스러운 값을 확인함',
  description: '값이 바뀔 때까지 그 항목의 의심을 감춥니다.',
  params: dataRowParams.extend({ field: z.string().min(1).max(40) }),
  /** The value that was seen. */
  body: z.strictObject({ value: z.unknown() }),
  response: { 200: z.strictObject({ isConfirmed: z.literal(true) }) },
  errors: ['CONFLICT.CHANGED'],
});
