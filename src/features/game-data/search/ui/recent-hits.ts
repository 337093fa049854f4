import type { SearchHit } from '../search.contract.ts';

const KEY = 'recent-finds';
const MAX_RECENT = 8;

/** What was opened from the palette on this device, latest first. */
export function readRecentHits(): SearchHit[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isHit).slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

export function rememberHit({ kind, id, name, path, detail, icon }: SearchHit): void {
  const hit: SearchHit = icon === undefined ? { kind, id, name, path, detail } : { kind, id, name, path, detail, icon };
  const rest = readRecentHits().filter((other) => other.path !== path);
  try {
    localStorage.setItem(KEY, JSON.stringify([hit, ...rest].slice(0, MAX_RECENT)));
  } catch {
    // A full or forbidden storage only means that nothing is remembered.
  }
}

function isHit(value: unknown): value is SearchHit {
  if (typeof value !== 'object' || value === null) return false;
  const hit = value as Partial<Record<keyof SearchHit, unknown>>;
  return (
    typeof hit.name === 'string' &&
    typeof hit.detail === 'string' &&
    typeof hit.path === 'string' &&
    hit.path.startsWith('/')
  );
}
