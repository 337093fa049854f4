import { checkDuplicates } from './check-duplicates.ts';
import { checkReferences } from './check-references.ts';
import type { Draft, Drafts } from './draft.ts';
import {
  abbreviationDraft,
  dropDraft,
  dungeonDraft,
  itemDraft,
  mapDraft,
  monsterDraft,
  portDraft,
  recipeDraft,
  recipeMaterialDrafts,
  regionDraft,
  sellMapDraft,
  skillDraft,
  sourceDraft,
  worldPointDraft,
} from './drafts.ts';
import { type Fault, ImportRefusedError } from './fault.ts';
import type { KeyOf } from './keys.ts';
import { type CheckedRows, type KnownNames, NOTHING_KNOWN, namesAfter } from './known.ts';
import { koreanMessage } from './korean-issues.ts';
import type { RawFile } from './read.ts';
import { type Entity, ROW_SCHEMAS, type SourceRow } from './source-rows.ts';

/** A set without faults. A table that no file fills is absent and stays as it is. */
export interface CheckedSet {
  drafts: Partial<Drafts>;
  quests: SourceRow<'quests'>[];
}

/** Text composed (NFC, never NFKC: that would break single jamo) and without spaces at its ends, all the way down. */
function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').trim();
  if (Array.isArray(value)) return value.map(tidy);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key.normalize('NFC'), tidy(inner)]));
}

function hasControlCharacter(value: unknown): boolean {
  return typeof value === 'string'
    ? /[\p{Cc}\p{Cs}]/u.test(value.replaceAll('\n', ''))
    : typeof value === 'object' && value !== null && Object.values(value).some(hasControlCharacter);
}

/** The rows that parse, and all rows as they stand for looking up names. */
function parseFile<E extends Entity>(entity: E, raw: RawFile, faults: Fault[]) {
  const { file } = raw;
  const checked: { file: string; row: number; value: SourceRow<E> }[] = [];
  const standing: typeof checked = [];
  for (const { row, value } of raw.rows) {
    const tidied = tidy(value);
    const parsed = ROW_SCHEMAS[entity].safeParse(tidied, { reportInput: true });
    if (typeof tidied === 'object' && tidied !== null) standing.push({ file, row, value: tidied as SourceRow<E> });
    if (hasControlCharacter(value)) {
      faults.push({ file, row, field: '', reason: '쓸 수 없는 문자가 있습니다' });
    } else if (parsed.success) {
      checked.push({ file, row, value: parsed.data as SourceRow<E> });
    } else {
      for (const issue of parsed.error.issues) {
        faults.push({ file, row, field: issue.path.join('.'), reason: koreanMessage(issue) });
      }
    }
  }
  return { checked, standing };
}

function draftsOf(rows: CheckedRows, keyOf: KeyOf): Partial<Drafts> {
  const map = <E extends Entity, D>(entity: E, draft: (row: SourceRow<E>) => D) =>
    rows[entity]?.map(({ value }) => draft(value));
  const sheets = (['shortcuts', 'npc-commands', 'jobs', 'formulas'] as const).flatMap(
    (entity): Draft<'fact_sheet'>[] => {
      const own = rows[entity];
      return own === undefined ? [] : [{ id: null, key: entity, rows: own.map(({ value }) => value) }];
    },
  );
  const drafts = {
    source: map('sources', sourceDraft),
    region: map('regions', regionDraft),
    item: map('items', itemDraft),
    map: map('maps', mapDraft),
    port: map('ports', portDraft),
    world_point: map('world-points', worldPointDraft),
    skill: map('skills', (row) => skillDraft(row, keyOf)),
    dungeon: map('dungeons', dungeonDraft),
    monster: map('monsters', monsterDraft),
    monster_drop: map('drops', (row) => dropDraft(row, keyOf)),
    recipe: map('recipes', (row) => recipeDraft(row, keyOf)),
    recipe_material: map('recipes', (row) => recipeMaterialDrafts(row, keyOf))?.flat(),
    item_sell_map: map('item-sell-maps', (row) => sellMapDraft(row, keyOf)),
    abbreviation: map('abbreviations', abbreviationDraft),
    fact_sheet: sheets.length > 0 ? sheets : undefined,
  };
  return Object.fromEntries(Object.entries(drafts).filter(([, rows]) => rows !== undefined)) as Partial<Drafts>;
}

/**
 * Checks a set of files as a whole and turns it into drafts of table rows. `before` holds the names that are in force
 * already, for sets that bring only some of the files. Throws `ImportRefusedError` with every fault found.
 */
export function checkSources(files: readonly RawFile[], before: KnownNames = NOTHING_KNOWN): CheckedSet {
  const faults: Fault[] = [];
  const parsed = files.map((raw) => ({ entity: raw.entity, ...parseFile(raw.entity, raw, faults) }));
  const rows = Object.fromEntries(parsed.map(({ entity, checked }) => [entity, checked])) as CheckedRows;
  const standing = Object.fromEntries(parsed.map((file) => [file.entity, file.standing])) as CheckedRows;
  const names = namesAfter(standing, before);
  const keyOf: KeyOf = {
    item: (name) => names.items.get(name) ?? name,
    hasItem: (name) => names.items.has(name),
  };
  faults.push(...checkDuplicates(rows, keyOf), ...checkReferences(rows, names));
  if (faults.length > 0) throw new ImportRefusedError(faults);
  return { drafts: draftsOf(rows, keyOf), quests: rows.quests?.map(({ value }) => value) ?? [] };
}
