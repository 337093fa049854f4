import type { Selectable } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { ImportedTable } from '#features/game-data/imported-tables.ts';

export interface Ref {
  refTable: ImportedTable;
  refKey: string;
}

export function refTo(refTable: ImportedTable, refKey: string): Ref {
  return { refTable, refKey };
}

type Open<Value> = Value extends number
  ? Value | Ref
  : Value extends Date
    ? Value
    : Value extends object
      ? { [Key in keyof Value]: Open<Value[Key]> }
      : Value;

/** Without `map.npcs`, which only processes of the release before `npc` read. */
export type RowValues<T extends ImportedTable> = Omit<
  Selectable<Database[T]>,
  'created_at' | 'updated_at' | 'removed_at' | 'npcs'
>;

export type Draft<T extends ImportedTable> = { id: number | null } & Open<Omit<RowValues<T>, 'id'>>;

export type Drafts = { [T in ImportedTable]: Draft<T>[] };
