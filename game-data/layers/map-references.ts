import type { Entity } from '../import/source-rows.ts';
import type { BaseRow } from './layer.ts';
import { REFERENCES, type ReferenceField } from './layered-entities.ts';

export type Values = Readonly<Record<string, unknown>>;

type Change = (value: unknown, at: readonly (string | number)[]) => unknown;

function changedAt(
  value: unknown,
  [step, ...rest]: readonly string[],
  change: Change,
  at: (string | number)[],
): unknown {
  if (value === null || value === undefined) return value;
  if (step === undefined) return change(value, at);
  if (step === '*') {
    if (!Array.isArray(value)) return value;
    const list = value.map((inner: unknown, index) => changedAt(inner, rest, change, [...at, index]));
    return list.some((inner, index) => inner !== value[index]) ? list : value;
  }
  if (typeof value !== 'object' || !Object.hasOwn(value, step)) return value;
  const before = (value as Values)[step];
  const after = changedAt(before, rest, change, [...at, step]);
  return after === before ? value : { ...value, [step]: after };
}

/**
 * The row with every reference changed by `change`, which is told the field and its path. Where nothing changes it is the
 * same object.
 */
export function mapReferences<Row extends Values>(
  entity: Entity,
  row: Row,
  change: (value: unknown, field: ReferenceField, at: readonly (string | number)[], row: Row) => unknown,
): Row {
  let result = row;
  for (const field of REFERENCES[entity] ?? []) {
    result = changedAt(result, field.path, (value, at) => change(value, field, at, row), []) as Row;
  }
  return result;
}

/** The base's row, with references in the place of names that lead to lost rows. */
export function withLost(entity: Entity, { row, lost }: Pick<BaseRow, 'row' | 'lost'>): Values {
  return lost === undefined ? row : mapReferences(entity, row as Values, (value, _, at) => lost[at.join('.')] ?? value);
}
