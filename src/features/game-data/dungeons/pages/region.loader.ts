import type { GameDataServices, PriceServices } from '#features/game-data/game-data.services.ts';
import { AppError } from '#shared/errors.ts';
import { formatAmount } from '#shared/korean/amount.ts';
import { roughAmount } from '#shared/korean/rough-amount.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import { isWorthShowing } from '../../columns.rules.ts';
import type { Confidence } from '../../fact.contract.ts';
import type { Monster } from '../../monsters/monster.contract.ts';
import { provenanceOf } from '../../provenance.reader.ts';
import { itemRef, monsterRef } from '../../refs.reader.ts';
import type { Provenance } from '../../ui/public/fact-note.tsx';
import type { GameRef } from '../../ui/public/look.ts';
import type { Dungeon } from '../dungeon.contract.ts';
import { damageRange } from '../dungeon.labels.ts';
import { type Entrance, entrancesOf } from '../dungeon.rules.ts';
import { dungeonLevels } from '../dungeon-level.labels.ts';

/** `after`: price of the item (`48만 5천`). `id` null: the drop is not in the item data. */
export type DropView = (GameRef & { after?: string }) | { id: null; name: string };

export interface MonsterRow extends GameRef {
  exp: number | null;
  hp: number | null;
  damage: string;
  drops: DropView[];
}

export interface DungeonView
  extends Pick<
    Dungeon,
    | 'id'
    | 'name'
    | 'reqLvMin'
    | 'reqLvMax'
    | 'levelNote'
    | 'entryMinLevel'
    | 'location'
    | 'description'
    | 'floors'
    | 'opened'
  > {
  levels: string | null;
  mapHref: string | null;
  entrances: Entrance[];
  monsters: MonsterRow[];
  confidence: Confidence;
}

export interface RegionPageData {
  regions: { id: number; name: string; opened: boolean }[];
  region: { id: number; name: string; opened: boolean; notes: string[] };
  columns: { hp: boolean; damage: boolean };
  dungeons: DungeonView[];
  provenance: Provenance;
}

export function dropsOf(catalog: Catalog, monsterId: number): DropView[] {
  const drops = catalog.dropsOfMonster(monsterId).map((drop): DropView => {
    const item = drop.itemId === null ? undefined : catalog.itemById.get(drop.itemId);
    return item ? itemRef(item) : { id: null, name: drop.itemName };
  });
  return [...new Map(drops.map((drop) => [drop.name, drop])).values()];
}

function monsterRow(catalog: Catalog, monster: Monster): MonsterRow {
  const { exp, hp, dmgMin, dmgMax } = monster;
  return { ...monsterRef(monster), exp, hp, damage: damageRange(dmgMin, dmgMax), drops: dropsOf(catalog, monster.id) };
}

async function withPrices(
  dungeons: readonly DungeonView[],
  pricesOf: PriceServices['pricesOf'],
): Promise<DungeonView[]> {
  const drops = dungeons.flatMap(({ monsters }) => monsters.flatMap((monster) => monster.drops));
  const prices = await pricesOf([...new Set(drops.flatMap(({ id }) => id ?? []))]);
  const priced = (drop: DropView): DropView => {
    const price = drop.id === null ? undefined : prices.get(drop.id);
    return drop.id === null || price === undefined ? drop : { ...drop, after: formatAmount(roughAmount(price)) };
  };
  return dungeons.map((dungeon) => ({
    ...dungeon,
    monsters: dungeon.monsters.map((monster) => ({ ...monster, drops: monster.drops.map(priced) })),
  }));
}

function dungeonView(catalog: Catalog, dungeon: Dungeon): DungeonView {
  const { id, name, reqLvMin, reqLvMax, levelNote, entryMinLevel, location, description, floors, opened } = dungeon;
  const firstFloor = dungeon.mapId === null ? undefined : catalog.mapById.get(dungeon.mapId);
  return {
    ...{ id, name, reqLvMin, reqLvMax, levelNote, entryMinLevel, location, description, floors, opened },
    levels: dungeonLevels(dungeon),
    mapHref: firstFloor ? `/maps/${firstFloor.code}` : null,
    entrances: entrancesOf(dungeon),
    monsters: catalog.monstersOfDungeon(id).map((monster) => monsterRow(catalog, monster)),
    confidence: dungeon.confidence,
  };
}

const REGION_ID = /^(?:[1-9]|1[0-3])$/;

export async function load(
  { params }: PageRequest,
  { catalog, pricesOf }: GameDataServices & PriceServices,
): Promise<RegionPageData> {
  const id = params.id ?? '';
  const region = REGION_ID.test(id) ? catalog.regions.find((one) => one.id === Number(id)) : undefined;
  if (!region) throw new AppError('NOT_FOUND');
  const dungeons = catalog
    .dungeonsOfRegion(region.id)
    .toSorted((a, b) => a.sortOrder - b.sortOrder || (a.reqLvMin ?? 0) - (b.reqLvMin ?? 0));
  const monsters = dungeons.flatMap((dungeon) => catalog.monstersOfDungeon(dungeon.id));
  return {
    regions: catalog.regions.map(({ id, name, opened }) => ({ id, name, opened })),
    region: {
      id: region.id,
      name: region.name,
      opened: region.opened,
      notes: region.notes.map((note) => note.text),
    },
    columns: {
      hp: isWorthShowing(monsters, (monster) => monster.hp),
      damage: isWorthShowing(monsters, (monster) => monster.dmgMax),
    },
    dungeons: await withPrices(
      dungeons.map((dungeon) => dungeonView(catalog, dungeon)),
      pricesOf,
    ),
    provenance: provenanceOf(catalog, region, ...region.notes, ...dungeons, ...monsters),
  };
}
