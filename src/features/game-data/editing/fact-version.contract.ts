import { z } from 'zod';
import { entityNameSchema } from '../entities/entity.contract.ts';
import { changeCountsSchema, rowIdSchema, versionSchema } from './fact-change.contract.ts';
import { namedRowSchema } from './fact-row.contract.ts';

const count = z.int().min(0);

export const VERSION_ORIGINS = ['project', 'upload', 'edit', 'correction', 'back'] as const;

export const factVersionSchema = z.object({
  id: rowIdSchema,
  at: z.iso.datetime(),
  /** User id; null: the program itself, the command line, or an account that is gone. */
  by: z.guid().nullable(),
  origin: z.enum(VERSION_ORIGINS),
  /** The project's release that it applied; null: none. */
  release: z.int().positive().nullable(),
  changes: changeCountsSchema,
  note: z.string().nullable(),
});
export type FactVersion = z.infer<typeof factVersionSchema>;

/** A value that differs between two versions, or a row that only one of them has. */
export const factDifferenceSchema = z.object({
  entity: entityNameSchema,
  rowId: rowIdSchema,
  name: z.string(),
  /** Null: the whole row. */
  field: z.string().nullable(),
  kind: z.enum(['changed', 'added', 'removed']),
  /** As pages write it; `–` where it is not known or there is no row. */
  before: z.string(),
  after: z.string(),
  /** The operator who changed it last; null: a base, or not known. */
  by: z.guid().nullable(),
});
export type FactDifference = z.infer<typeof factDifferenceSchema>;

export const versionDifferenceSchema = z.object({
  /** The older and the newer. */
  from: factVersionSchema,
  to: factVersionSchema,
  /** False: a base of one of them is stored in a form that this program cannot read. */
  isReadable: z.boolean(),
  /** By entity, of the whole difference. */
  counts: z.array(z.object({ entity: entityNameSchema, count })),
  /** The first 2,000. */
  rows: z.array(factDifferenceSchema),
});
export type VersionDifference = z.infer<typeof versionDifferenceSchema>;

/** Exactly one of the three scopes. */
export const backScopeSchema = z.union([
  z.strictObject({ scope: z.literal('all') }),
  z.strictObject({ by: z.guid(), since: z.iso.datetime({ offset: true }) }),
  z.strictObject({
    entity: entityNameSchema,
    rowId: rowIdSchema,
    field: z
      .string()
      .regex(/^[A-Za-z]\w{0,39}$/, '항목의 이름이 아닙니다.')
      .optional(),
  }),
]);
export type BackScope = z.infer<typeof backScopeSchema>;

/** The effects of going back, in numbers. Nothing is written. */
export const backPlanSchema = z.object({
  version: versionSchema,
  /** Values and rows that go back, by who made them (null: a base). */
  changes: changeCountsSchema,
  values: count,
  byPerson: z.array(z.object({ by: z.guid().nullable(), count })),
  /** Changes that others made afterwards, which stay. */
  left: z.array(
    z.object({ entity: entityNameSchema, rowId: rowIdSchema, name: z.string(), field: z.string().nullable() }),
  ),
  /** Rows added since that go out. */
  goneRows: z.array(namedRowSchema),
  /** Entities that will follow the releases no longer. */
  ownEntities: z.array(entityNameSchema),
  /** Fields of rows whose accepted corrections become wrong again. */
  fields: z.array(z.object({ entity: entityNameSchema, rowId: rowIdSchema, field: z.string() })),
});
export type BackPlan = z.infer<typeof backPlanSchema>;
