import { normalizeText } from '#shared/korean/normalize-text.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { SearchEntry } from '../search/search.contract.ts';
import { search } from '../search/search-engine.ts';
import { searchEntriesOf } from '../search/search-entries.ts';
import { buildSearchIndex } from '../search/search-index.ts';
import { placeOfPath } from '../search/search-paths.ts';

export interface NamedPlace {
  requested: string;
  name: string;
  detail: string;
}

const MAX_READ = 6;
const NPC_WEIGHT = 10;

/**
 * The entries of the site's search without skills, plus the people on the maps, which the site's search does not have.
 */
const placeIndex = perSnapshot((catalog: Catalog) => {
  const entries = searchEntriesOf(catalog, catalog.abbreviations).filter(({ kind }) => kind !== 'skill');
  return buildSearchIndex([...entries, ...npcEntries(catalog)]);
});

/** The search engine has no kind for people: they are entered as maps and recognised by their path. */
function npcEntries({ maps }: Catalog): SearchEntry[] {
  return maps.flatMap((map) =>
    map.npcs.map(({ id, name }): SearchEntry => {
      const detail = `NPC · ${map.name}`;
      return { kind: 'map', id, name, path: `npc:${id}`, detail, weight: NPC_WEIGHT, aliases: [] };
    }),
  );
}

function namedPlace(catalog: Catalog, { kind, id, name, path, detail }: SearchEntry): NamedPlace[] {
  if (path.startsWith('npc:')) return [{ requested: path, name, detail }];
  if (kind === 'map') return [{ requested: placeOfPath('map', path), name, detail }];
  if (kind !== 'monster') return [{ requested: `${kind}:${id}`, name, detail }];
  const home = catalog.monsterById.get(id)?.dungeonId;
  return home === undefined ? [] : [{ requested: `dungeon:${home}`, name, detail: `몬스터 · ${detail}` }];
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
