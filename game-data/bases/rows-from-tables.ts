import { QUEST_PROPOSALS, type QuestProposal } from '#features/game-data/catalog/quest-proposal.contract.ts';
import type { ImportedTable } from '#features/game-data/imported-tables.ts';
import type { RowValues } from '../import/draft.ts';
import { SHEETS, type SourceRow } from '../import/source-rows.ts';
import type { BaseRow, Bases } from '../layers/layer.ts';
import { numbered } from './base-rows.ts';
import {
  abbreviationRow,
  dropRow,
  dungeonRow,
  itemRow,
  mapRow,
  monsterRow,
  type Names,
  npcRow,
  portRow,
  recipeRow,
  regionRow,
  sellMapRow,
  skillRow,
  sourceRow,
  worldPointRow,
} from './table-row.ts';

/** Rows of the imported tables that are in force: none of them is removed. */
export type TableRows = { [T in ImportedTable]: readonly RowValues<T>[] };

function namesOf(rows: TableRows): Names {
  const index = <Row extends { id: number }, Value>(list: readonly Row[], toValue: (row: Row) => Value) => {
    const values = new Map(list.map((row) => [row.id, toValue(row)]));
    return (id: number): Value => {
      const value = values.get(id);
      if (value === undefined) throw new Error(`${id} is referred to but in no table`);
      return value;
    };
  };
  const dungeon = index(rows.dungeon, ({ name }) => name);
  return {
    item: index(rows.item, ({ name }) => name),
    map: index(rows.map, ({ code }) => code),
    dungeon,
    monster: index(rows.monster, ({ dungeon_id, name }) => ({ dungeon: dungeon(dungeon_id), name })),
  };
}

/** Proposals alone are in a table, without sources: any that is there stands for them. */
function questRows(proposals: readonly QuestProposal[], source: string): SourceRow<'quests'>[] {
  return proposals.map((proposal) => ({
    ...proposal,
    source: [source],
    confidence: 'low',
    status: 1,
    thumbnailUrl: null,
    isProposal: true,
  }));
}

function sheetsOf({ fact_sheet, source }: TableRows): Bases {
  const sheets: [string, BaseRow[]][] = [];
  for (const { key, rows } of fact_sheet) {
    if (SHEETS.some((sheet) => sheet === key)) sheets.push([key, numbered(rows) as BaseRow[]]);
    const anySource = source[0]?.key;
    if (key === QUEST_PROPOSALS && anySource !== undefined)
      sheets.push(['quests', numbered(questRows(rows as QuestProposal[], anySource))]);
  }
  return Object.fromEntries(sheets);
}

/**
 * Entities of sheets that no file ever brought are absent. References are names, as in files.
 * @param named rows that the given ones refer to, removed ones too
 */
export function rowsFromTables(rows: TableRows, named: TableRows = rows): Bases {
  const names = namesOf(named);
  const of = <Row extends { id: number; key: string }, Source>(list: readonly Row[], toRow: (row: Row) => Source) =>
    list.map((row) => ({ id: row.id, key: row.key, row: toRow(row) }));
  return {
    sources: of(rows.source, sourceRow),
    regions: of(rows.region, regionRow),
    items: of(rows.item, itemRow),
    maps: of(rows.map, mapRow),
    people: of(rows.npc, npcRow(names)),
    ports: of(rows.port, portRow),
    'world-points': of(rows.world_point, worldPointRow),
    skills: of(rows.skill, skillRow(names)),
    dungeons: of(rows.dungeon, dungeonRow(names)),
    monsters: of(rows.monster, monsterRow(names)),
    drops: of(rows.monster_drop, dropRow(names)),
    recipes: of(rows.recipe, recipeRow(names, rows.recipe_material)),
    'item-sell-maps': of(rows.item_sell_map, sellMapRow(names)),
    abbreviations: of(rows.abbreviation, abbreviationRow),
    ...sheetsOf(rows),
  };
}
