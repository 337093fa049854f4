import { createHash } from 'node:crypto';
import type { GameDataRows } from './catalog.ts';

/** JSON whose keys are sorted and which leaves times out: equal facts give equal text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (key === 'createdAt' || key === 'updatedAt') return undefined;
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

/** The content hash of all rows, short enough for an address (16 hexadecimal digits). */
export function versionOf(rows: Omit<GameDataRows, 'version'>): string {
  return createHash('sha256').update(canonical(rows)).digest('hex').slice(0, 16);
}
