/** Kept small, because every access token and the session cookie contain it. */
const MAX_BYTES = 2048;
const DEEPEST = 20;

export type Metadata = Readonly<Record<string, unknown>>;

export function mergeMetadata(present: Metadata, changes: Metadata): Metadata {
  const entries = new Map(Object.entries(present));
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) entries.delete(name);
    else entries.set(name, value);
  }
  return Object.fromEntries(entries);
}

export function isKeepableMetadata(metadata: Metadata): boolean {
  return isStorable(metadata, DEEPEST) && new TextEncoder().encode(JSON.stringify(metadata)).length <= MAX_BYTES;
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth === 0) return false;
  return Object.entries(value).every(([name, part]) => isStorable(name, 0) && isStorable(part, depth - 1));
}
