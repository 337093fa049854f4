/** Limits of the cache on the device (product.md §9). */
const MAX_ENTRIES = 50;
const EXPIRES_MS = 168 * 3_600_000;

export interface CachedIcon {
  name: string;
  /** Content of an SVG of 512 × 512; null: there is no picture of this name. */
  body: string | null;
  /** Time of the request, in milliseconds since 1970. */
  at: number;
}

/** Returns undefined when the icon must be fetched. */
export function cachedIcon(cache: readonly CachedIcon[], name: string, now: number): CachedIcon | undefined {
  return cache.find((icon) => icon.name === name && isFresh(icon, now));
}

/**
 * Moves an icon that was just used to the front, because the least recently used one is evicted first. Its age is
 * unchanged.
 */
export function withUse(cache: readonly CachedIcon[], icon: CachedIcon): CachedIcon[] {
  return [icon, ...cache.filter(({ name }) => name !== icon.name)];
}

/** Adds an icon to the front, and evicts expired ones and the least recently used beyond the limit. */
export function withIcon(cache: readonly CachedIcon[], icon: CachedIcon): CachedIcon[] {
  const others = cache.filter((other) => other.name !== icon.name && isFresh(other, icon.at));
  return [icon, ...others].slice(0, MAX_ENTRIES);
}

/** Icons dated in the future are not fresh: the clock was set back. */
function isFresh({ at }: CachedIcon, now: number): boolean {
  return at <= now && now - at < EXPIRES_MS;
}

export function isCachedIcon(value: unknown): value is CachedIcon {
  if (typeof value !== 'object' || value === null) return false;
  const { name, body, at } = value as Partial<Record<keyof CachedIcon, unknown>>;
  return typeof name === 'string' && (typeof body === 'string' || body === null) && typeof at === 'number';
}
