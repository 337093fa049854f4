import type { ColumnType, Generated } from 'kysely';
import type { Confidence } from './fact.contract.ts';

/** jsonb: written as text, because the driver would send a JavaScript array as a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>;

/** Columns of every table that an import owns. Rows are never deleted, only marked as removed. */
export interface ImportedColumns {
  id: number;
  /** What the row is, whatever its id: an item's code, a dungeon's name, … */
  key: string;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  removed_at: Date | null;
}

export interface FactColumns extends ImportedColumns {
  source: string[];
  confidence: Confidence;
}

export interface SourceTable extends ImportedColumns {
  title: string;
  url: string | null;
}
