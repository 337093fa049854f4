import type { FactRowsQuery } from '#features/game-data/editing/facts-desk.ts';
import type { EntityField, EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldOf, fieldsOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { type NameOfRow, showFieldValue } from '#features/game-data/entities/field-text.labels.ts';
import { matchesName } from '#features/game-data/name-filter.rules.ts';
import { AppError } from '#shared/errors.ts';
import { normalizeText } from '#shared/korean/normalize-text.ts';
import type { ListedRow } from './listed-rows.ts';

export type RowState = NonNullable<FactRowsQuery['state']>;

/** @param hasDoubt whether a row has a doubt that nobody has confirmed */
export function isInState(row: ListedRow, state: RowState, hasDoubt: (id: number) => boolean): boolean {
  switch (state) {
    case 'overridden':
      return row.isOverridden && row.state !== 'removed';
    case 'conflict':
      return row.isInConflict && row.state !== 'removed';
    case 'sleeping':
      return row.state === 'asleep';
    case 'removed':
      return row.state === 'removed';
    case 'doubt':
      return row.state === 'inForce' && hasDoubt(row.id);
  }
}

function matchesWords({ id, name, values }: ListedRow, words: string): boolean {
  return String(id) === words || String(values.code ?? '') === words || matchesName(name, words);
}

/** `map` finds ports by either end and dungeons by any of their maps, too. */
function fieldsNamed(entity: EntityName, name: string): EntityField[] {
  const own = fieldOf(entity, name);
  if (own !== undefined) return [own];
  return fieldsOf(entity).filter(
    ({ type }) => (type.kind === 'reference' || type.kind === 'references') && type.to === `${name}s`,
  );
}

function matchesOf(
  entity: EntityName,
  { field, values }: NonNullable<FactRowsQuery['of']>[number],
  nameOf: NameOfRow,
): (row: ListedRow) => boolean {
  const fields = fieldsNamed(entity, field);
  if (fields.length === 0)
    throw new AppError('INVALID_INPUT', { issues: [{ path: field, message: '이 자료에 없는 항목입니다.' }] });
  const wanted = new Set(values.map((value) => normalizeText(value)));
  const isWanted = (text: string) => wanted.has(normalizeText(text));
  return (row) =>
    fields.some(({ name, type }) => {
      const value = row.values[name];
      const all: unknown[] = Array.isArray(value) ? value : [value];
      const show = (one: unknown) => showFieldValue(entity, name, type.kind === 'references' ? [one] : one, nameOf);
      return all.some((one) => one !== null && one !== undefined && (isWanted(String(one)) || isWanted(show(one))));
    });
}

/** Without a state and ids: rows in force. */
export function filterRows(
  rows: readonly ListedRow[],
  { entity, q, state, ids, of = [] }: FactRowsQuery,
  { nameOf, hasDoubt }: { nameOf: NameOfRow; hasDoubt: (id: number) => boolean },
): ListedRow[] {
  const words = q?.trim() ?? '';
  const wantedIds = ids && new Set(ids);
  const conditions = of.map((one) => matchesOf(entity, one, nameOf));
  return rows.filter((row) => {
    if (wantedIds !== undefined && !wantedIds.has(row.id)) return false;
    if (state !== undefined ? !isInState(row, state, hasDoubt) : wantedIds === undefined && row.state !== 'inForce')
      return false;
    return conditions.every((matches) => matches(row)) && (words === '' || matchesWords(row, words));
  });
}
