import type { StoredRows } from '#features/game-data/imported-tables.ts';
import { checkDuplicates } from '../import/check-duplicates.ts';
import { checkParts } from '../import/check-parts.ts';
import { checkReferences } from '../import/check-references.ts';
import type { DataIssue } from '../import/data-issue.ts';
import type { KeyOf } from '../import/keys.ts';
import type { Checked, CheckedRows, SoundRows } from '../import/known.ts';
import { parseFile } from '../import/parse-rows.ts';
import { withPeopleOfMaps } from '../import/people-of-maps.ts';
import type { RowsOf } from '../import/renamings.ts';
import type { Entity } from '../import/source-rows.ts';
import type { BaseRow, Bases } from './layer.ts';
import { EDITABLE_ENTITIES, isEditable } from './layered-entities.ts';
import { knownNames, lostItemIssues } from './settled-names.ts';
import { type AnyRows, type SettleInput, Settling } from './settling.ts';

export interface SettledBases {
  /** Those of the files, and those that stand. Of no use while there are issues. */
  bases: Bases;
  /** Entities without a file in whose rows others are named anew, because the files renamed these. */
  renamed: Entity[];
  issues: DataIssue[];
}

function sheetBase(entity: Entity, rows: AnyRows, settling: Settling): BaseRow[] {
  return rows.map(({ file, row, value }, index) => ({
    id: index + 1,
    key: String(index + 1),
    ...settling.settledRow(entity, value),
    line: { file, row },
  }));
}

interface ParsedSet {
  parsed: readonly { entity: Entity; standing: readonly Checked<object>[] }[];
  rows: CheckedRows;
  sound: SoundRows;
}

/** The faults of a set by itself. Its rows name others as bases do. */
function faultsOf({ parsed, rows, sound }: ParsedSet, settling: Settling, stored: StoredRows): DataIssue[] {
  const { bases, names } = settling;
  const withBaseNames = <Rows extends object>(of: Rows): Rows =>
    Object.fromEntries(
      Object.entries(of).map(([entity, own]: [string, AnyRows]) => [
        entity,
        own.map((one) => ({ ...one, value: settling.withBaseNames(entity as Entity, one.value) })),
      ]),
    ) as Rows;
  const codeOf = (name: string) => names.codeOf(name);
  const keyOf: KeyOf = { item: (name) => codeOf(name) ?? name, hasItem: (name) => codeOf(name) !== undefined };
  const inSet = new Set(parsed.map(({ entity }) => entity));
  const known = knownNames({ names, inSet }, parsed);
  const issues = [
    ...checkDuplicates(withBaseNames(rows), keyOf),
    ...checkReferences(withBaseNames(sound), known),
    ...lostItemIssues({ names, known, bases, inSet, stored }),
  ];
  // A row whose reference is wrong is not found either: that is the same fault.
  const faulty = new Set(issues.map(({ file, row }) => `${file}:${row}`));
  return [...issues, ...settling.issues.filter(({ file, row }) => !faulty.has(`${file}:${row}`))];
}

/**
 * Turns files into bases: parses them, finds their rows among those that stand or stood (by key, by former name, by id),
 * gives new ones ids, and names what they refer to by the names of bases. Pure. What files may name, but which lies in
 * another base and is lost there, is no fault: `layerRows` lets it sleep.
 */
export function settleBases(input: SettleInput): SettledBases {
  const issues: DataIssue[] = [];
  const report = (issue: DataIssue) => issues.push(issue);
  const parsed = withPeopleOfMaps(
    input.files.map((raw) => ({ entity: raw.entity, ...parseFile(raw.entity, raw, report) })),
    report,
  );
  const rows = Object.fromEntries(parsed.map(({ entity, checked }) => [entity, checked])) as CheckedRows;
  const sound = Object.fromEntries(parsed.map((file) => [file.entity, file.sound])) as SoundRows;
  const settling = new Settling(input);
  const standing = Object.fromEntries(
    Object.entries(input.bases).map(([entity, own]) => [entity, own.map(({ row }) => row)]),
  );
  const own = Object.entries(rows).map(([entity, of]) => [entity, of.map(({ value }) => value)]);
  const rowsOfAll: RowsOf = { ...standing, ...Object.fromEntries(own) };
  for (const entity of EDITABLE_ENTITIES) settling.add(entity, rows[entity] as AnyRows | undefined, rowsOfAll);
  const { bases } = settling;
  if (rows.recipes !== undefined) bases.recipes = settling.settleMaterials(bases.recipes as BaseRow<'recipes'>[]);
  // Monsters of parts are known only after the dungeons.
  bases.dungeons = (bases.dungeons ?? []).map((base) =>
    rows.dungeons === undefined
      ? settling.renamed('dungeons', base)
      : { ...base, ...(settling.settledRow('dungeons', base.row) as Pick<BaseRow<'dungeons'>, 'row' | 'lost'>) },
  );
  for (const [entity, own] of Object.entries(rows)) {
    if (!isEditable(entity)) bases[entity] = sheetBase(entity as Entity, own, settling);
  }
  for (const [entity, own] of Object.entries(input.bases)) {
    if (!isEditable(entity)) bases[entity] ??= own.map((base) => settling.renamed(entity as Entity, base));
  }
  const renamed = (Object.keys(input.bases) as Entity[]).filter((entity) => {
    const before: readonly BaseRow[] = input.bases[entity] ?? [];
    return rows[entity] === undefined && bases[entity]?.some((base, index) => base !== before[index]);
  });
  // A large file may have more of them than a call may have arguments.
  const all = issues.concat(faultsOf({ parsed, rows, sound }, settling, input.stored));
  // Else `layerRows` looks, above which an override may have mended it.
  const faults = all.length > 0 ? all.concat(checkParts(rows.dungeons)) : all;
  return { bases: { ...input.bases, ...(bases as Bases) }, renamed, issues: faults };
}
