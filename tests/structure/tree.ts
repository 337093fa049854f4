import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', '.git', '.data', '.cache', '.vite']);

export interface TreeFile {
  /** From the top of the checkout, with slashes. */
  path: string;
  text(): string;
}

export function* filesUnder(folder = ''): Generator<TreeFile> {
  for (const entry of readdirSync(join(TOP, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (NOT_OURS.has(entry.name) || entry.name === '.env' || entry.name.endsWith('.log')) continue;
    if (entry.isDirectory()) yield* filesUnder(path);
    else if (entry.isFile()) yield { path, text: () => readFileSync(join(TOP, path), 'utf8') };
  }
}

export const inTop = (path: string): string => join(TOP, path);

export function readText(path: string): string {
  return readFileSync(inTop(path), 'utf8');
}

export function foldersOf(folder: string): string[] {
  return readdirSync(join(TOP, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
