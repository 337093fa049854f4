import type { GameDataServices, PriceServices } from '#features/game-data/game-data.services.ts';
import { AppError } from '#shared/errors.ts';
import { formatAmount } from '#shared/korean/amount.ts';
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
  /** `시세 48만5천`; missing when the price is not known. */
  worth?: string;
}

export interface MonsterPageData {
  monster: GameRef;
  description: string | null;
  exp: number | null;
  hp: number | null;
  ac: number | null;
  damage: string;
  home: { name: string; href: string; regionName: string; regionHref: string } | null;
  homes: MonsterHome[];
  neighbours: (GameRef & { exp: number | null })[];
  drops: MonsterDropRow[];
  kingQuests: KingQuestMention[];
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

async function pricedRows(
  rows: readonly MonsterDropRow[],
  pricesOf: PriceServices['pricesOf'],
): Promise<MonsterDropRow[]> {
  const prices = await pricesOf(rows.flatMap(({ item }) => item?.id ?? []));
  return rows.map((row) => {
    const price = row.item ? prices.get(row.item.id) : undefined;
    return price === undefined ? row : { ...row, worth: `시세 ${formatAmount(price)}` };
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
    kingQuests: kingQuestsFor(catalog.formulas, monster.name),
    provenance: provenanceOf(catalog, monster, ...catalog.dropsOfMonster(monster.id)),
  };
}
