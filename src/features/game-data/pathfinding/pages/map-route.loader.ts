import type { GameDataServices } from '#features/game-data/game-data.services.ts';
import { particle, withParticle } from '#shared/korean/particle.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import { dungeonLevels } from '../../dungeons/dungeon-level.labels.ts';
import { mapRouteHref } from '../../refs/ui/public/map-route-link.ts';
import { regionName } from '../../region.labels.ts';
import { noRouteText, unknownPlaceText } from '../map-route.labels.ts';
import { mapRouteParams } from '../map-route.params.ts';
import { levelThatOpens, mapRouteBetween, nearestKnownMap } from '../map-route.service.ts';
import { readLevel } from '../map-route-level.rules.ts';
import { type MapRouteView, toMapRouteView } from '../map-route-view.ts';
import type { Place } from '../place.contract.ts';
import { findPlaces, readPlace } from '../place.rules.ts';
import { readPlaceText } from '../place-text.ts';
import type { ShownPlace } from '../ui/map-route-fields.ts';

export interface PlaceChoice {
  label: string;
  detail: string;
  href: string;
}

export interface EndData extends ShownPlace {
  note: string | null;
  isError: boolean;
  others: PlaceChoice[];
}

export interface NoMapRoute {
  text: string;
  hint: { label: string; href: string } | null;
  /** The route to the nearest reachable place; null: none is known, or it is the start itself. */
  nearest: { label: string; href: string } | null;
}

export interface MapRoutePageData {
  catalogVersion: string;
  from: EndData;
  to: EndData;
  level: { text: string; note: string | null };
  /** Address with exact places, for sharing; null while the query is incomplete. */
  path: string | null;
  route: MapRouteView | null;
  /** Name of the nearest town, from which the route starts when no start was given. */
  nearest: string | null;
  noRoute: NoMapRoute | null;
  /** For an item that is both sold and dropped: links that restrict the route to one of them. */
  only: { label: string; href: string; current: boolean }[];
  towns: { label: string; href: string }[];
  /** Dungeons, one of each region, that are offered until a destination is given. */
  goals: { label: string; detail: string; href: string }[];
  examples: { label: string; detail: string; href: string }[];
}

interface RouteQuery {
  from: string;
  to: string;
  level: string;
}

interface ReadEnd {
  data: EndData;
  places: readonly Place[];
}

export function load({ url }: PageRequest, { catalog }: GameDataServices): MapRoutePageData {
  const requested: RouteQuery = { from: '', to: '', level: '', ...mapRouteParams.texts(url.searchParams) };
  const { level, note } = readLevel(requested.level);
  const from = readEnd(catalog, requested, 'from');
  const to = readEnd(catalog, requested, 'to');
  const exact = { from: from.data.place ?? requested.from, to: to.data.place ?? requested.to, level };
  const hasStart = requested.from !== '';
  const starts = hasStart || to.places.length === 0 ? from.places : townPlaces(catalog, to.data.place);
  const isWhole = starts.length > 0 && to.places.length > 0;
  const route = isWhole ? mapRouteBetween(catalog, starts, to.places, level) : null;
  const nearest = !hasStart && route ? route.from : null;
  return {
    catalogVersion: catalog.version,
    from: from.data,
    to: to.data,
    level: { text: level === null ? '' : String(level), note },
    path: isWhole ? mapRouteHref(nearest ? { ...exact, from: nearest.requested } : exact) : null,
    route: route && toMapRouteView(catalog, route),
    nearest: nearest?.name ?? null,
    noRoute: isWhole && route === null ? noRoute(catalog, starts, to.places, exact) : null,
    only: onlyChoices(catalog, exact),
    towns: from.places.length === 0 ? townChoices(catalog, exact) : [],
    goals: to.places.length === 0 ? goalChoices(catalog, exact) : [],
    examples: requested.from === '' && requested.to === '' ? exampleRoutes(catalog) : [],
  };
}

function townPlaces(catalog: Catalog, but: string | null): Place[] {
  return catalog.maps
    .filter(({ kind, code }) => kind === 'town' && code !== but)
    .flatMap(({ code }) => findPlaces(catalog, { kind: 'map', code }) ?? []);
}

const NOTHING: EndData = { text: '', place: null, note: null, isError: false, others: [] };

function readEnd(catalog: Catalog, requested: RouteQuery, end: 'from' | 'to'): ReadEnd {
  const text = requested[end];
  if (text === '') return { data: NOTHING, places: [] };
  const exact = readPlace(text);
  if (exact) return exactEnd(catalog, text);
  const { places, isCertain } = readPlaceText(catalog, text);
  const [first, ...rest] = places;
  if (!first) return { data: { ...NOTHING, text, note: `‘${text}’ 검색 결과가 없습니다.`, isError: true }, places: [] };
  const read = exactEnd(catalog, first.requested);
  const others = rest.map(({ requested: place, name, detail }) => ({
    label: name,
    detail,
    href: mapRouteHref({ ...requested, [end]: place }),
  }));
  // A monster stands for the place where it lives, which has another name.
  const isItself = isCertain && read.data.text === first.name;
  if (isItself || read.data.isError) return { ...read, data: { ...read.data, others: isItself ? [] : others } };
  const note = `${withParticle(`‘${text}’`, '을/를')} ${first.name} (${first.detail})${particle(first.name, '으로/로')} 읽었습니다.`;
  return { ...read, data: { ...read.data, note, others } };
}

