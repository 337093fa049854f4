import { normalizeText } from '#shared/korean/normalize-text.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { dungeonsWith } from '../dungeons/dungeon.rules.ts';
import { catalogIndex } from '../search/catalog-index.ts';
import type { SearchEntry, SearchKind } from '../search/search.contract.ts';
import { search } from '../search/search-engine.ts';
import { indexOfKinds } from '../search/search-index.ts';
import { placeOfPath } from '../search/search-paths.ts';

export interface NamedPlace {
  requested: string;
  name: string;
  detail: string;
}

const MAX_READ = 6;
const PLACE_KINDS: readonly SearchKind[] = ['map', 'dungeon', 'npc', 'item', 'monster'];

/** The search entries that have a location on a map. */
const placeIndex = perSnapshot((catalog: Catalog) => indexOfKinds(catalogIndex(catalog), PLACE_KINDS));

function namedPlace(catalog: Catalog, { kind, id, name, path, detail }: SearchEntry): NamedPlace[] {
  if (kind === 'npc') return [{ requested: `npc:${id}`, name, detail: `NPC · ${detail}` }];
  if (kind === 'map') return [{ requested: placeOfPath('map', path), name, detail }];
  if (kind !== 'monster') return [{ requested: `${kind}:${id}`, name, detail }];
  const monster = catalog.monsterById.get(id);
  const [home] = monster ? dungeonsWith(catalog, monster) : [];
  return home === undefined ? [] : [{ requested: `dungeon:${home.id}`, name, detail: `몬스터 · ${detail}` }];
}

export interface PlaceReading {
  places: NamedPlace[];
  isCertain: boolean;
}

export function readPlaceText(catalog: Catalog, words: string): PlaceReading {
  const places = search(placeIndex(catalog), words, MAX_READ).flatMap((entry) => namedPlace(catalog, entry));
  const requested = normalizeText(words);
  const exact = places.filter(({ name }) => normalizeText(name) === requested);
  return { places, isCertain: exact.length === 1 && exact[0] === places[0] };
}
