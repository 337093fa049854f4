import { json, onDevice } from '#platform/client/device-storage.ts';
import type { SearchHit } from '../search.contract.ts';

const MAX_RECENT = 8;

const recent = onDevice('recent-finds', json(parseHits));

export function readRecentHits(): SearchHit[] {
  return recent.read() ?? [];
}

export function rememberHit({ kind, id, name, path, detail, icon }: SearchHit): void {
  const hit: SearchHit = icon === undefined ? { kind, id, name, path, detail } : { kind, id, name, path, detail, icon };
  const rest = readRecentHits().filter((other) => other.path !== path);
  recent.save([hit, ...rest].slice(0, MAX_RECENT));
}

function parseHits(value: unknown): SearchHit[] | null {
  return Array.isArray(value) ? value.filter(isHit).slice(0, MAX_RECENT) : null;
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
