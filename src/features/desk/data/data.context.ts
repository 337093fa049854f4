import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import type { GameDataContext } from '#features/game-data/game-data.context.ts';
import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import type { Config } from '#platform/config/config.schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { DeskVerdict } from './fact-change-desk.contract.ts';
import type { DeskFactRowDetail } from './fact-row-desk.contract.ts';

interface EditedRow {
  readonly entity: EntityName;
  readonly rowId: number;
  /** New values by name. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Players' corrections, as far as edits decide them. */
export interface CorrectionsDesk {
  /**
   * Accepts the open corrections of these ids and all equal ones, after the edits were written in the same transaction.
   * @returns how many were decided
   */
  decideByEdit(
    ctx: WriteCtx<Operator>,
    edits: readonly (EditedRow & { readonly ids: readonly number[] })[],
    decision: { answer: string; version: number | null; operatorUserIds: readonly string[] },
  ): Promise<number>;
  /** Open corrections that ask for the values of these edits. */
  equalTo(db: Db, edits: readonly EditedRow[]): Promise<DeskVerdict['proposals']>;
}

/** Players' corrections, as they were decided. */
export interface DecidedCorrections {
  /** How many were accepted that wanted the present values of these fields. */
  acceptedSince(db: Db, fields: readonly { entity: EntityName; rowId: number; field: string }[]): Promise<number>;
}

type RowCorrection = DeskFactRowDetail['corrections'][number];

/** Players' open corrections, as far as rows show them. */
export interface CorrectionsRead {
  /** How many there are about each row of an entity that has any. */
  openRows(db: Db, entity: EntityName): Promise<ReadonlyMap<number, number>>;
  /** Equal ones as one. Without a text the value is written as pages do. */
  ofRow(db: Db, entity: EntityName, id: number): Promise<(Omit<RowCorrection, 'text'> & { text?: string })[]>;
}

/** What the desk's calls about game data work with. */
export interface DataContext extends GameDataContext {
  factsDesk: FactsDesk;
  corrections: CorrectionsDesk;
  decidedCorrections: DecidedCorrections;
  config: Pick<Config, 'operatorUserIds'>;
  correctionsRead: CorrectionsRead;
}
