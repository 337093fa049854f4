import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { toGameDataRows } from '#features/game-data/catalog/game-data-rows.repository.ts';
import type { Doubt, DoubtKind } from '#features/game-data/data-quality/doubt.contract.ts';
import { findDoubts } from '#features/game-data/data-quality/find-doubts.rules.ts';
import type { ConfirmedValue } from '#features/game-data/editing/doubt-confirmation.repository.ts';
import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import { activeRows } from '../bases/facts.ts';
import { canonical } from '../import/difference.ts';
import { rowName } from '../layers/entries.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';

export interface RowDoubt {
  kind: DoubtKind;
  text: string;
  /** Fields of the row, at least one. */
  fields: readonly string[];
}

const DOUBTED = ['items', 'skills', 'monsters', 'dungeons'] as const satisfies readonly EntityName[];

function entitiesOf(catalog: Catalog): Map<object, EntityName> {
  return new Map(DOUBTED.flatMap((entity) => catalog[entity].map((fact) => [fact, entity] as const)));
}

function fieldsOfDoubt(entity: EntityName, { fields = [] }: Doubt): readonly string[] {
  const known = fields.filter((name) => fieldOf(entity, name) !== undefined);
  return known.length > 0 ? known : ['name'];
}

/** By `rowName`. */
export const doubtsByRow = perSnapshot(({ facts }: FactsSnapshot): ReadonlyMap<string, readonly RowDoubt[]> => {
  const catalog = buildCatalog(toGameDataRows(activeRows(facts.stored)));
  const entities = entitiesOf(catalog);
  const byRow = new Map<string, RowDoubt[]>();
  for (const doubt of findDoubts(catalog)) {
    for (const fact of doubt.facts) {
      const entity = entities.get(fact);
      if (entity === undefined) continue;
      const name = rowName(entity, fact.id);
      const own = { kind: doubt.kind, text: doubt.text, fields: fieldsOfDoubt(entity, doubt) };
      byRow.set(name, [...(byRow.get(name) ?? []), own]);
    }
  }
  return byRow;
});

/** Tells whether all fields of a doubt have the values that were confirmed. */
export function confirmedDoubts(
  snapshot: FactsSnapshot,
  confirmed: readonly ConfirmedValue[],
): (entity: EntityName, rowId: number, doubt: RowDoubt) => boolean {
  const values = new Map(confirmed.map((one) => [`${one.entity}/${one.rowId}/${one.field}`, canonical(one.value)]));
  return (entity, rowId, { fields }) => {
    if (values.size === 0) return false;
    const row = snapshot.layers.find(entity, rowId);
    return fields.every((field) => values.get(`${entity}/${rowId}/${field}`) === canonical(row?.values[field]));
  };
}

/** The number of doubts of a row that nobody has confirmed. */
export function openDoubts(
  snapshot: FactsSnapshot,
  confirmed: readonly ConfirmedValue[],
): (entity: EntityName, rowId: number) => number {
  const isConfirmed = confirmedDoubts(snapshot, confirmed);
  const byRow = doubtsByRow(snapshot);
  return (entity, rowId) =>
    (byRow.get(rowName(entity, rowId)) ?? []).filter((doubt) => !isConfirmed(entity, rowId, doubt)).length;
}
