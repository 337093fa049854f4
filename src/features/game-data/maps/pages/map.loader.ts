import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { AppError } from '#shared/errors.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { GameMap } from '../../catalog/map.contract.ts';
import { toProvenance } from '../../data-quality/provenance.reader.ts';
import { type ExchangeView, exchangesOnMap } from '../../exchanges/exchange-view.reader.ts';
import { itemRef } from '../../refs/refs.reader.ts';
import { tileHref } from '../../refs/tile.rules.ts';
import type { GameRef } from '../../refs/ui/public/look.ts';
import type { Provenance } from '../../ui/public/fact-note.tsx';
import { findEntryLevel } from '../entry-level.rules.ts';
import { MAP_KIND_NAMES, NO_ROUTE, portLevelText } from '../map.labels.ts';
import { formatMapDescription } from '../map-description.labels.ts';
import { type MapSize, sizeOfMap } from '../map-geometry.rules.ts';
import { nameFrom } from '../map-name.rules.ts';
import type { MapPlan } from '../map-plan.rules.ts';
import { type DungeonOfMap, dungeonOfMap } from './dungeon-of-map.loader.ts';
import { mapPlan } from './map-plan.ts';
import { mapTitle } from './map-title.ts';

export interface MapEntry {
  name: string;
  href: string;
  x: number;
  y: number;
  minLevel: number | null;
  isOneWay: boolean;
}

export interface HuntNearby {
  name: string;
  href: string;
  x: number;
  y: number;
  minLevel: number | null;
}

export interface SoldItem extends GameRef {
  npcName: string | null;
  price: number | null;
}

export interface MapPageData {
  id: number;
  code: string;
  name: string;
  title: string;
  kindName: string;
  /** The reason why players go there, and the required level or that no route is known; null: nothing to say. */
  lead: string | null;
  size: MapSize | null;
  plan: MapPlan | null;
  entriesFrom: MapEntry[];
  hunts: HuntNearby[];
  dungeon: DungeonOfMap | null;
  sold: SoldItem[];
  exchanges: ExchangeView[];
  provenance: Provenance;
  description: string;
}

function entriesInto(catalog: Catalog, map: GameMap): MapEntry[] {
  const back = new Set(catalog.portsFrom(map.code).map((port) => port.destinationMapCode));
  // Two ports in the same house may lead to the same tile.
  const entries = new Map<string, MapEntry>();
  for (const port of catalog.portsTo(map.code)) {
    const from = catalog.mapByCode.get(port.sourceMapCode);
    if (!from || from.code === map.code) continue;
    const { destX: x, destY: y, minLevel } = port;
    const isOneWay = !back.has(from.code);
    entries.set(`${from.code} ${x} ${y}`, {
      name: from.name,
      href: tileHref(from.code, port),
      x,
      y,
      minLevel,
      isOneWay,
    });
  }
  return [...entries.values()];
}

function huntsFrom(catalog: Catalog, map: GameMap): HuntNearby[] {
  const own = catalog.dungeonOfMap(map.code);
  const hunts = catalog.portsFrom(map.code).flatMap((port) => {
    const dungeon = catalog.dungeonOfMap(port.destinationMapCode);
    if (!dungeon || dungeon.id === own?.id || dungeon.id === own?.partOf) return [];
    const href = `/dungeons/regions/${dungeon.region}#${dungeon.id}`;
    const name = nameFrom(map.name, dungeon.name);
    return [{ name, href, x: port.x, y: port.y, minLevel: port.minLevel ?? dungeon.entryMinLevel }];
  });
  // Several ports to one dungeon are shown as one, the first.
  const first = new Map(hunts.toReversed().map((hunt) => [hunt.href, hunt]));
  return [...first.values()].toSorted(
    (a, b) => (a.minLevel ?? 0) - (b.minLevel ?? 0) || a.name.localeCompare(b.name, 'ko'),
  );
}

export function soldOn(catalog: Catalog, map: GameMap): SoldItem[] {
  return catalog.sellMapsOfMap(map.id).flatMap((sale) => {
    const item = catalog.itemById.get(sale.itemId);
    return item ? [{ ...itemRef(item), npcName: sale.npcName, price: sale.price }] : [];
  });
}

function formatLead(catalog: Catalog, map: GameMap): string | null {
  const level = findEntryLevel(catalog, map);
  const entry = level !== null && level > 1 ? `${portLevelText(level)} 들어갈 수 있습니다.` : null;
  return [map.description, level === null ? NO_ROUTE : entry].filter(Boolean).join(' ') || null;
}

function mapPageData(catalog: Catalog, map: GameMap): MapPageData {
  const exchanges = exchangesOnMap(catalog, map);
  const [plan, hunts, dungeon] = [mapPlan(catalog, map), huntsFrom(catalog, map), dungeonOfMap(catalog, map)];
  return {
    id: map.id,
    code: map.code,
    name: map.name,
    title: mapTitle(catalog, map),
    kindName: MAP_KIND_NAMES[map.kind],
    lead: formatLead(catalog, map),
    size: sizeOfMap(map),
    plan,
    entriesFrom: entriesInto(catalog, map),
    hunts,
    dungeon,
    sold: soldOn(catalog, map),
    exchanges: exchanges.views,
    provenance: toProvenance(
      catalog,
      map,
      ...catalog.portsFrom(map.code),
      ...catalog.sellMapsOfMap(map.id),
      ...exchanges.facts,
    ),
    description: formatMapDescription({ name: map.name, plan, hunts, dungeon }),
  };
}

export function load({ params }: PageRequest, { catalog }: GameDataServices): MapPageData {
  const map = catalog.mapByCode.get(params.code ?? '');
  if (!map) throw new AppError('NOT_FOUND');
  return mapPageData(catalog, map);
}
