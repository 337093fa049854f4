import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import type { EntityName } from '../entities/entity.contract.ts';
import type { Confidence } from '../fact.contract.ts';
import type { FactBases } from './fact-base.contract.ts';
import type { ChangedFacts, FactEdit, FactVerdict } from './fact-change.contract.ts';
import type { ConflictDecision, FactConflict } from './fact-conflict.contract.ts';
import type { FactImport } from './fact-import.contract.ts';
import type { FactCounts, FactRow, FactRowDetail } from './fact-row.contract.ts';
import type { BackPlan, BackScope, FactVersion, VersionDifference } from './fact-version.contract.ts';

/** A change of the facts by an operator. References in values are `{ref, id}`. */
export type FactChange =
  | { act: 'edit'; edits: readonly FactEdit[] }
  | { act: 'unset'; entity: EntityName; rowId: number; field: string; version: number }
  | {
      act: 'add';
      entity: EntityName;
      fields: Readonly<Record<string, unknown>>;
      source: readonly string[];
      confidence: Confidence;
    }
  | { act: 'remove' | 'return'; entity: EntityName; rowId: number; version: number }
  | { act: 'decide'; decisions: readonly ConflictDecision[] }
  | { act: 'back'; to: number; scope: BackScope; version: number }
  | { act: 'follow'; entity: string; version: number }
  /** Applies the release that waits, after the overrides of these ids have ended. `release`: no other one is meant. */
  | { act: 'apply'; drop: readonly number[]; version: number; release?: number }
  | { act: 'import'; importId: number; version: number };

export interface FactChangeBy {
  /** Null: the command line. */
  by: string | null;
  at: Date;
  /** The reason, shown in the list of versions. */
  note: string;
  /** Makes edits a `correction`, where players' corrections are accepted by them. */
  isCorrection?: boolean;
  /**
   * The operator's level: of fields and rows that want a higher one nothing is changed (FORBIDDEN with `data.needs`).
   * Left out: all may be changed.
   */
  level?: OperatorLevel;
}

/** A value before and after a change; other rows as `{ref, id}`. */
export interface ChangedField {
  entity: EntityName;
  rowId: number;
  field: string;
  before: unknown;
  after: unknown;
}

/** The outcome of a change; the rest is known of edits alone. */
export interface WrittenChange extends ChangedFacts {
  /** The id of an added row. */
  addedRowId?: number;
  changedFields?: readonly ChangedField[];
}

export interface FactRowsQuery {
  entity: EntityName;
  /** Name, initial consonants or number. */
  q?: string | undefined;
  state?: 'overridden' | 'conflict' | 'sleeping' | 'removed' | 'doubt' | undefined;
  /** Only these rows. */
  ids?: readonly number[] | undefined;
  /** Only rows of which each of these fields (`dungeon`, `map`, `item`, `region`, `type`) has one of its names or values. */
  of?: readonly { field: string; values: readonly string[] }[] | undefined;
  /** A field, `-` before it for the other order; by number without. */
  sort?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

export interface NewImport {
  by: string;
  at: Date;
  mode: 'merge' | 'replace';
  entity?: string | undefined;
  fileName: string;
  contentType: string;
  encoding?: string | undefined;
  bytes: Uint8Array;
}

/**
 * The facts for operators, as the last version has them. Reading and checking happen in a thread of their own, so that
 * no other request waits.
 */
export interface FactsDesk {
  rows(query: FactRowsQuery): Promise<{ rows: FactRow[]; next: string | null }>;
  counts(): Promise<FactCounts[]>;
  /** Undefined: there never was such a row. */
  row(entity: EntityName, id: number): Promise<FactRowDetail | undefined>;
  conflicts(): Promise<FactConflict[]>;
  bases(): Promise<FactBases>;
  /** The newest first. `before`: older than this one. */
  versions(page: { limit: number; before?: number | undefined }): Promise<FactVersion[]>;
  /** Between two versions. @throws {AppError} NOT_FOUND */
  difference(from: number, to: number): Promise<VersionDifference>;
  planBack(to: number, scope: BackScope): Promise<BackPlan>;
  /** All rows in force of an entity as a file that imports take; undefined: a sheet as CSV, or no such entity. */
  file(entity: string, format: 'csv' | 'json'): Promise<string | undefined>;
  /** The overrides that run, as JSON. */
  overridesFile(): Promise<string>;
  /** Reads an uploaded file and what it would change. It is stored for 24 hours. */
  upload(upload: NewImport): Promise<FactImport>;
  /** Undefined: none of this operator that still stands. */
  findImport(id: number, by: string, at: Date): Promise<FactImport | undefined>;
  /** Says what the whole check finds in a change. Nothing is written. @throws {AppError} as `change`, but for faults */
  check(change: FactChange): Promise<FactVerdict>;
  /**
   * Checks the whole and writes the change with its version, in the caller's transaction; all others who change facts
   * wait for its end. Every process shows it once it is committed.
   * @throws {AppError} INVALID_INPUT with `data.faults` and `data.faultCount` of the whole check, or with issues of a
   * value; INVALID_INPUT.KEY_FIELD, NOT_FOUND, CONFLICT.CHANGED with `data.current`
   */
  change(db: Transaction<Database>, change: FactChange, by: FactChangeBy): Promise<WrittenChange>;
}
