import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { ImportedTable } from '#features/game-data/imported-tables.ts';

/** Another row meant by its key, until ids are known. */
export interface Ref {
  refTable: ImportedTable;
  refKey: string;
}

export function refTo(refTable: ImportedTable, refKey: string): Ref {
  return { refTable, refKey };
}

/** A value in which any number may still be a reference. */
type Open<Value> = Value extends number
  ? Value | Ref
  : Value extends Date
    ? Value
    : Value extends object
      ? { [Key in keyof Value]: Open<Value[Key]> }
      : Value;

/** A row of a table as it comes and goes in memory, without the columns that the database keeps itself. */
export type RowValues<T extends ImportedTable> = Omit<
  Selectable<Database[T]>,
  'created_at' | 'updated_at' | 'removed_at'
>;

/** A row to be: its id may be open, its references are keys. */
export type Draft<T extends ImportedTable> = { id: number | null } & Open<Omit<RowValues<T>, 'id'>>;

export type Drafts = { [T in ImportedTable]: Draft<T>[] };
