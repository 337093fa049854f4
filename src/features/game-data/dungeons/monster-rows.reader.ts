import type { PriceServices } from '#features/game-data/game-data.services.ts';
import { formatAmount, roughAmount } from '#shared/korean/amount.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Monster } from '../catalog/monster.contract.ts';
import { isWorthShowing } from '../columns.rules.ts';
import { itemRef, monsterRef } from '../refs/refs.reader.ts';
import type { GameRef } from '../refs/ui/public/look.ts';
import { damageRange } from './dungeon.labels.ts';

/** `after`: price of the item (`48만5천`). `id` null: the drop is not in the item data. */
/** `price`: 전 per piece, with `after` in words; missing: no quote. */
export type DropView = (GameRef & { price?: number; after?: string }) | { id: null; name: string };

export interface MonsterRow extends GameRef {
  exp: number | null;
  hp: number | null;
  damage: string;
  drops: DropView[];
}

/** Whether each column has enough values to be shown. */
export interface MonsterColumns {
  hp: boolean;
  damage: boolean;
}

export function monsterRow(catalog: Catalog, monster: Monster): MonsterRow {
  const { exp, hp, dmgMin, dmgMax } = monster;
  return {
    ...monsterRef(monster),
    exp,
    hp,
    damage: damageRange(dmgMin, dmgMax),
    drops: listDrops(catalog, monster.id),
  };
}

export function monsterColumns(monsters: readonly Monster[]): MonsterColumns {
  return {
    hp: isWorthShowing(monsters, (monster) => monster.hp),
    damage: isWorthShowing(monsters, (monster) => monster.dmgMax),
  };
}

/** Adds prices to the drops of several lists, with one request for all. */
export async function withDropPrices(
  lists: readonly (readonly MonsterRow[])[],
  pricesOf: PriceServices['pricesOf'],
): Promise<MonsterRow[][]> {
  const drops = lists.flat().flatMap((monster) => monster.drops);
  const prices = await pricesOf([...new Set(drops.flatMap(({ id }) => id ?? []))]);
  const priced = (drop: DropView): DropView => {
    const price = drop.id === null ? undefined : prices.get(drop.id);
    return drop.id === null || price === undefined ? drop : { ...drop, price, after: formatAmount(roughAmount(price)) };
  };
  return lists.map((rows) => rows.map((row) => ({ ...row, drops: row.drops.map(priced) })));
}

function listDrops(catalog: Catalog, monsterId: number): DropView[] {
  const drops = catalog.dropsOfMonster(monsterId).map((drop): DropView => {
    const item = drop.itemId === null ? undefined : catalog.itemById.get(drop.itemId);
    return item ? itemRef(item) : { id: null, name: drop.itemName };
  });
  return [...new Map(drops.map((drop) => [drop.name, drop])).values()];
}
