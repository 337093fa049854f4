import type { GameDataServices, PriceServices } from '#features/game-data/game-data.services.ts';
import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Confidence } from '../../fact.contract.ts';
import { provenanceOf } from '../../provenance.reader.ts';
import type { Provenance } from '../../ui/public/fact-note.tsx';
import type { Dungeon } from '../dungeon.contract.ts';
import { type Entrance, entrancesOf } from '../dungeon.rules.ts';
import { dungeonLevels } from '../dungeon-level.labels.ts';
import {
  type MonsterColumns,
  type MonsterRow,
  monsterColumns,
  monsterRow,
  withDropPrices,
} from '../monster-rows.reader.ts';

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
  columns: MonsterColumns;
  dungeons: DungeonView[];
  provenance: Provenance;
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
  const views = dungeons.map((dungeon) => dungeonView(catalog, dungeon));
  const priced = await withDropPrices(
    views.map((view) => view.monsters),
    pricesOf,
  );
  return {
    regions: catalog.regions.map(({ id, name, opened }) => ({ id, name, opened })),
    region: {
      id: region.id,
      name: region.name,
      opened: region.opened,
      notes: region.notes.map((note) => note.text),
    },
    columns: monsterColumns(monsters),
    dungeons: views.map((view, index) => ({ ...view, monsters: priced[index] ?? [] })),
    provenance: provenanceOf(catalog, region, ...region.notes, ...dungeons, ...monsters),
  };
}
