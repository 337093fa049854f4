import { z } from 'zod';
import { rowIdSchema, versionSchema } from '#features/game-data/editing/fact-change.contract.ts';
import { entityNameSchema } from '#features/game-data/entities/entity.contract.ts';
import { confidenceSchema } from '#features/game-data/fact.contract.ts';
import { actingOperatorSchema } from '#features/people/operators/bulk-act.contract.ts';
import { viewerSchema } from '#features/people/operators/presence.contract.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idPageQuery, idParams, idText, integerText, limitQuery } from '#shared/params.ts';
import { plainText, textUpTo } from '#shared/plain-text.ts';

/** Characters, trimmed. */
export const CORRECTION_LENGTH = { comment: 500, source: 200, answer: { min: 2, max: 500 } } as const;
export const MAX_CORRECTIONS_A_DAY = 30;
/** Characters of a value as JSON. */
export const MAX_VALUE_LENGTH = 8000;
const MAX_QUERY_LENGTH = 50;

export const CORRECTION_STATE = { open: 1, accepted: 2, dismissed: 3 } as const;
const correctionStateSchema = z.literal(Object.values(CORRECTION_STATE));
export type CorrectionState = z.infer<typeof correctionStateSchema>;

const count = z.int().min(0);
const time = z.iso.datetime();
const fieldName = z.string().regex(/^[A-Za-z]\w{0,39}$/, '항목의 이름이 아닙니다.');
const sourceId = z.string().regex(/^[a-z0-9-]{1,40}$/, '출처의 이름이 아닙니다.');

export const newCorrectionSchema = z.strictObject({
  entity: entityNameSchema,
  rowId: rowIdSchema,
  field: fieldName,
  /** As the field's kind says; other rows as `{ref, id}`; null: not known. */
  value: z.unknown(),
  comment: plainText({ min: 0, max: CORRECTION_LENGTH.comment, hasLines: true }).optional(),
  /** Where the person has seen the value. */
  source: plainText({ min: 0, max: CORRECTION_LENGTH.source }).optional(),
  /** The version may name the person. */
  isThanked: z.boolean().optional(),
});
export type NewCorrection = z.output<typeof newCorrectionSchema>;

export const correctionSchema = z.object({
  id: z.int().positive(),
  createdAt: time,
  entity: entityNameSchema,
  rowId: z.int().positive(),
  /** The row's name when it was proposed. */
  name: z.string(),
  field: z.string(),
  label: z.string(),
  value: z.unknown(),
  text: z.string(),
  /** The value in force when it was proposed. */
  present: z.unknown(),
  presentText: z.string(),
  comment: z.string(),
  source: z.string(),
  isThanked: z.boolean(),
  state: correctionStateSchema,
  answer: z.string().nullable(),
  decidedAt: time.nullable(),
});
export type Correction = z.infer<typeof correctionSchema>;

const tags = ['corrections'];

export const createCorrection = endpoint({
  method: 'POST',
  path: '/api/corrections',
  who: 'person',
  tags,
  summary: '틀린 값 제보',
  description: `페이지에 보이는 값만, 하루 ${MAX_CORRECTIONS_A_DAY}번까지. 같은 값은 접수된 제보 하나만.`,
  body: newCorrectionSchema,
  response: { 201: correctionSchema },
  errors: ['NOT_FOUND', 'CONFLICT.OPEN', 'SUSPENDED'],
});

export const listOwnCorrections = endpoint({
  method: 'GET',
  path: '/api/corrections',
  who: 'person',
  tags,
  summary: '내 제보',
  query: idPageQuery,
  response: { 200: z.array(correctionSchema) },
});

export const correctableRowSchema = z.object({
  entity: entityNameSchema,
  rowId: z.int().positive(),
  name: z.string(),
  /** All that a page shows, in the order of the entity's definition. */
  fields: z.array(z.object({ name: z.string(), value: z.unknown(), text: z.string() })),
  /** Present names of the rows that values refer to, by `items/12`. */
  names: z.record(z.string(), z.string()),
});
export type CorrectableRow = z.infer<typeof correctableRowSchema>;

export const getCorrectableRow = endpoint({
  method: 'GET',
  path: '/api/corrections/fields',
  who: 'anyone',
  tags,
  summary: '제보할 수 있는 값',
  query: z.object({ entity: entityNameSchema, rowId: idText }),
  response: { 200: correctableRowSchema },
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
});

