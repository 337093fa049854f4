import type { GameDataServices, PriceServices } from '#features/game-data/game-data.services.ts';
import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Dungeon } from '../../catalog/dungeon.contract.ts';
import { toProvenance } from '../../data-quality/provenance.reader.ts';
import { CONFIDENCE_VIEWS } from '../../fact.labels.ts';
import { monsterRef } from '../../refs/refs.reader.ts';
import type { GameRef } from '../../refs/ui/public/look.ts';
import type { Provenance } from '../../ui/public/fact-note.tsx';
import { regionParams } from '../dungeon.params.ts';
import { type Entrance, listEntrances } from '../dungeon.rules.ts';
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
  /** The most valuable drop of its monsters, with its quote; null: no drop of notable value has one. */
  bestDrop: { name: string; quote: string } | null;
  /** Confidence in a word, where it differs from that of the page and of most dungeons beside it; otherwise null. */
  trust: string | null;
  parts: PartView[];
}

/** A part of a dungeon. It only names its monsters; the table of its whole has the details. */
export interface PartView
  extends Pick<DungeonView, 'id' | 'name' | 'levels' | 'location' | 'description' | 'floors' | 'entryMinLevel'> {
  mapHref: string | null;
  entrances: Entrance[];
  monsters: GameRef[];
}

export interface RegionPageData {
  regions: { id: number; name: string; opened: boolean }[];
  region: {
    id: number;
    name: string;
    opened: boolean;
    notes: string[];
    /**
     * Basis of the level ranges of most dungeons, for those that do not state it themselves; null: no two dungeons
     * share one.
     */
    levelNote: string | null;
  };
  columns: MonsterColumns;
  dungeons: DungeonView[];
  provenance: Provenance;
}

function dungeonView(catalog: Catalog, dungeon: Dungeon, usualTrusts: readonly string[]): DungeonView {
  const { id, name, reqLvMin, reqLvMax, levelNote, entryMinLevel, location, description, floors, opened } = dungeon;
  const trust = CONFIDENCE_VIEWS[dungeon.confidence].word;
  return {
    id,
    name,
    reqLvMin,
    reqLvMax,
    levelNote,
    entryMinLevel,
    location,
    description,
    floors,
    opened,
    levels: dungeonLevels(dungeon),
    mapHref: findMapHref(catalog, dungeon),
    entrances: listEntrances(dungeon),
    monsters: catalog.monstersOfDungeon(id).map((monster) => monsterRow(catalog, monster)),
    bestDrop: null,
    trust: usualTrusts.includes(trust) ? null : trust,
    parts: catalog.partsOfDungeon(id).map((part) => partView(catalog, part)),
  };
}

function findMapHref(catalog: Catalog, { mapId }: Dungeon): string | null {
  const firstFloor = mapId === null ? undefined : catalog.mapById.get(mapId);
  return firstFloor ? `/maps/${firstFloor.code}` : null;
}

function partView(catalog: Catalog, part: Dungeon): PartView {
  const { id, name, location, description, floors, entryMinLevel } = part;
  return {
    id,
    name,
    location,
    description,
    floors,
    entryMinLevel,
    levels: dungeonLevels(part),
    mapHref: findMapHref(catalog, part),
    entrances: listEntrances(part),
    monsters: catalog.monstersLivingIn(id).map(monsterRef),
  };
}

function commonTrust(dungeons: readonly Dungeon[]): string {
  const counted = Map.groupBy(dungeons, ({ confidence }) => CONFIDENCE_VIEWS[confidence].word);
  return [...counted].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? '';
}

/** The level note that most dungeons of a region share, which need not repeat it; null: no two share one. */
function usualLevelNote(dungeons: readonly Dungeon[]): string | null {
  const counted = Map.groupBy(
    dungeons.filter(({ levelNote }) => levelNote !== null),
    ({ levelNote }) => levelNote,
  );
  const [[note, those] = [null, []]] = [...counted].toSorted(([, a], [, b]) => b.length - a.length);
  return those.length > 1 ? note : null;
}

const REGION_ID = /^(?:[1-9]|1[0-3])$/;

export async function load(
  { params, url }: PageRequest,
  { catalog, pricesOf }: GameDataServices & PriceServices,
): Promise<RegionPageData> {
  const id = params.id ?? '';
  const region = REGION_ID.test(id) ? catalog.regions.find((one) => one.id === Number(id)) : undefined;
  if (!region) throw new AppError('NOT_FOUND');
  const dungeons = catalog
    .dungeonsOfRegion(region.id)
    .filter(({ partOf }) => partOf === null)
    .toSorted((a, b) => a.sortOrder - b.sortOrder || (a.reqLvMin ?? 0) - (b.reqLvMin ?? 0));
  const monsters = dungeons.flatMap((dungeon) => catalog.monstersOfDungeon(dungeon.id));
  const provenance = toProvenance(
    catalog,
    region,
    ...region.notes,
    ...catalog.dungeonsOfRegion(region.id),
    ...monsters,
  );
  const usualTrusts = [provenance.confidence.word, commonTrust(dungeons)];
  const views = dungeons.map((dungeon) => dungeonView(catalog, dungeon, usualTrusts));
  const levelNote = usualLevelNote(dungeons);
  const { gameServer } = regionParams.read(url.searchParams);
  const priced = await withDropPrices(
    views.map((view) => view.monsters),
    (ids) => pricesOf(ids, gameServer),
  );
  return {
    regions: catalog.regions.map(({ id, name, opened }) => ({ id, name, opened })),
    region: {
      id: region.id,
      name: region.name,
      opened: region.opened,
      notes: [
        ...region.notes.map((note) => note.text),
        ...(dungeons.some(({ floors }) => floors !== null) ? ['층 수: 재현 서버'] : []),
      ],
      levelNote,
    },
    columns: monsterColumns(monsters),
    dungeons: views.map((view, index) => ({
      ...view,
      levelNote: view.levelNote === levelNote ? null : view.levelNote,
      monsters: priced[index] ?? [],
      bestDrop: findBestDrop(catalog, priced[index] ?? []),
    })),
    provenance,
  };
}

const MONEY = 9;

/** In 전; players do not hunt for a drop that is worth less. */
const LEAST_WORTH = 1000;

function findBestDrop(catalog: Catalog, monsters: readonly MonsterRow[]): DungeonView['bestDrop'] {
  const quotes = monsters
    .flatMap(({ drops }) => drops)
    .flatMap((drop) =>
      drop.id !== null && drop.price !== undefined && catalog.itemById.get(drop.id)?.type !== MONEY
        ? [{ name: drop.name, price: drop.price, quote: drop.after ?? '' }]
        : [],
    );
  const [best] = quotes.toSorted((a, b) => b.price - a.price);
  return best && best.price >= LEAST_WORTH ? { name: best.name, quote: best.quote } : null;
}
