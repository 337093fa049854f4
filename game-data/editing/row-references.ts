import type { FactRowDetail, NamedRow } from '#features/game-data/editing/fact-row.contract.ts';
import { ENTITIES, type EntityName } from '#features/game-data/entities/entity.contract.ts';
import { isEntityName } from '#features/game-data/entities/entity-ref.rules.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import { rowName } from '../layers/entries.ts';
import { isReference } from '../layers/layer.ts';
import { REFERENCES } from '../layers/layered-entities.ts';
import { mapReferences, type Values } from '../layers/map-references.ts';
import { findAnyRow } from './any-row.ts';
import type { FactsSnapshot } from './facts-snapshot.ts';
import { listedRows } from './listed-rows.ts';
import { rowNames } from './row-names.ts';

interface Referrer {
  entity: EntityName;
  id: number;
  isInForce: boolean;
  /** It stands while one of these does; empty: it needs each that it refers to. */
  oneOf: readonly string[];
}

/** By what a name may mean, as pages call it. */
const rowsCalled = perSnapshot((snapshot: FactsSnapshot): ReadonlyMap<string, readonly string[]> => {
  const named = ENTITIES.filter((entity) => ['items', 'skills', 'dungeons', 'maps', 'monsters'].includes(entity));
  const rows = named.flatMap((entity) =>
    listedRows(snapshot, entity).map(({ id, values }) => ({
      called: `${entity} ${values.name}`,
      row: rowName(entity, id),
    })),
  );
  const groups = Map.groupBy(rows, ({ called }) => called);
  return new Map(Array.from(groups, ([called, own]) => [called, own.map(({ row }) => row)]));
});

interface Targets {
  needs: ReadonlySet<string>;
  oneOf: readonly string[];
}

function targetsOf(snapshot: FactsSnapshot, entity: EntityName, values: Values): Targets {
  const needs = new Set<string>();
  const oneOf: string[] = [];
  mapReferences(entity, values, (value, field) => {
    if (isReference(value)) needs.add(rowName(value.ref, value.id));
    else if ('named' in field)
      for (const ref of field.named) oneOf.push(...(rowsCalled(snapshot).get(`${ref} ${value}`) ?? []));
    return value;
  });
  return { needs, oneOf };
}

/** Rows that refer to each row, but for those that were taken out. By `rowName`. */
const referrers = perSnapshot((snapshot: FactsSnapshot): ReadonlyMap<string, readonly Referrer[]> => {
  const byTarget = new Map<string, Referrer[]>();
  const add = (target: string, referrer: Referrer) => {
    const own = byTarget.get(target);
    if (own === undefined) byTarget.set(target, [referrer]);
    else own.push(referrer);
  };
  for (const entity of ENTITIES) {
    if (REFERENCES[entity] === undefined) continue;
    for (const { id, state } of listedRows(snapshot, entity)) {
      const row = state === 'removed' ? undefined : findAnyRow(snapshot, entity, id);
      if (row === undefined) continue;
      const { needs, oneOf } = targetsOf(snapshot, entity, row.values);
      const one = { entity, id, isInForce: state === 'inForce' };
      for (const target of needs) add(target, { ...one, oneOf: [] });
      for (const target of oneOf) add(target, { ...one, oneOf });
    }
  }
  return byTarget;
});

/** Rows of a list that are shown. */
const SHOWN = 20;

/** What refers to a row, by entity. */
export function referencesTo(snapshot: FactsSnapshot, entity: EntityName, id: number): FactRowDetail['references'] {
  const { titleOf } = rowNames(snapshot);
  const all = referrers(snapshot).get(rowName(entity, id)) ?? [];
  return Array.from(
    Map.groupBy(all, (one) => one.entity),
    ([of, own]) => ({
      entity: of,
      count: own.length,
      rows: own.slice(0, SHOWN).map((one): NamedRow => ({ entity: of, id: one.id, name: titleOf(of, one.id) })),
    }),
  );
}

/** The number of rows in force that a row takes along when it is taken out. */
export function countSleepers(snapshot: FactsSnapshot, entity: EntityName, id: number): number {
  const byTarget = referrers(snapshot);
  const out = new Set([rowName(entity, id)]);
  const queue = [...out];
  for (let target = queue.pop(); target !== undefined; target = queue.pop()) {
    for (const { entity: of, id: rowId, isInForce, oneOf } of byTarget.get(target) ?? []) {
      const name = rowName(of, rowId);
      const stays = oneOf.length > 0 && oneOf.some((one) => !out.has(one));
      if (!isInForce || stays || out.has(name)) continue;
      out.add(name);
      queue.push(name);
    }
  }
  return out.size - 1;
}

/** Why a row is asleep. */
export function reasonsOfSleep(snapshot: FactsSnapshot, entity: EntityName, id: number): NamedRow[] {
  const { titleOf } = rowNames(snapshot);
  const sleeping = snapshot.layers.sleeping.find((row) => row.entity === entity && row.id === id);
  return (sleeping?.because ?? []).flatMap(({ ref, id: rowId }) =>
    isEntityName(ref) ? [{ entity: ref, id: rowId, name: titleOf(ref, rowId) }] : [],
  );
}
