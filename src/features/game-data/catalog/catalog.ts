import type { Source } from '../fact.contract.ts';
import type { Dungeon, Region } from './dungeon.contract.ts';
import type { Abbreviation, Formula, JobGrade, NpcCommand, Shortcut } from './fact-sheet.contract.ts';
import type { Item } from './item.contract.ts';
import type { LeftOut } from './left-out.contract.ts';
import type { GameMap, ItemSellMap, Port, WorldPoint } from './map.contract.ts';
import type { Monster, MonsterDrop } from './monster.contract.ts';
import type { Exchange, Promotion, Summon } from './place-sheet.contract.ts';
import type { Recipe } from './recipe.contract.ts';
import type { Skill } from './skill.contract.ts';

/** Contains active rows only, sorted in the order in which pages list them. */
export interface GameDataRows {
  /** Content hash of all rows: equal data gives an equal version on every machine. */
  version: string;
  regions: readonly Region[];
  items: readonly Item[];
  skills: readonly Skill[];
  dungeons: readonly Dungeon[];
  monsters: readonly Monster[];
  drops: readonly MonsterDrop[];
  recipes: readonly Recipe[];
  maps: readonly GameMap[];
  ports: readonly Port[];
  sellMaps: readonly ItemSellMap[];
  sources: readonly Source[];
  abbreviations: readonly Abbreviation[];
  worldPoints: readonly WorldPoint[];
  shortcuts: readonly Shortcut[];
  npcCommands: readonly NpcCommand[];
  jobGrades: readonly JobGrade[];
  formulas: readonly Formula[];
  exchanges: readonly Exchange[];
  summons: readonly Summon[];
  promotions: readonly Promotion[];
  leftOut: readonly LeftOut[];
}

/**
 * An immutable snapshot of the game's facts with the joins that pages need. Look-ups by id return `undefined` for an
 * unknown id; joined lists are empty. An import replaces the whole snapshot.
 */
export interface Catalog extends GameDataRows {
  itemById: ReadonlyMap<number, Item>;
  itemsByType: ReadonlyMap<number, readonly Item[]>;
  skillById: ReadonlyMap<number, Skill>;
  dungeonById: ReadonlyMap<number, Dungeon>;
  monsterById: ReadonlyMap<number, Monster>;
  recipeById: ReadonlyMap<number, Recipe>;
  mapById: ReadonlyMap<number, GameMap>;
  mapByCode: ReadonlyMap<string, GameMap>;
  /** The map on which a person is, by the person's id. */
  mapByNpcId: ReadonlyMap<number, GameMap>;
  sourceById: ReadonlyMap<string, Source>;
  dungeonsOfRegion(region: number): readonly Dungeon[];
  /**
   * Lists the monsters of a whole dungeon, none of a part: each monster belongs to one whole, so that a list over all
   * dungeons names it once.
   */
  monstersOfDungeon(dungeonId: number): readonly Monster[];
  /** Returns the monsters that live there. For a part: those monsters of its whole that the part names. */
  monstersLivingIn(dungeonId: number): readonly Monster[];
  partsOfDungeon(dungeonId: number): readonly Dungeon[];
  dropsOfMonster(monsterId: number): readonly MonsterDrop[];
  dropsOfItem(itemId: number): readonly MonsterDrop[];
  recipesMaking(itemId: number): readonly Recipe[];
  recipesUsing(itemId: number): readonly Recipe[];
  skillsNeeding(itemId: number): readonly Skill[];
  sellMapsOfItem(itemId: number): readonly ItemSellMap[];
  sellMapsOfMap(mapId: number): readonly ItemSellMap[];
  portsFrom(mapCode: string): readonly Port[];
  portsTo(mapCode: string): readonly Port[];
  /** Returns the part where the map belongs to one. */
  dungeonOfMap(mapCode: string): Dungeon | undefined;
}
