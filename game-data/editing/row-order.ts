import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldOf, getEntity } from '#features/game-data/entities/entity-fields.rules.ts';
import { type NameOfRow, showFieldValue } from '#features/game-data/entities/field-text.labels.ts';
import { AppError } from '#shared/errors.ts';
import type { ListedRow } from './listed-rows.ts';

/** By what a row is sorted: null comes last in either order. */
type SortKey = number | string | null;

export interface RowOrder {
  keyOf(row: ListedRow): SortKey;
  compare(one: Place, other: Place): number;
}

/** Where a row stands in an order, whether it is there or not. */
export interface Place {
  key: SortKey;
  id: number;
}

/** Letters by which texts are sorted, so that cursors are short. */
const SORTED_LETTERS = 20;
const collator = new Intl.Collator('ko', { numeric: true });

function compareKeys(one: SortKey, other: SortKey): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one), String(other));
}

function comparison(direction: 1 | -1): RowOrder['compare'] {
  return (one, other) => {
    if (one.key === null || other.key === null)
      return Number(one.key === null) - Number(other.key === null) || one.id - other.id;
    return direction * compareKeys(one.key, other.key) || one.id - other.id;
  };
}

const cut = (text: string): string => text.slice(0, SORTED_LETTERS).toWellFormed();

function fieldKey(entity: EntityName, name: string, nameOf: NameOfRow): RowOrder['keyOf'] {
  return ({ values }) => {
    const value = values[name];
    if (value === null || value === undefined) return null;
    if (typeof value === 'number' && fieldOf(entity, name)?.type.kind !== 'reference') return value;
    return cut(showFieldValue(entity, name, value, nameOf));
  };
}

/**
 * @param sort a field that is a column or part of the title, or `name` for the title; `-` before it for the other order
 * @throws {AppError} INVALID_INPUT for another one
 */
export function orderOf(entity: EntityName, sort: string | undefined, nameOf: NameOfRow): RowOrder {
  if (sort === undefined) return { keyOf: () => null, compare: comparison(1) };
  const compare = comparison(sort.startsWith('-') ? -1 : 1);
  const name = sort.replace(/^-/, '');
  const field = fieldOf(entity, name);
  if (field?.isColumn || getEntity(entity).title.includes(name))
    return { keyOf: fieldKey(entity, name, nameOf), compare };
  if (name === 'name') return { keyOf: (row) => cut(row.name), compare };
  if (name === 'id') return { keyOf: ({ id }) => id, compare };
  throw new AppError('INVALID_INPUT', { issues: [{ path: 'sort', message: '정렬할 항목이 아닙니다.' }] });
}

export function writeCursor({ key, id }: Place): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

/** @throws {AppError} INVALID_INPUT */
export function readCursor(cursor: string): Place {
  const read = parsed(cursor);
  if (Array.isArray(read) && read.length === 2) {
    const [key, id]: unknown[] = read;
    const isKey = key === null || typeof key === 'number' || typeof key === 'string';
    if (isKey && typeof id === 'number') return { key, id };
  }
  throw new AppError('INVALID_INPUT', { issues: [{ path: 'cursor', message: '이어 볼 자리가 아닙니다.' }] });
}