function exactEnd(catalog: Catalog, text: string): ReadEnd {
  const requested = readPlace(text);
  const places = requested && findPlaces(catalog, requested);
  const [first] = places ?? [];
  if (requested && places && first) return { data: { ...NOTHING, text: first.name, place: text }, places };
  const name = requested && places && findName(catalog, requested);
  const note = requested ? unknownPlaceText(requested.kind, places !== null) : null;
  // For a missing thing the address contains an id that the visitor did not type.
  const shown = requested && name === null ? '' : (name ?? text);
  return { data: { ...NOTHING, text: shown, place: name ? text : null, note, isError: true }, places: [] };
}

function findName(catalog: Catalog, requested: NonNullable<ReturnType<typeof readPlace>>): string | null {
  if (requested.kind === 'map' || requested.kind === 'npc') return null;
  const thing =
    requested.kind === 'dungeon' ? catalog.dungeonById.get(requested.id) : catalog.itemById.get(requested.id);
  return thing?.name ?? null;
}

type Exact = { from: string; to: string; level: number | null };

function noRoute(catalog: Catalog, from: readonly Place[], to: readonly Place[], exact: Exact): NoMapRoute {
  const opens = exact.level === null ? null : levelThatOpens(catalog, from, to, exact.level);
  const answer = { text: noRouteText(opens), nearest: nearestChoice(catalog, from, to, exact) };
  if (opens !== null) {
    return {
      ...answer,
      hint: { label: `레벨 ${opens} 기준으로 보기`, href: mapRouteHref({ ...exact, level: opens }) },
    };
  }
  if (mapRouteBetween(catalog, to, from, exact.level) === null) return { ...answer, hint: null };
  const back = mapRouteHref({ ...exact, from: exact.to, to: exact.from });
  return { ...answer, hint: { label: '반대 방향 길은 있습니다', href: back } };
}

function nearestChoice(
  catalog: Catalog,
  from: readonly Place[],
  to: readonly Place[],
  exact: Exact,
): NoMapRoute['nearest'] {
  const near = nearestKnownMap(catalog, from, to, exact.level);
  if (near === null || from.some(({ map }) => map.code === near.mapCode)) return null;
  return { label: `가까운 ${near.name}까지 가는 길`, href: mapRouteHref({ ...exact, to: near.mapCode }) };
}

function onlyChoices(catalog: Catalog, exact: Exact): MapRoutePageData['only'] {
  const requested = readPlace(exact.to);
  if (!requested || requested.kind === 'map' || requested.kind === 'npc' || requested.kind === 'dungeon') return [];
  const { id, kind } = requested;
  const hasBoth = (['sells', 'drops'] as const).every(
    (how) => (findPlaces(catalog, { kind: how, id }) ?? []).length > 0,
  );
  if (!hasBoth) return [];
  const labels = [
    ['item', '가까운 곳'],
    ['sells', '파는 곳'],
    ['drops', '나오는 곳'],
  ] as const;
  return labels.map(([how, label]) => ({
    label,
    href: mapRouteHref({ ...exact, to: `${how}:${id}` }),
    current: how === kind,
  }));
}

function townChoices(catalog: Catalog, exact: Exact): MapRoutePageData['towns'] {
  return catalog.maps
    .filter(({ kind }) => kind === 'town')
    .toSorted((a, b) => catalog.portsFrom(b.code).length - catalog.portsFrom(a.code).length)
    .map(({ code, name }) => ({ label: name, href: mapRouteHref({ ...exact, from: code }) }));
}

function goalChoices(catalog: Catalog, exact: Exact): MapRoutePageData['goals'] {
  return catalog.regions.flatMap(({ id, opened }) => {
    const dungeon = catalog
      .dungeonsOfRegion(id)
      .find((one) => one.opened && (findPlaces(catalog, { kind: 'dungeon', id: one.id }) ?? []).length > 0);
    return opened && dungeon
      ? [
          {
            label: dungeon.name,
            detail: [regionName(id), dungeonLevels(dungeon)?.split(' · ')[0]].filter(Boolean).join(' · '),
            href: mapRouteHref({ ...exact, to: `dungeon:${dungeon.id}` }),
          },
        ]
      : [];
  });
}

const EXAMPLES = [
  { from: '국내성', to: '문어장군굴' },
  { from: '부여성', to: '길림성' },
  { from: '국내성', to: '진호박' },
] as const;

function exampleRoutes(catalog: Catalog): MapRoutePageData['examples'] {
  return EXAMPLES.flatMap(({ from, to }) => {
    const start = catalog.maps.find(({ name }) => name === from);
    const end = namedEnd(catalog, to);
    return start && end
      ? [{ label: `${from} → ${to}`, detail: end.detail, href: mapRouteHref({ from: start.code, to: end.requested }) }]
      : [];
  });
}

function namedEnd(catalog: Catalog, wanted: string): { requested: string; detail: string } | null {
  const isIt = ({ name }: { name: string }) => name === wanted;
  const dungeon = catalog.dungeons.find(isIt);
  if (dungeon) return { requested: `dungeon:${dungeon.id}`, detail: '사냥터까지' };
  const map = catalog.maps.find(isIt);
  if (map) return { requested: map.code, detail: '마을에서 마을로' };
  const item = catalog.items.find(isIt);
  return item ? { requested: `item:${item.id}`, detail: '아이템이 나오는 가까운 곳' } : null;
}
