import { z } from 'zod';
import {
  factCountsSchema,
  factFieldSchema,
  factHistoryLineSchema,
  factOverrideSchema,
  factRowDetailSchema,
  factRowSchema,
} from '#features/game-data/editing/fact-row.contract.ts';
import { entityNameSchema } from '#features/game-data/entities/entity.contract.ts';
import { actingOperatorSchema } from '#features/people/operators/bulk-act.contract.ts';
import { endpoint, OPERATOR_LEVEL } from '#shared/endpoint.ts';
import { flagText, idText, limitQuery } from '#shared/params.ts';
import { textUpTo } from '#shared/plain-text.ts';

const count = z.int().min(0);
/** Null: the program, the command line, or an account that is gone. */
const by = actingOperatorSchema.nullable();

export const dataParams = z.object({ entity: entityNameSchema });
export const dataRowParams = dataParams.extend({ id: idText });

export const deskFactRowSchema = factRowSchema.extend({
  /** Open corrections about it. */
  proposed: count,
});
export type DeskFactRow = z.infer<typeof deskFactRowSchema>;

export const deskFactCountsSchema = factCountsSchema.extend({ proposed: count });
export type DeskFactCounts = z.infer<typeof deskFactCountsSchema>;

export const deskFactFieldSchema = factFieldSchema.extend({
  override: factOverrideSchema.extend({ by }).nullable(),
});
export type DeskFactField = z.infer<typeof deskFactFieldSchema>;

/** Equal open corrections. `id` is that of the first. */
export const rowCorrectionSchema = z.object({
  id: z.int().positive(),
  field: z.string(),
  value: z.unknown(),
  text: z.string(),
  count: z.int().positive(),
  firstAt: z.iso.datetime(),
  comments: z.array(z.string()),
});

export const deskFactRowDetailSchema = factRowDetailSchema.extend({
  fields: z.array(deskFactFieldSchema),
  history: z.array(factHistoryLineSchema.extend({ by })),
  corrections: z.array(rowCorrectionSchema),
  /** Whatever names the row outside of the facts. */
  uses: z.object({
    /** Trades that wait. */
    trades: count,
    watches: count,
    parties: count,
    articles: count,
  }),
  /** The page that shows it; null: none does. */
  href: z.string().nullable(),
});
export type DeskFactRowDetail = z.infer<typeof deskFactRowDetailSchema>;

const common = { method: 'GET', who: 'operator', level: OPERATOR_LEVEL.editor, tags: ['operator'] } as const;

/** Where more than one of the filters by state is set. */
export const ONE_STATE = '하나만 고를 수 있습니다.';

const text = textUpTo(80).optional();

export const listFactRowsQuery = z.object({
  q: text,
  overridden: flagText.optional(),
  conflict: flagText.optional(),
  sleeping: flagText.optional(),
  removed: flagText.optional(),
  doubt: flagText.optional(),
  proposed: flagText.optional(),
  /** By the name of what the row refers to; several with commas between. */
  dungeon: text,
  map: text,
  item: text,
  region: text,
  type: text,
  sort: z
    .string()
    .regex(/^-?[A-Za-z]\w{0,39}$/, '정렬할 항목이 아닙니다.')
    .optional(),
  limit: limitQuery(),
  cursor: z
    .string()
    .regex(/^[\w-]{1,400}$/, '이어 읽을 수 없는 자리입니다.')
    .optional(),
});
export type ListFactRowsQuery = z.output<typeof listFactRowsQuery>;

export const listFactRows = endpoint({
  ...common,
  path: '/api/operator/data/:entity',
  summary: '게임 자료 한 가지의 줄',
  description: '이름, 초성, 번호로 찾습니다. overridden, conflict, sleeping, removed, doubt, proposed는 하나만 씁니다.',
  params: dataParams,
  query: listFactRowsQuery,
  response: { 200: z.array(deskFactRowSchema) },
});

export const countFactRows = endpoint({
  ...common,
  path: '/api/operator/data/counts',
  summary: '게임 자료마다 거른 줄의 수',
  response: { 200: z.array(deskFactCountsSchema) },
});

export const getFactRow = endpoint({
  ...common,
  path: '/api/operator/data/:entity/:id',
  summary: '게임 자료 한 줄: 값, 기본값, 내력, 제보, 쓰이는 곳',
  params: dataRowParams,
  response: { 200: deskFactRowDetailSchema },
});
