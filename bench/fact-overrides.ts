import type { EntityField, EntityName } from '#features/game-data/entities/entity.contract.ts';
import { fieldOf } from '#features/game-data/entities/entity-fields.rules.ts';
import { checkSources } from '#game-data/import/check.ts';
import { nextRows, noStoredRows } from '#game-data/import/identify.ts';
import type { RawFile } from '#game-data/import/read.ts';
import { asIfStored } from '#game-data/import/rows-from-sources.ts';
import type { BaseRow, Bases, Override } from '#game-data/layers/layer.ts';
import { settleBases } from '#game-data/layers/settle-bases.ts';

/** Fields whose values no other field limits. */
const FIELDS: readonly [EntityName, readonly string[]][] = [
  ['monsters', ['description', 'exp', 'hp', 'ac']],
  ['maps', ['description', 'originalSizeX', 'originalSizeY']],
  ['ports', ['minLevel']],
  ['items', 'desc price maxquan maxdura repairprice storageprice namingprice npcBuyPrice npcSellPrice'.split(' ')],
  ['items', 'reqmight reqwill reqgrace reqlevel M W G hit dam hr md ac MHP MMP MHPP MMPP swingsound dye'.split(' ')],
];

/** What files say where nothing stood before, and the tables that they make. */
export function factsOf(files: readonly RawFile[]) {
  const { drafts, renamings } = checkSources(files);
  const stored = asIfStored(nextRows(drafts, noStoredRows(), renamings).rows, new Date(0));
  const { bases, issues } = settleBases({ files, bases: {}, overrides: [], stored });
  if (issues.length > 0) throw new Error(`The files have ${issues.length} faults`);
  return { bases, stored };
}

/** So many overrides of fields, one a field, all begun by one version. */
export function makeOverrides(bases: Bases, count: number, version: number): Override[] {
  const overrides: Override[] = [];
  for (const [entity, names] of FIELDS) {
    for (const name of names) {
      const field = fieldOf(entity, name);
      if (!field) throw new Error(`${entity} have no ${name}`);
      for (const row of bases[entity] ?? []) {
        if (overrides.length === count) return overrides;
        if (!isDisputed(row)) overrides.push(overrideOf({ entity, field, row, id: overrides.length + 1, version }));
      }
    }
  }
  throw new Error(`Only ${overrides.length} fields can be overridden`);
}

/** Such values must be those of a source. */
function isDisputed({ row }: BaseRow): boolean {
  const { disagreements, fieldNotes } = row as { disagreements?: unknown[]; fieldNotes?: unknown[] };
  return (disagreements?.length ?? 0) > 0 || (fieldNotes?.length ?? 0) > 0;
}

interface Overridden {
  entity: EntityName;
  field: EntityField;
  row: BaseRow;
  id: number;
  version: number;
}

function overrideOf({ entity, field, row, id, version }: Overridden): Override {
  const base = (row.row as Readonly<Record<string, unknown>>)[field.name] ?? null;
  const number = typeof base === 'number' ? base + 1 : 1;
  const value = field.type.kind === 'number' ? Math.min(number, field.type.max) : `고친 글 ${row.id}`;
  return {
    ...{ id, entity, rowId: row.id, kind: 'field', field: field.name, value, base },
    ...{ source: ['operator'], confidence: 'high', by: null, at: new Date(0) },
    ...{ fromVersion: version, untilVersion: null },
  };
}
