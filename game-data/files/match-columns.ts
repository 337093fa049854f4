import { z } from 'zod';
import { entityLabel } from '#features/game-data/entities/entity-fields.rules.ts';
import { isEntityName } from '#features/game-data/entities/entity-ref.rules.ts';
import { type Entity, ROW_SCHEMAS, WRITTEN_ROW_SCHEMAS } from '../import/source-rows.ts';

export type RowShape = Readonly<Record<string, z.core.$ZodType>>;

/** The columns of a file, by the names that its entity has. */
export interface MatchedColumns {
  readonly known: readonly string[];
  readonly unknown: readonly string[];
  /** Names without which no row is complete. */
  readonly missing: readonly string[];
}

const shapeIn = (schema: z.ZodType): RowShape | undefined => (schema instanceof z.ZodObject ? schema.shape : undefined);

/** Fields of rows by name; undefined for entities whose rows differ in kind, which only JSON holds. */
export function shapeOf(entity: Entity): RowShape | undefined {
  return shapeIn(ROW_SCHEMAS[entity]);
}

/** The fields that a file may have: maps may list their people, who are rows of their own. */
export function readShapeOf(entity: Entity): RowShape | undefined {
  return shapeIn(WRITTEN_ROW_SCHEMAS[entity]);
}

/** Own fields only, whatever the name (`constructor`). */
export function columnOf(shape: RowShape, name: string): z.core.$ZodType | undefined {
  return Object.hasOwn(shape, name) ? shape[name] : undefined;
}

const requiredNames = new Map<Entity, readonly string[]>();

function requiredOf(entity: Entity, shape: RowShape): readonly string[] {
  const known = requiredNames.get(entity);
  if (known !== undefined) return known;
  const names = Object.keys(shape).filter((name) => !z.safeParse(shape[name] ?? z.any(), undefined).success);
  requiredNames.set(entity, names);
  return names;
}

export function matchColumns(entity: Entity, names: Iterable<string>): MatchedColumns {
  const shape = readShapeOf(entity) ?? {};
  const given = new Set(names);
  return {
    known: [...given].filter((name) => Object.hasOwn(shape, name)),
    unknown: [...given].filter((name) => !Object.hasOwn(shape, name)),
    missing: requiredOf(entity, shape).filter((name) => !given.has(name)),
  };
}

const misfits = ({ unknown, missing }: MatchedColumns): number => unknown.length + missing.length;

/** Finds another entity whose fields the columns fit better, in number and by what is strange or missing. */
export function findBetterEntity(entity: Entity, columns: MatchedColumns): Entity | undefined {
  if (columns.unknown.length === 0) return undefined;
  const names = [...columns.known, ...columns.unknown];
  const others = (Object.keys(ROW_SCHEMAS) as Entity[]).filter((other) => other !== entity && readShapeOf(other));
  const ranked = others
    .map((other) => ({ other, matched: matchColumns(other, names) }))
    .filter(({ matched }) => matched.known.length > columns.known.length && misfits(matched) < misfits(columns))
    .toSorted((a, b) => misfits(a.matched) - misfits(b.matched));
  return ranked[0]?.other;
}

/** `드롭(drops)` */
export function entityText(entity: Entity): string {
  return isEntityName(entity) ? `${entityLabel(entity)}(${entity})` : entity;
}
