import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import { SEARCH_LIMIT, type SearchEntry } from '#features/game-data/search/search.contract.ts';
import { searchCatalog } from '#features/game-data/search/search-answer.ts';
import { listSearchEntries } from '#features/game-data/search/search-entries.ts';
import { buildSearchIndex } from '#features/game-data/search/search-index.ts';
import { type PaletteAction, paletteSections } from '#features/game-data/search/ui/palette-row.ts';
import { gameDataFromSources } from '#game-data/import/rows-from-sources.ts';
import { keysOfChar } from '#shared/korean/hangul-keys.ts';
import { type BenchResult, median, resultOf } from './harness.ts';

const LEAST_ENTRIES = 5000;
const TARGET_MS = 8;
const ROUNDS = 9;
const TYPED_NAMES = 40;
const ACTIONS: readonly PaletteAction[] = ['거래 올리기', '파티 만들기', '문파 만들기', '끌올', '로그아웃'].map(
  (label) => ({
    label,
    detail: '',
    words: [],
    href: '/',
  }),
);

/** The slowest key of names typed one by one, from its text to the rows that the palette draws; as `includes` would do it. */
export default async function typingInPalette(): Promise<BenchResult[]> {
  const catalog = buildCatalog(await gameDataFromSources());
  const facts = listSearchEntries(catalog, catalog.abbreviations);
  const entries = [...facts, ...writtenBeside(facts)];
  const index = buildSearchIndex(entries);
  const texts = keystrokes(facts);
  const none = { recent: [], popular: [], players: [], actions: ACTIONS };
  const ours = slowest(texts, (typed) =>
    paletteSections({ ...none, typed, found: searchCatalog(index, { q: typed, limit: SEARCH_LIMIT }) }),
  );
  const baseline = slowest(texts, (typed) => entries.filter(({ name }) => name.includes(typed)).slice(0, SEARCH_LIMIT));
  return [
    resultOf({
      name: `palette, the slowest of ${texts.length} keys over ${entries.length} entries ÷ includes over all names`,
      unit: 'ms',
      ours,
      baseline,
      target: { atMost: TARGET_MS },
    }),
  ];
}

/** Titles of guides and notices, up to the size that the palette is made for. */
function writtenBeside(facts: readonly SearchEntry[]): SearchEntry[] {
  return Array.from({ length: Math.max(0, LEAST_ENTRIES - facts.length) }, (_, place) => {
    const { name } = facts[(place * 7) % facts.length] ?? { name: '' };
    const id = place + 1;
    return { kind: 'guide', id, name: `${name} 길잡이`, path: `/guides/${id}`, detail: '', weight: 0, aliases: [] };
  });
}

/** What stands in the field after each key: half-typed letters too, and keys of the Latin layout. */
function keystrokes(facts: readonly SearchEntry[]): string[] {
  const step = Math.floor(facts.length / TYPED_NAMES);
  const names = Array.from({ length: TYPED_NAMES }, (_, place) => facts[place * step]?.name ?? '');
  return names.flatMap((name) => {
    const letters = [...name];
    const half = letters.map((letter, at) => letters.slice(0, at).join('') + (keysOfChar(letter)[0] ?? letter));
    return [...half, ...letters.map((_, at) => letters.slice(0, at + 1).join(''))];
  });
}

function slowest(texts: readonly string[], work: (typed: string) => unknown): number {
  return Math.max(
    ...texts.map((typed) =>
      median(
        Array.from({ length: ROUNDS }, () => {
          const startedAt = performance.now();
          work(typed);
          return performance.now() - startedAt;
        }),
      ),
    ),
  );
}
