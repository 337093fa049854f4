import { QUEST_PROPOSALS, type QuestProposal } from '#features/game-data/catalog/quest-proposal.contract.ts';
import { checkDuplicates } from './check-duplicates.ts';
import { checkParts } from './check-parts.ts';
import { checkReferences } from './check-references.ts';
import { type DataIssue, ImportRefusedError } from './data-issue.ts';
import type { Draft, Drafts } from './draft.ts';
import {
  abbreviationDraft,
  dropDraft,
  dungeonDraft,
  itemDraft,
  mapDraft,
  monsterDraft,
  npcDraft,
  portDraft,
  recipeDraft,
  recipeMaterialDrafts,
  regionDraft,
  sellMapDraft,
  skillDraft,
  sourceDraft,
  worldPointDraft,
} from './drafts.ts';
import type { KeyOf } from './keys.ts';
import { type CheckedRows, type KnownNames, NOTHING_KNOWN, namesAfter, type SoundRows } from './known.ts';
import { parseFile } from './parse-rows.ts';
import { withPeopleOfMaps } from './people-of-maps.ts';
import type { RawFile } from './read.ts';
import { type Renamings, renamingsOf } from './renamings.ts';
import { type Entity, questKey, SHEETS, type SourceRow } from './source-rows.ts';

/** A valid set. A table without a file is absent and stays unchanged. */
export interface CheckedSet {
  /** In the order of their drafts. */
  rows: { [E in Entity]?: SourceRow<E>[] };
  drafts: Partial<Drafts>;
  renamings: Renamings;
  quests: SourceRow<'quests'>[];
}

function proposalsOf(rows: NonNullable<CheckedRows['quests']>): QuestProposal[] {
  return rows
    .map(({ value }) => value)
    .filter(({ isProposal }) => isProposal)
    .map((row) => ({ key: questKey(row), title: row.title, content: row.content }));
}

export function draftsOf(rows: CheckedRows, keyOf: KeyOf): Partial<Drafts> {
  const map = <E extends Entity, D>(entity: E, draft: (row: SourceRow<E>) => D) =>
    rows[entity]?.map(({ value }) => draft(value));
  const sheets = SHEETS.flatMap((entity): Draft<'fact_sheet'>[] => {
    const own = rows[entity];
    return own === undefined ? [] : [{ id: null, key: entity, rows: own.map(({ value }) => value) }];
  });
  if (rows.quests !== undefined) sheets.push({ id: null, key: QUEST_PROPOSALS, rows: proposalsOf(rows.quests) });
  const drafts = {
    source: map('sources', sourceDraft),
    region: map('regions', regionDraft),
    item: map('items', itemDraft),
    map: map('maps', mapDraft),
    npc: map('people', npcDraft),
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

/** @param items keys by name */
export function keysOfItems(items: ReadonlyMap<string, string>): KeyOf {
  return { item: (name) => items.get(name) ?? name, hasItem: (name) => items.has(name) };
}

/**
 * Checks a set of files as a whole and turns it into drafts of table rows. `before` contains the stored names, for sets
 * with only some of the files.
 * @throws {ImportRefusedError} with every fault found
 */
export function checkSources(files: readonly RawFile[], before: KnownNames = NOTHING_KNOWN): CheckedSet {
  const issues: DataIssue[] = [];
  const report = (issue: DataIssue) => issues.push(issue);
  const parsed = withPeopleOfMaps(
    files.map((raw) => ({ entity: raw.entity, ...parseFile(raw.entity, raw, report) })),
    report,
  );
  const rows = Object.fromEntries(parsed.map(({ entity, checked }) => [entity, checked])) as CheckedRows;
  const sound = Object.fromEntries(parsed.map((file) => [file.entity, file.sound])) as SoundRows;
  const standing = Object.fromEntries(parsed.map((file) => [file.entity, file.standing])) as CheckedRows;
  const names = namesAfter(standing, before);
  const keyOf = keysOfItems(names.items);
  issues.push(...checkDuplicates(rows, keyOf), ...checkParts(rows.dungeons), ...checkReferences(sound, names));
  if (issues.length > 0) throw new ImportRefusedError(issues);
  const values = Object.fromEntries(
    Object.entries(rows).map(([entity, checked]) => [entity, checked.map(({ value }) => value)]),
  ) as CheckedSet['rows'];
  const renamings = renamingsOf(values, keyOf);
  return { rows: values, drafts: draftsOf(rows, keyOf), renamings, quests: values.quests ?? [] };
}
