import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ESTree } from 'vite';
import { nodesIn } from './syntax-tree.ts';

const TOP = fileURLToPath(new URL('../../', import.meta.url));
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', '.git', '.data', '.cache', '.vite']);

/** Read and parsed when first needed, and only once: the test files of a worker share it. */
export interface TreeFile {
  /** From the top of the checkout, with slashes. */
  readonly path: string;
  text(): string;
  /** Of TypeScript: its syntax tree, parents before their children. */
  nodes(): readonly ESTree.Node[];
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

export function treeFile(path: string, read: () => string): TreeFile {
  const text = once(read);
  return { path, text, nodes: once(() => nodesIn(path, text())) };
}

function* filesIn(folder: string): Generator<TreeFile> {
  for (const entry of readdirSync(join(TOP, folder), { withFileTypes: true })) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (NOT_OURS.has(entry.name) || entry.name === '.env' || entry.name.endsWith('.log')) continue;
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield treeFile(path, () => readFileSync(inTop(path), 'utf8'));
  }
}

const files = once((): ReadonlyMap<string, TreeFile> => new Map(Array.from(filesIn(''), (file) => [file.path, file])));

export function filesUnder(folder = ''): TreeFile[] {
  return [...files().values()].filter(({ path }) => folder === '' || path.startsWith(`${folder}/`));
}

/** TypeScript without its tests. */
export const sourcesUnder = (folder: string): TreeFile[] =>
  filesUnder(folder).filter(({ path }) => /(?<![.]test)[.]tsx?$/.test(path));

/** The styles of the site without their comments. */
export const sheets = once(() =>
  filesUnder('src')
    .filter(({ path }) => path.endsWith('.css'))
    .map(({ path, text }) => ({ path, text: text().replaceAll(/\/\*.*?\*\//gs, '') })),
);

export const inTop = (path: string): string => join(TOP, path);

export function readText(path: string): string {
  return files().get(path)?.text() ?? readFileSync(inTop(path), 'utf8');
}

export function foldersOf(folder: string): string[] {
  return readdirSync(join(TOP, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
