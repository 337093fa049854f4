import { z } from 'zod';

/**
 * The entities whose rows operators edit, in the order in which the desk lists them. They have the names of the files of
 * `game-data/import/source-rows.ts`; sheets are none of them, since they change as a whole.
 */
export const ENTITIES = [
  'monsters',
  'drops',
  'dungeons',
  'regions',
  'items',
  'item-sell-maps',
  'recipes',
  'skills',
  'maps',
  'people',
  'ports',
  'world-points',
  'abbreviations',
  'sources',
] as const;
export const entityNameSchema = z.enum(ENTITIES);
export type EntityName = z.infer<typeof entityNameSchema>;

/** A reference by the id of a row, as overrides store it: names change, ids do not. */
export interface EntityRef {
  readonly ref: EntityName;
  readonly id: number;
}

/** A value that is one of a few; `value` stands in the files. */
export interface Choice {
  readonly value: number | string;
  readonly label: string;
}

export type TextPattern = 'sourceId' | 'mapCode' | 'url' | 'abbreviation';

/** How pages write a number: `+5`, `−44`, `3만5천`, `12.5%`, `레벨 10`, `10개`. */
export type NumberStyle =
  | 'plain'
  | 'digits'
  | 'plus'
  | 'plusPercent'
  | 'percent'
  | 'amount'
  | 'count'
  | 'level'
  | 'pieces'
  | 'possible';

/** By this a row of a file names another row. */
export type ReferenceKey = 'id' | 'name' | 'code';

/** The kind of a field's values, with their limits. Plain data, which also tests compare with the schemas. */
export type FieldType =
  | { kind: 'text'; max: number; isLong: boolean; pattern: TextPattern | null }
  | { kind: 'number'; min: number; max: number; isWhole: boolean; unit: string | null; style: NumberStyle }
  /** A coordinate, in tiles from 0. */
  | { kind: 'tile'; max: number }
  | { kind: 'flag'; labels: { on: string; off: string } }
  | { kind: 'choice'; choices: readonly Choice[] }
  | { kind: 'choices'; choices: readonly Choice[]; count: number }
  /** `isLoose`: a name that no row has is allowed, and is shown as it is. */
  | { kind: 'reference'; to: EntityName; by: ReferenceKey; isLoose: boolean }
  | { kind: 'references'; to: EntityName; by: ReferenceKey; min: number }
  /** A list of flat rows. */
  | { kind: 'rows'; fields: readonly InnerField[]; min: number }
  /** A list that is deeper than flat rows: edited as JSON. */
  | { kind: 'json' };

export interface InnerField {
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
  /** Whether a row without the field is a fault. */
  readonly isRequired: boolean;
  /** The value where a file leaves the field out. `null`: not known; `undefined`: none, or a fault where it is required. */
  readonly initial: null | true | number | readonly never[] | undefined;
}

export interface EntityField extends InnerField {
  /** The reason why it cannot be edited in a row that stands; null: it can. */
  readonly lock: string | null;
  /** A page shows it and it can be edited: players may propose another value. */
  readonly isPublic: boolean;
  /** Lowest level of operators that may edit it: 1 is the highest (contract §21). */
  readonly level: 1 | 2 | 3;
  /** Worth a column in the table of the entity. */
  readonly isColumn: boolean;
}

export interface EntityDefinition {
  readonly entity: EntityName;
  readonly label: string;
  /** The fields by which people know a row: `처녀귀신`, `여우 · 여우고기`. */
  readonly title: readonly string[];
  /** In the order of the schema. */
  readonly fields: readonly EntityField[];
}
