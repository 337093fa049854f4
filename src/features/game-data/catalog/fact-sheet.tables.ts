import type { FactColumns, ImportedColumns, Json } from '../fact.tables.ts';
import type { Formula, JobGrade, NpcCommand, Shortcut } from './fact-sheet.contract.ts';

export interface AbbreviationTable extends FactColumns {
  short: string;
  name: string;
}

/** One row per sheet (`shortcuts`, `npc-commands`, `jobs`, `formulas`), its facts whole. */
export interface FactSheetTable extends ImportedColumns {
  rows: Json<(Shortcut | NpcCommand | JobGrade | Formula)[]>;
}