/** Equal proposals as one. */
export const operatorCorrectionSchema = z.object({
  /** The first one's. */
  id: z.int().positive(),
  entity: entityNameSchema,
  rowId: z.int().positive(),
  name: z.string(),
  field: z.string(),
  label: z.string(),
  /** In force when the first was made, and now; null as a text: the row is gone. */
  present: z.unknown(),
  presentText: z.string(),
  now: z.unknown(),
  nowText: z.string().nullable(),
  value: z.unknown(),
  text: z.string(),
  count: z.int().positive(),
  firstAt: time,
  /** Without empty ones. */
  comments: z.array(z.string()),
  /** Where players have seen the value. */
  sources: z.array(z.string()),
  /** The value has changed since the first was made. */
  isChanged: z.boolean(),
  /** The last version that changed the row; null: the row is gone. */
  version: versionSchema.nullable(),
  /** The provenance of the value in force. */
  rowSources: z.array(z.string()),
  rowConfidence: confidenceSchema.nullable(),
  /** Present names of the rows in the proposed value, by `items/12`. */
  names: z.record(z.string(), z.string()),
  /** Other open proposals for the field. */
  others: z.array(z.object({ id: z.int().positive(), text: z.string(), count: z.int().positive() })),
  state: correctionStateSchema,
  answer: z.string().nullable(),
  decidedAt: time.nullable(),
  by: actingOperatorSchema.nullable(),
});
export type OperatorCorrection = z.infer<typeof operatorCorrectionSchema>;

const CURSOR = /^c(\d{1,9})-([1-9]\d{0,9})$/;
export interface CorrectionPlace {
  readonly count: number;
  readonly id: number;
}

const cursorText = z
  .string()
  .regex(CURSOR, '다른 목록의 다음 페이지입니다.')
  .transform((text): CorrectionPlace => {
    const [, size, id] = CURSOR.exec(text) ?? [];
    return { count: Number(size), id: Number(id) };
  })
  .meta({ type: 'string' });

const operatorsOnly = { who: 'operator', level: OPERATOR_LEVEL.editor, tags: ['operator'] } as const;

export const listCorrections = endpoint({
  ...operatorsOnly,
  method: 'GET',
  path: '/api/operator/corrections',
  summary: '제보: 같은 값은 하나로',
  description: '많은 것부터, 그다음 오래된 것부터.',
  query: z.object({
    state: integerText(CORRECTION_STATE.open, CORRECTION_STATE.dismissed).pipe(correctionStateSchema).optional(),
    entity: entityNameSchema.optional(),
    /** A part of the row's name, or a number of the row or of a proposal. */
    q: textUpTo(MAX_QUERY_LENGTH).optional(),
    limit: limitQuery(),
    cursor: cursorText.optional(),
  }),
  response: { 200: z.array(operatorCorrectionSchema) },
});

export const decideCorrectionSchema = z
  .strictObject({
    state: z.literal([CORRECTION_STATE.accepted, CORRECTION_STATE.dismissed]),
    /** In place of the proposed one. */
    value: z.unknown().optional(),
    source: z.array(sourceId).min(1).max(10).optional(),
    confidence: confidenceSchema.optional(),
    answer: plainText({ ...CORRECTION_LENGTH.answer, hasLines: true }),
    /** Needed with 2. */
    version: versionSchema.optional(),
  })
  .superRefine(({ state, version }, { addIssue }) => {
    if (state === CORRECTION_STATE.accepted && version === undefined)
      addIssue({ code: 'custom', path: ['version'], message: '고칠 줄의 버전이 없습니다.' });
  });
export type DecideCorrection = z.output<typeof decideCorrectionSchema>;

export const decidedCorrectionSchema = z.strictObject({
  /** All that were decided with it. */
  count,
  /** The version that it made; null: dismissed, or the value was in force already. */
  version: versionSchema.nullable(),
});
export type DecidedCorrection = z.infer<typeof decidedCorrectionSchema>;

export const decideCorrection = endpoint({
  ...operatorsOnly,
  method: 'PUT',
  path: '/api/operator/corrections/:id',
  summary: '제보를 반영하거나 기각하기: 같은 값을 모두',
  params: idParams,
  body: decideCorrectionSchema,
  response: { 200: decidedCorrectionSchema },
  errors: ['CONFLICT.CHANGED'],
});

export const markCorrectionPresence = endpoint({
  ...operatorsOnly,
  method: 'PUT',
  path: '/api/operator/corrections/:id/presence',
  summary: '지금 제보를 보는 운영자',
  params: idParams,
  response: { 200: z.strictObject({ viewers: z.array(viewerSchema) }) },
});
