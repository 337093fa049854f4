import type { GameDataServices, PriceServices } from '#features/game-data/game-data.services.ts';
import { AppError } from '#shared/errors.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Dungeon } from '../../catalog/dungeon.contract.ts';
import type { Monster } from '../../catalog/monster.contract.ts';
import { toProvenance } from '../../data-quality/provenance.reader.ts';
import { damageRange } from '../../dungeons/dungeon.labels.ts';
import { dungeonsWith, type Entrance, listEntrances } from '../../dungeons/dungeon.rules.ts';
import { dungeonLevels } from '../../dungeons/dungeon-level.labels.ts';
import {
  type MonsterColumns,
  type MonsterRow,
  monsterColumns,
  monsterRow,
  withDropPrices,
} from '../../dungeons/monster-rows.reader.ts';
import {
  type ExchangeView,
  itemsOfExchanges,
  pricedExchange,
  summonsOfMonster,
} from '../../exchanges/exchange-view.reader.ts';
import { itemRef, monsterRef } from '../../refs/refs.reader.ts';
import type { GameRef } from '../../refs/ui/public/look.ts';
import { regionName } from '../../region.labels.ts';
import type { Provenance } from '../../ui/public/fact-note.tsx';
import { type KingQuestMention, kingQuestsFor } from '../king-quest.rules.ts';

export interface MonsterHome {
  monsterId: number;
  dungeonId: number;
  name: string;
  href: string;
  regionName: string;
  levels: string | null;
  exp: number | null;
  entrances: Entrance[];
}

export interface MonsterDropRow {
  name: string;
  /** Null: not in the item data. */
  item: GameRef | null;
  /** 전 per piece; missing: no quote. */
  price?: number;
  /** Numbers of recipes and skills that use it. */
  recipes: number;
  skills: number;
}

export interface MonsterPageData {
  monster: GameRef;
  description: string | null;
  exp: number | null;
  hp: number | null;
  ac: number | null;
  damage: string;
  home: { id: number; name: string; href: string; regionName: string; regionHref: string } | null;
  homes: MonsterHome[];
  /** All monsters of its dungeon, including itself. */
  dungeon: { monsters: MonsterRow[]; columns: MonsterColumns };
  drops: MonsterDropRow[];
  kingQuests: KingQuestMention[];
  /** The items that summon it, and where that is done. */
  summons: ExchangeView[];
  /** Id under which the experience calculator lists the monster; null: it does not. */
  huntedAs: number | null;
  provenance: Provenance;
}

const WHOLE_NUMBER = /^[1-9]\d{0,8}$/;

function dungeonHref({ region, id }: { region: number; id: number }): string {
  return `/dungeons/regions/${region}#${id}`;
}

function listHomes(catalog: Catalog, monsters: readonly Monster[]): MonsterHome[] {
  return monsters
    .flatMap(({ id, dungeonId, exp }) =>
      dungeonsWith(catalog, { id, dungeonId }).map((dungeon) => ({ id, dungeon, exp })),
    )
    .toSorted((a, b) => (a.dungeon.reqLvMin ?? 0) - (b.dungeon.reqLvMin ?? 0) || a.dungeon.id - b.dungeon.id)
    .map(({ id, dungeon, exp }) => ({
      monsterId: id,
      dungeonId: dungeon.id,
      name: dungeon.name,
      href: dungeonHref(dungeon),
      regionName: regionName(dungeon.region),
      levels: dungeonLevels(dungeon),
      exp,
      entrances: listEntrances(dungeon),
    }));
}

/** Returns the part of its dungeon if it lives in only one, otherwise the whole. */
function findHome(catalog: Catalog, monster: Monster): Dungeon | undefined {
  const [only, ...others] = dungeonsWith(catalog, monster);
  return others.length === 0 ? only : catalog.dungeonById.get(monster.dungeonId);
}

function dropRows(catalog: Catalog, monster: Monster): MonsterDropRow[] {
  const rows = catalog.dropsOfMonster(monster.id).map(({ itemId, itemName }): MonsterDropRow => {
    const item = itemId === null ? undefined : catalog.itemById.get(itemId);
    if (!item) return { name: itemName, item: null, recipes: 0, skills: 0 };
    return {
      name: item.name,
      item: itemRef(item),
      recipes: catalog.recipesUsing(item.id).length,
      skills: catalog.skillsNeeding(item.id).length,
    };
  });
  return [...new Map(rows.map((row) => [row.name, row])).values()];
}

const LEAST_EXP = 5;

/** Equal monsters of several dungeons are listed once: under the first one of an open dungeon. */
function huntedAs(catalog: Catalog, { name, exp }: Monster): number | null {
  if (exp === null || exp < LEAST_EXP) return null;
  const hunted = catalog.dungeons.filter(({ opened }) => opened).flatMap(({ id }) => catalog.monstersOfDungeon(id));
  return hunted.find((other) => other.name === name && other.exp === exp)?.id ?? null;
}

async function pricedRows(
  rows: readonly MonsterDropRow[],
  pricesOf: PriceServices['pricesOf'],
): Promise<MonsterDropRow[]> {
  const prices = await pricesOf(rows.flatMap(({ item }) => item?.id ?? []));
  return rows.map((row) => {
    const price = row.item ? prices.get(row.item.id) : undefined;
    return price === undefined ? row : { ...row, price };
  });
}

export async function load(
  { params, url }: PageRequest,
  services: GameDataServices & PriceServices,
): Promise<MonsterPageData> {
  const { catalog } = services;
  const { gameServer } = gameServerParams.read(url.searchParams);
  const pricesOf = (ids: readonly number[]) => services.pricesOf(ids, gameServer);
  const id = params.id ?? '';
  const monster = WHOLE_NUMBER.test(id) ? catalog.monsterById.get(Number(id)) : undefined;
  if (!monster) throw new AppError('NOT_FOUND');
  const dungeon = findHome(catalog, monster);
  const { description, exp, hp, ac, dmgMin, dmgMax } = monster;
  const inhabitants = catalog.monstersLivingIn(dungeon?.id ?? monster.dungeonId);
  const summons = summonsOfMonster(catalog, monster.name);
  const costs = await pricesOf(itemsOfExchanges(summons.views));
  const [rows] = await withDropPrices([inhabitants.map((one) => monsterRow(catalog, one))], pricesOf);
  return {
    monster: monsterRef(monster),
    description,
    exp,
    hp,
    ac,
    damage: damageRange(dmgMin, dmgMax),
    home: dungeon
      ? {
          id: dungeon.id,
          name: dungeon.name,
          href: dungeonHref(dungeon),
          regionName: regionName(dungeon.region),
          regionHref: `/dungeons/regions/${dungeon.region}`,
        }
      : null,
    homes: listHomes(
      catalog,
      catalog.monsters.filter((other) => other.name === monster.name),
    ),
    dungeon: { monsters: rows ?? [], columns: monsterColumns(inhabitants) },
    drops: await pricedRows(dropRows(catalog, monster), pricesOf),
    huntedAs: huntedAs(catalog, monster),
    kingQuests: kingQuestsFor(catalog.formulas, monster.name),
    summons: summons.views.map((view) => pricedExchange(view, costs)),
    provenance: toProvenance(catalog, monster, ...summons.facts, ...catalog.dropsOfMonster(monster.id)),
  };
}
