import type { SourceRow } from './source-rows.ts';

// A row's key identifies it, whatever its id: an import finds the same row again by it.

export interface KeyOf {
  item(name: string): string;
  hasItem(name: string): boolean;
}

export const skillKey = (row: SourceRow<'skills'>): string => `${row.reqJobs.join('+')}/${row.name}`;
export const monsterKey = (dungeon: string, monster: string): string => `${dungeon}/${monster}`;
export const dropKey = (row: SourceRow<'drops'>, keyOf: KeyOf): string =>
  `${monsterKey(row.dungeon, row.monster)}/${keyOf.hasItem(row.item) ? keyOf.item(row.item) : row.item}`;
export const recipeKey = (row: SourceRow<'recipes'>, keyOf: KeyOf): string => `${keyOf.item(row.item)}/${row.category}`;
export const npcKey = ({ map, name, which }: Pick<SourceRow<'people'>, 'map' | 'name' | 'which'>): string =>
  `${map}/${name}/${which}`;
export const portKey = (row: SourceRow<'ports'>): string => `${row.sourceMap}:${row.x},${row.y}>${row.destinationMap}`;
export const worldPointKey = (row: SourceRow<'world-points'>): string => `${row.world}/${row.group}/${row.name}`;
export const sellKey = (row: SourceRow<'item-sell-maps'>, keyOf: KeyOf): string =>
  `${keyOf.item(row.item)}@${row.map}/${row.npcName ?? ''}`;
export const abbreviationKey = (row: SourceRow<'abbreviations'>): string => `${row.short}/${row.name}`;
