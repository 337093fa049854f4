/** product.md §9 */
const MAX_ENTRIES = 50;
const EXPIRES_MS = 168 * 3_600_000;

export interface CachedIcon {
  name: string;
  /** SVG of a picture of 512 × 512; null: there is none of that name. */
  body: string | null;
  /** When it was fetched, in milliseconds. */
  at: number;
}

/** Undefined: it must be fetched. */
export function cachedIcon(cache: readonly CachedIcon[], name: string, now: number): CachedIcon | undefined {
  return cache.find((icon) => icon.name === name && isFresh(icon, now));
}

/** With the one that was just looked up in front: the least recently used goes first. Its age stays. */
export function withUse(cache: readonly CachedIcon[], icon: CachedIcon): CachedIcon[] {
  return [icon, ...cache.filter(({ name }) => name !== icon.name)];
}

/** The new one first; expired ones and the least recently used beyond the limit are dropped. */
export function withIcon(cache: readonly CachedIcon[], icon: CachedIcon): CachedIcon[] {
  const others = cache.filter((other) => other.name !== icon.name && isFresh(other, icon.at));
  return [icon, ...others].slice(0, MAX_ENTRIES);
}

/** A clock that ran backwards makes nothing fresh. */
function isFresh({ at }: CachedIcon, now: number): boolean {
  return at <= now && now - at < EXPIRES_MS;
}

export function isCachedIcon(value: unknown): value is CachedIcon {
  if (typeof value !== 'object' || value === null) return false;
  const { name, body, at } = value as Partial<Record<keyof CachedIcon, unknown>>;
  return typeof name === 'string' && (typeof body === 'string' || body === null) && typeof at === 'number';
}
