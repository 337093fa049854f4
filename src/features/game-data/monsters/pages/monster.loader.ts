import type { GameDataServices, PriceServices } from '#features/game-data/game-data.services.ts';
import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import { damageRange } from '../../dungeons/dungeon.labels.ts';
import { dungeonLevels } from '../../dungeons/dungeon-level.labels.ts';
import { provenanceOf } from '../../provenance.reader.ts';
import { itemRef, monsterRef } from '../../refs.reader.ts';
import { regionName } from '../../region.labels.ts';
import type { Provenance } from '../../ui/public/fact-note.tsx';
import type { GameRef } from '../../ui/public/look.ts';
import { type KingQuestMention, kingQuestsFor } from '../king-quest.rules.ts';
import type { Monster } from '../monster.contract.ts';

export interface MonsterHome {
  monsterId: number;
  dungeonId: number;
  name: string;
  href: string;
  regionName: string;
  levels: string | null;
  exp: number | null;
  hp: number | null;
}

export interface MonsterDropRow {
  name: string;
  /** Null: not in the item data. */
  item: GameRef | null;
  /** 전 per piece; missing: no quote. */
  price?: number;
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
  neighbours: (GameRef & { exp: number | null })[];
  drops: MonsterDropRow[];
  kingQuests: KingQuestMention[];
  /** Under which id the calculator of experience counts it; null: it does not. */
  huntedAs: number | null;
  provenance: Provenance;
}

const WHOLE_NUMBER = /^[1-9]\d{0,8}$/;

function dungeonHref({ region, id }: { region: number; id: number }): string {
  return `/dungeons/regions/${region}#${id}`;
}

function homesOf(catalog: Catalog, monsters: readonly Monster[]): MonsterHome[] {
  return monsters
    .flatMap(({ id, dungeonId, exp, hp }) => {
      const dungeon = catalog.dungeonById.get(dungeonId);
      return dungeon ? [{ id, dungeon, exp, hp }] : [];
    })
    .toSorted((a, b) => (a.dungeon.reqLvMin ?? 0) - (b.dungeon.reqLvMin ?? 0) || a.dungeon.id - b.dungeon.id)
    .map(({ id, dungeon, exp, hp }) => ({
      monsterId: id,
      dungeonId: dungeon.id,
      name: dungeon.name,
      href: dungeonHref(dungeon),
      regionName: regionName(dungeon.region),
      levels: dungeonLevels(dungeon),
      exp,
      hp,
    }));
}

function dropRows(catalog: Catalog, monster: Monster): MonsterDropRow[] {
  const rows = catalog.dropsOfMonster(monster.id).map(({ itemId, itemName }): MonsterDropRow => {
    const item = itemId === null ? undefined : catalog.itemById.get(itemId);
    return { name: item?.name ?? itemName, item: item ? itemRef(item) : null };
  });
  return [...new Map(rows.map((row) => [row.name, row])).values()];
}

const LEAST_EXP = 5;

/** Equal monsters of several dungeons are one: the first of an open dungeon. */
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
  { params }: PageRequest,
  { catalog, pricesOf }: GameDataServices & PriceServices,
): Promise<MonsterPageData> {
  const id = params.id ?? '';
  const monster = WHOLE_NUMBER.test(id) ? catalog.monsterById.get(Number(id)) : undefined;
  if (!monster) throw new AppError('NOT_FOUND');
  const dungeon = catalog.dungeonById.get(monster.dungeonId);
  const { description, exp, hp, ac, dmgMin, dmgMax } = monster;
  return {
    monster: monsterRef(monster),
    ...{ description, exp, hp, ac },
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
    homes: homesOf(
      catalog,
      catalog.monsters.filter((other) => other.name === monster.name),
    ),
    neighbours: catalog
      .monstersOfDungeon(monster.dungeonId)
      .filter((other) => other.id !== monster.id)
      .map((other) => ({ ...monsterRef(other), exp: other.exp })),
    drops: await pricedRows(dropRows(catalog, monster), pricesOf),
    huntedAs: huntedAs(catalog, monster),
    kingQuests: kingQuestsFor(catalog.formulas, monster.name),
    provenance: provenanceOf(catalog, monster, ...catalog.dropsOfMonster(monster.id)),
  };
}
