import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import type { Item } from '#features/game-data/items/item.contract.ts';
import { itemKindName } from '#features/game-data/items/item.labels.ts';
import { provenanceOf } from '#features/game-data/provenance.reader.ts';
import { readId } from '#features/game-data/read-id.ts';
import type { Recipe } from '#features/game-data/recipes/recipe.contract.ts';
import { itemRef, monsterRef } from '#features/game-data/refs.reader.ts';
import type { Provenance } from '#features/game-data/ui/public/fact-note.tsx';
import type { GameRef } from '#features/game-data/ui/public/look.ts';
import { itemsNamed } from '#features/trade/trades/item-names.ts';
import type { PageRequest } from '#shared/page.ts';
import { dropParams } from '../drop.params.ts';

/** A chance that is known: of a recipe, never of a drop. */
export interface KnownRate {
  /** Of the recipe. */
  id: number;
  item: GameRef;
  category: string;
  /** Percent. */
  rate: number;
  note: string | null;
}

export interface Dropper extends GameRef {
  /** Names of the dungeons it lives in. */
  dungeons: string[];
}

export interface FoundItem extends GameRef {
  /** What tells namesakes apart. */
  detail: string;
}

export interface DropPageData {
  /** What is hoped for; null where the address names no item. */
  item: GameRef | null;
  /** The name that was asked for, while it may mean several items or none. */
  words: string;
  /** Items that it may mean, best first. */
  found: FoundItem[];
  droppers: Dropper[];
  /** All of them, also those that are not listed. */
  dropperCount: number;
  rates: KnownRate[];
  provenance: Provenance;
}

const MAX_DROPPERS = 8;
const MAX_FOUND = 8;

export function load({ url }: PageRequest, { catalog }: GameDataServices): DropPageData {
  const { item: wanted = '' } = dropParams.read(url.searchParams);
  const named = itemsQueried(catalog, wanted);
  const item = named.length === 1 ? named[0] : undefined;
  const drops = item ? catalog.dropsOfItem(item.id) : [];
  const droppers = droppersOf(catalog, drops);
  const recipes = item ? catalog.recipesMaking(item.id) : catalog.recipes.filter(({ rateNote }) => rateNote !== null);
  const rates = recipes.flatMap((recipe) => rateOf(catalog, recipe) ?? []);
  return {
    item: item ? itemRef(item) : null,
    words: item || isNumber(wanted) ? '' : wanted,
    found: item ? [] : named.slice(0, MAX_FOUND).map((one) => ({ ...itemRef(one), detail: itemKindName(one) })),
    droppers: droppers.slice(0, MAX_DROPPERS),
    dropperCount: droppers.length,
    rates,
    provenance: provenanceOf(catalog, ...(item ? [item] : []), ...drops, ...recipes),
  };
}

/** An id, as links say it, or a name, as people type it: the one of exactly that name, else all that it may mean. */
function itemsQueried(catalog: Catalog, wanted: string): Item[] {
  if (wanted === '' || isNumber(wanted)) return [catalog.itemById.get(readId(wanted)) ?? []].flat();
  const found = itemsNamed(catalog, wanted).flatMap((id) => catalog.itemById.get(id) ?? []);
  const exact = found.filter(({ name }) => name === wanted);
  return exact.length > 0 ? exact : found;
}

function isNumber(text: string): boolean {
  return /^-?\d+$/.test(text);
}

/** The same name in several dungeons is one to the reader. */
function droppersOf(catalog: Catalog, drops: readonly { monsterId: number }[]): Dropper[] {
  const byName = new Map<string, Dropper>();
  for (const { monsterId } of drops) {
    const monster = catalog.monsterById.get(monsterId);
    if (!monster) continue;
    const dropper = byName.get(monster.name) ?? { ...monsterRef(monster), dungeons: [] };
    const dungeon = catalog.dungeonById.get(monster.dungeonId)?.name;
    if (dungeon && !dropper.dungeons.includes(dungeon)) dropper.dungeons.push(dungeon);
    byName.set(monster.name, dropper);
  }
  return [...byName.values()];
}

function rateOf(catalog: Catalog, recipe: Recipe): KnownRate | null {
  const item = catalog.itemById.get(recipe.itemId);
  if (!item || recipe.successRate === null) return null;
  return {
    id: recipe.id,
    item: itemRef(item),
    category: recipe.category,
    rate: recipe.successRate,
    note: recipe.rateNote,
  };
}
