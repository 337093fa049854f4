/** Milliseconds. */
const MAX_AGE_MS = 60_000;
const MAX_PAUSE_MS = 10_000;

/**
 * Returns the same report for requests that follow each other, so that a page and its data agree; it is at most a
 * minute old.
 */
export function createCachedReport<Report>(now: () => number, make: () => Report): () => Report {
  let last: { report: Report; madeAt: number; requestedAt: number } | undefined;
  return () => {
    const at = now();
    const isOld = !last || at - last.madeAt >= MAX_AGE_MS || at - last.requestedAt >= MAX_PAUSE_MS;
    last = isOld || !last ? { report: make(), madeAt: at, requestedAt: at } : { ...last, requestedAt: at };
    return last.report;
  };
}

export interface CacheEntry {
  /** Key in the cache: `page /items/12` or `data /items/12?gameServer=1`. */
  readonly key: string;
  readonly ageMs: number;
  readonly bytes: number;
  readonly tags: readonly string[];
}

export interface CachePattern {
  readonly pattern: string;
  /** The document of a page, or its data. */
  readonly kind: 'page' | 'data';
  readonly count: number;
  readonly bytes: number;
  /** Age in milliseconds. */
  readonly youngestMs: number;
  readonly oldestMs: number;
  /** Tags, without ids. */
  readonly tags: readonly string[];
}

/** Summarises the cache by page pattern, the largest first. Single addresses and queries stay private. */
export function cachePatterns(pages: readonly CacheEntry[]): CachePattern[] {
  const groups = new Map<string, CacheEntry[]>();
  for (const page of pages) {
    const name = toPathPattern(page.key);
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  return [...groups].map(([name, group]) => toPattern(name, group)).sort((a, b) => b.bytes - a.bytes);
}

function toPattern(name: string, group: readonly CacheEntry[]): CachePattern {
  const [kind = '', pattern = ''] = name.split(' ');
  const ages = group.map(({ ageMs }) => ageMs);
  return {
    pattern,
    kind: kind === 'data' ? 'data' : 'page',
    count: group.length,
    bytes: group.reduce((sum, { bytes }) => sum + bytes, 0),
    youngestMs: Math.min(...ages),
    oldestMs: Math.max(...ages),
    tags: [...new Set(group.flatMap(({ tags }) => tags.map(withoutId)))].sort(),
  };
}

/** Replaces ids, which contain a digit; names of pages contain none. */
function toPathPattern(key: string): string {
  const [path = ''] = key.split('?');
  return path.replaceAll(/\/[^/ ]*\d[^/]*/g, '/:id');
}

function withoutId(tag: string): string {
  return tag.replace(/:[^:]*\d[^:]*$/, ':*');
}
