import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const HASH_LENGTH = 7;

/** The style sheet of a page. */
export interface PageStyles {
  file: string;
  /** The sheets that it contains, which parts of other pages link separately. */
  parts: string[];
}

/**
 * Joins the sheets of a page into one file beside them. A browser requests six files at once, so on a slow line a
 * seventh that the first paint needs costs a round trip. Layers decide between the sheets, whatever their order.
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
