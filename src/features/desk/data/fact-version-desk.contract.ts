import { z } from 'zod';
import { changedFactsSchema, versionSchema } from '#features/game-data/editing/fact-change.contract.ts';
import {
  backPlanSchema,
  backScopeSchema,
  factDifferenceSchema,
  factVersionSchema,
  versionDifferenceSchema,
} from '#features/game-data/editing/fact-version.contract.ts';
import { actingOperatorSchema } from '#features/people/operators/bulk-act.contract.ts';
import { reasonText } from '#features/people/sanctions/sanction.contract.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { idPageQuery, idParams, idText } from '#shared/params.ts';

const count = z.int().min(0);
const by = actingOperatorSchema.nullable();

export const deskVersionSchema = factVersionSchema.extend({ by });
export type DeskVersion = z.infer<typeof deskVersionSchema>;

export const deskDifferenceSchema = versionDifferenceSchema.extend({
  from: deskVersionSchema,
  to: deskVersionSchema,
  rows: z.array(factDifferenceSchema.extend({ by })),
});
export type DeskDifference = z.infer<typeof deskDifferenceSchema>;

export const deskBackPlanSchema = backPlanSchema.extend({
  byPerson: z.array(z.object({ by, count })),
  /** Counts stand beside rows that go out. */
  goneRows: z.array(backPlanSchema.shape.goneRows.element.extend({ trades: count, watches: count, parties: count })),
  /** Accepted corrections that become wrong again. */
  corrections: count,
});
export type DeskBackPlan = z.infer<typeof deskBackPlanSchema>;

const seen = { version: versionSchema, reason: reasonText };
const [all, person, row] = backScopeSchema.options;
/** For administrators, where it is about more than one row. */
export const backSchema = z.union([all.extend(seen), person.extend(seen), row.extend(seen)]);

const common = { who: 'operator', level: OPERATOR_LEVEL.editor, tags: ['operator'] } as const;

export const listVersions = endpoint({
  ...common,
  method: 'GET',
  path: '/api/operator/data/versions',
  summary: '게임 자료의 버전',
  query: idPageQuery,
  response: { 200: z.array(deskVersionSchema) },
});

export const getVersion = endpoint({
  ...common,
  method: 'GET',
  path: '/api/operator/data/versions/:id',
  summary: '두 버전의 차이',
  description: 'with가 없으면 바로 앞 버전과의 차이입니다.',
  params: idParams,
  query: z.object({ with: idText.optional() }),
  response: { 200: deskDifferenceSchema },
});

export const planBack = endpoint({
  ...common,
  method: 'POST',
  path: '/api/operator/data/versions/:id/back/plan',
  summary: '되돌리면 무엇이 달라지는지',
  changesNothing: true,
  params: idParams,
  body: backScopeSchema,
  response: { 200: deskBackPlanSchema },
});

export const goBack = endpoint({
  ...common,
  method: 'POST',
  path: '/api/operator/data/versions/:id/back',
  summary: '그 버전의 값으로 되돌리기',
  params: idParams,
  body: backSchema,
  response: { 200: changedFactsSchema },
  errors: ['CONFLICT.CHANGED', 'INVALID_INPUT.KEY_FIELD'],
});
