import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceFileNames } from './read.ts';

/** Increase it when the same files produce other rows: every start then imports again. */
const MEANING = 1;

export async function hashSourceFolder(folder: string): Promise<string> {
  const hash = createHash('sha256').update(`${MEANING}\0`);
  for (const name of await sourceFileNames(folder)) hash.update(`${name}\0`).update(await readFile(join(folder, name)));
  return hash.digest('hex');
}
