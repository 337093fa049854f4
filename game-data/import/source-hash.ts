import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceFileNames } from './read.ts';

/** Raise it when the same files begin to mean other rows: every start then imports anew. */
const MEANING = 1;

/** Hash of a folder's files by content. */
export async function hashSourceFolder(folder: string): Promise<string> {
  const hash = createHash('sha256').update(`${MEANING}\0`);
  for (const name of await sourceFileNames(folder)) hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  return hash.digest('hex');
}
