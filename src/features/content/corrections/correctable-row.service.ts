import type { FactRowDetail } from '#features/game-data/editing/fact-row.contract.ts';
import type { FactsDesk } from '#features/game-data/editing/facts-desk.ts';
import type { EntityName, EntityRef } from '#features/game-data/entities/entity.contract.ts';
import type { NameOfRow } from '#features/game-data/entities/field-text.labels.ts';
import { AppError } from '#shared/errors.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import type { CorrectableRow } from './correction.contract.ts';
import { correctionErrors } from './correction.labels.ts';
import { listPublicFields } from './correction-value.rules.ts';

/** @throws {AppError} NOT_FOUND when there is none in force */
export async function requireRow(
  factsDesk: Pick<FactsDesk, 'row'>,
  entity: EntityName,
  rowId: number,
): Promise<FactRowDetail> {
  const row = await factsDesk.row(entity, rowId);
  if (row?.state !== 'inForce') throw new AppError('NOT_FOUND', { message: correctionErrors.unknownRow });
  return row;
}

/** Present names of rows by `items/12`; rows that are not in force have none. */
export async function readNames(
  factsDesk: Pick<FactsDesk, 'rows'>,
  refs: readonly EntityRef[],
): Promise<Map<string, string>> {
  const ids = Map.groupBy(refs, ({ ref }) => ref);
  const names = new Map<string, string>();
  for (const [entity, own] of ids) {
    const wanted = [...new Set(own.map(({ id }) => id))];
    const { rows } = await factsDesk.rows({ entity, ids: wanted, limit: wanted.length });
    for (const { id, name, state } of rows) if (state === 'inForce') names.set(`${entity}/${id}`, name);
  }
  return names;
}

export function namesFrom(names: ReadonlyMap<string, string>): NameOfRow {
  return (to, row) => (typeof row === 'object' ? names.get(`${to}/${row.id}`) : undefined);
}

function toCorrectableRow({ entity, id, name, fields, names }: FactRowDetail): CorrectableRow {
  const byName = new Map(fields.map((field) => [field.name, field]));
  return {
    entity,
    rowId: id,
    name,
    fields: listPublicFields(entity).flatMap((field) => {
      const found = byName.get(field.name);
      return found ? [{ name: field.name, value: found.value ?? null, text: found.text }] : [];
    }),
    names,
  };
}

const MOST_ROWS = 1000;

export type ReadCorrectableRow = (entity: EntityName, rowId: number) => Promise<CorrectableRow>;

/** Reads each row once a version of the catalog, since anybody may ask for it. */
export function createCorrectableRows(catalog: () => object, factsDesk: Pick<FactsDesk, 'row'>): ReadCorrectableRow {
  const rowsOf = perSnapshot((_: object) => new Map<string, Promise<CorrectableRow>>());
  return (entity, rowId) => {
    const known = rowsOf(catalog());
    const key = `${entity}/${rowId}`;
    const found = known.get(key);
    if (found) return found;
    if (known.size >= MOST_ROWS) known.clear();
    const read = requireRow(factsDesk, entity, rowId).then(toCorrectableRow);
    known.set(key, read);
    // A failure is not remembered.
    read.catch(() => known.delete(key));
    return read;
  };
}
