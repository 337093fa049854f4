import { call } from '#platform/client/call.ts';
import { json, onDevice } from '#platform/client/device-storage.ts';
import { findIcons } from '../../icon.contract.ts';
import { type CachedIcon, cachedIcon, isCachedIcon, withIcon, withUse } from '../../icon-cache.rules.ts';

/** Timeout in milliseconds (product.md §9). */
const TIMEOUT_MS = 500;
const COLLECTION = 'game-icons.json';

const stored = onDevice('game-icons', json(parse));

function parse(value: unknown): CachedIcon[] | null {
  return Array.isArray(value) ? value.filter(isCachedIcon) : null;
}

/**
 * Returns the content of an SVG of 512 × 512 with a game icon.
 * @returns null when there is none of that name
 * @throws when it could not be read in time
 */
export async function findGameIcon(name: string): Promise<string | null> {
  const cache = stored.read() ?? [];
  const known = cachedIcon(cache, name, Date.now());
  if (known) {
    if (cache[0] !== known) stored.save(withUse(cache, known));
    return known.body;
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const { icons } = await call(findIcons, { params: { file: COLLECTION }, query: { icons: name }, signal });
  const body = icons[name]?.body ?? null;
  stored.save(withIcon(stored.read() ?? [], { name, body, at: Date.now() }));
  return body;
}
