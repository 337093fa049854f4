import { type FactFault, MAX_LISTED_FAULTS } from '#features/game-data/editing/fact-change.contract.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { AppError } from '#shared/errors.ts';
import type { DataIssue } from '../import/data-issue.ts';
import { standingFile } from '../layers/entries.ts';
import { isReference } from '../layers/layer.ts';
import type { Layers } from '../layers/layer-rows.ts';
import { EDITABLE_ENTITIES } from '../layers/layered-entities.ts';
import { mapReferences } from '../layers/map-references.ts';
import { rowTitle } from './row-title.ts';

interface EditedRow {
  entity: EntityName;
  rowId: number;
}

const isSame = (one: EditedRow) => (other: EditedRow) => one.entity === other.entity && one.rowId === other.rowId;

/** Rows without a file in hand are named by the table and their id. */
function rowOf({ file, row }: DataIssue): EditedRow | undefined {
  const entity = EDITABLE_ENTITIES.find((one) => standingFile(one) === file);
  return entity === undefined || row === 0 ? undefined : { entity, rowId: row };
}

function referredBy(layers: Layers, { entity, rowId }: EditedRow): EditedRow[] {
  const referred: EditedRow[] = [];
  const row = layers.find(entity, rowId);
  mapReferences(entity, row?.values ?? {}, (value) => {
    if (isReference(value)) referred.push({ entity: value.ref as EntityName, rowId: value.id });
    return value;
  });
  return referred;
}

/** The edited row that a fault comes from: the faulty one, one that it refers to, or the only one there is. */
function causeOf(layers: Layers, issue: DataIssue, rows: readonly EditedRow[]): EditedRow | undefined {
  const faulty = rowOf(issue);
  const [first] = rows;
  if (first === undefined || rows.every(isSame(first))) return first;
  if (faulty === undefined) return undefined;
  return rows.find(isSame(faulty)) ?? referredBy(layers, faulty).find((row) => rows.some(isSame(row)));
}

/**
 * What the whole check says of edits of these rows: the first faults, and the number of all.
 * @param before the edits: rows are called as they are known
 */
export function faultsOf(
  layers: Layers,
  rows: readonly EditedRow[],
  before: Layers,
): { faults: FactFault[]; faultCount: number } {
  const named = ({ entity, rowId }: EditedRow) => {
    const known = before.find(entity, rowId) === undefined ? layers : before;
    return { entity, id: rowId, name: rowTitle(known, entity, rowId) };
  };
  const faults = layers.issues.slice(0, MAX_LISTED_FAULTS).map((issue): FactFault => {
    const cause = causeOf(layers, issue, rows);
    const { file, row, field, reason } = issue;
    return { file, row, field, reason, at: cause === undefined ? null : named(cause) };
  });
  return { faults, faultCount: layers.issues.length };
}

/** @throws {AppError} INVALID_INPUT with `data.faults` and `data.faultCount` */
export function refuseFaults({ faults, faultCount }: ReturnType<typeof faultsOf>): void {
  if (faultCount === 0) return;
  throw new AppError('INVALID_INPUT', {
    message: `자료를 검사했더니 맞지 않는 곳이 ${faultCount}군데 있습니다.`,
    data: { faults, faultCount },
  });
}
