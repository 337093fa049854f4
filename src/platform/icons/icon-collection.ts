import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';
import { AppError } from '#shared/errors.ts';

const COLLECTION_FILES: Readonly<Record<string, string>> = {
  'game-icons': '@iconify-json/game-icons/icons.json',
};

const collectionSchema = z.object({
  prefix: z.string(),
  width: z.number(),
  height: z.number(),
  icons: z.record(z.string(), z.object({ body: z.string() })),
});
type Collection = z.infer<typeof collectionSchema>;

interface FoundIcons extends Collection {
  not_found?: string[];
}

const loaded = new Map<string, Promise<Collection>>();

/**
 * Finds the named icons of a collection; unknown names are listed separately.
 * @throws {AppError} NOT_FOUND for an unknown collection
 */
export async function findIcons(prefix: string, names: readonly string[]): Promise<FoundIcons> {
  const file = Object.hasOwn(COLLECTION_FILES, prefix) ? COLLECTION_FILES[prefix] : undefined;
  if (file === undefined) throw new AppError('NOT_FOUND', { message: '아이콘 묶음을 찾을 수 없습니다.' });
  const collection = await loadOnce(prefix, file);
  const icons: FoundIcons['icons'] = {};
  const missing: string[] = [];
  for (const name of new Set(names)) {
    const icon = Object.hasOwn(collection.icons, name) ? collection.icons[name] : undefined;
    if (icon) icons[name] = { body: icon.body };
    else missing.push(name);
  }
  const found = { prefix: collection.prefix, icons, width: collection.width, height: collection.height };
  return missing.length > 0 ? { ...found, not_found: missing } : found;
}

/** Loads a collection at the first request for one of its icons, not at the start: it is six megabytes of JSON. */
function loadOnce(prefix: string, file: string): Promise<Collection> {
  const known = loaded.get(prefix);
  if (known) return known;
  const reading = readCollection(file);
  loaded.set(prefix, reading);
  reading.catch(() => loaded.delete(prefix));
  return reading;
}

async function readCollection(file: string): Promise<Collection> {
  const path = createRequire(import.meta.url).resolve(file);
  return collectionSchema.parse(JSON.parse(await readFile(path, 'utf8')));
}
