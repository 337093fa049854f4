import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inTop } from './places.mjs';

function* filesUnder(path) {
  const entry = statSync(inTop(path), { throwIfNoEntry: false });
  if (!entry) return;
  if (!entry.isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(inTop(path)).sort()) yield* filesUnder(join(path, name));
}

/**
 * Hashes names and contents, not times: a fresh clone and a touched file keep their hash, a switched branch changes it.
 * @param {readonly string[]} paths files and folders from the root; absent ones count as absent
 * @param {(path: string) => boolean} [counts] whether a file matters
 */
export function contentHash(paths, counts = () => true) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(path)) {
      if (!counts(file)) continue;
      const body = readFileSync(inTop(file));
      hash.update(`${file}\0${body.length}\0`).update(body);
    }
  }
  return hash.digest('hex');
}
