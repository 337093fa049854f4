import { IMPORTED_TABLES, type ImportedTable, type StoredRows } from '#features/game-data/imported-tables.ts';
import { draftsOf } from '../import/check.ts';
import { assignIds, closed, type NextRows } from '../import/identify.ts';
import type { KeyOf } from '../import/keys.ts';
import { asChecked } from './checked-rows.ts';
import type { Bases } from './layer.ts';
import { EDITABLE_ENTITIES, LAYERED_ENTITIES } from './layered-entities.ts';

interface Identity {
  id: number;
  key: string;
}

/** The rows of the tables, for rows in force that passed the check. `keyOf` knows present names. */
export function inForceTables(inForce: Bases, keyOf: KeyOf, stored: StoredRows): NextRows {
  const rowsOf = Object.fromEntries(
    Object.entries(inForce).map(([entity, own]) => [entity, own.map(({ row }) => row)]),
  );
  const drafts = draftsOf(asChecked(rowsOf), keyOf);
  const identities = new Map<ImportedTable, readonly Identity[]>();
  for (const entity of EDITABLE_ENTITIES) {
    const own: readonly Identity[] = inForce[entity] ?? [];
    identities.set(
      LAYERED_ENTITIES[entity].table,
      own.map(({ id, key }) => ({ id, key })),
    );
  }
  identities.set(
    'recipe_material',
    (drafts.recipe_material ?? []).map(({ id, key }) => ({ id: id ?? 0, key })),
  );
  const sheets = drafts.fact_sheet ?? [];
  const { ids } = assignIds('fact_sheet', sheets, stored.fact_sheet);
  identities.set(
    'fact_sheet',
    sheets.map(({ key }) => ({ key, id: ids.get(key) ?? 0 })),
  );
  // Drafts refer to each other by keys of present names; what is stored keeps the key of its base.
  const idsOf = new Map(
    IMPORTED_TABLES.map((table) => [
      table,
      new Map((drafts[table] ?? []).map(({ key }, index) => [key, identities.get(table)?.[index]?.id])),
    ]),
  );
  return Object.fromEntries(
    IMPORTED_TABLES.map((table) => [
      table,
      (drafts[table] ?? []).map((draft, index) => ({
        ...(closed(draft, ({ refTable, refKey }) => idsOf.get(refTable)?.get(refKey)) as object),
        ...identities.get(table)?.[index],
      })),
    ]),
  ) as NextRows;
}
