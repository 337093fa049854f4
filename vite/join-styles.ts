import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const HASH_LENGTH = 7;

/** The style sheet of a page. */
export interface PageStyles {
  file: string;
  /** The sheets that it contains, which parts of other pages link one by one. */
  parts: string[];
}

/**
 * Writes the sheets of a page beside them as one, since a browser asks for six files at once: on a slow line a seventh that the first
 * paint waits for costs a round trip. Whatever their order, layers decide between them.
 * @param sheets paths from the root of the site, of files in `directory`
 * @returns null for none
 */
export async function joinStyles(directory: string, sheets: readonly string[]): Promise<PageStyles | null> {
  const [first, ...others] = sheets;
  if (first === undefined) return null;
  if (others.length === 0) return { file: first, parts: [] };
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(directory, sheet), 'utf8')));
  const text = texts.join('');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);
  const file = `${first.slice(0, -basename(first).length)}page-${hash}.css`;
  await writeFile(join(directory, file), text);
  return { file, parts: [...sheets] };
}
