import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import { itemKindName } from '#features/game-data/catalog/item.labels.ts';
import type { Recipe } from '#features/game-data/catalog/recipe.contract.ts';
import { toProvenance } from '#features/game-data/data-quality/provenance.reader.ts';
import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { readId } from '#features/game-data/read-id.ts';
import { itemRef, monsterRef } from '#features/game-data/refs/refs.reader.ts';
import type { GameRef } from '#features/game-data/refs/ui/public/look.ts';
import type { Provenance } from '#features/game-data/ui/public/fact-note.tsx';
import { itemsNamed } from '#features/trade/trades/trade-card.labels.ts';
import type { PageRequest } from '#shared/page.ts';
import { dropParams } from '../drop.params.ts';

/** A recipe's rate: only recipes have known chances, drops never. */
export interface KnownRate {
  id: number;
  item: GameRef;
  category: string;
  rate: number;
  note: string | null;
}

export interface Dropper extends GameRef {
  dungeons: string[];
}

export interface FoundItem extends GameRef {
  detail: string;
}

export interface DropPageData {
  item: GameRef | null;
  words: string;
  found: FoundItem[];
  droppers: Dropper[];
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
  const droppers = listDroppers(catalog, drops);
  const recipes = item ? catalog.recipesMaking(item.id) : catalog.recipes.filter(({ rateNote }) => rateNote !== null);
  const rates = recipes.flatMap((recipe) => toKnownRate(catalog, recipe) ?? []);
  return {
    item: item ? itemRef(item) : null,
    words: item || isNumber(wanted) ? '' : wanted,
    found: item ? [] : named.slice(0, MAX_FOUND).map((one) => ({ ...itemRef(one), detail: itemKindName(one) })),
    droppers: droppers.slice(0, MAX_DROPPERS),
    dropperCount: droppers.length,
    rates,
    provenance: toProvenance(catalog, ...(item ? [item] : []), ...drops, ...recipes),
  };
}

/** An id, or a name: the exact match, else all partial ones. */
function itemsQueried(catalog: Catalog, wanted: string): Item[] {
  if (wanted === '' || isNumber(wanted)) return [catalog.itemById.get(readId(wanted)) ?? []].flat();
  const found = itemsNamed(catalog, wanted).flatMap((id) => catalog.itemById.get(id) ?? []);
  const exact = found.filter(({ name }) => name === wanted);
  return exact.length > 0 ? exact : found;
}

function isNumber(text: string): boolean {
  return /^-?\d+$/.test(text);
}

function listDroppers(catalog: Catalog, drops: readonly { monsterId: number }[]): Dropper[] {
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

function toKnownRate(catalog: Catalog, recipe: Recipe): KnownRate | null {
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
