import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { filesUnder, readText, type TreeFile } from './tree.ts';

/** README: what a newcomer needs. The commands switch to the Node of the project only after all their imports are loaded. */
const OLDEST = 20;

const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(readText('package.json')));
const commands = Object.values(scripts).map((command) => command.replace('exec node ', ''));
const byPath = new Map(filesUnder('scripts').map((file) => [file.path, file]));

interface NamedImport {
  readonly from: string;
  readonly names: readonly string[];
}

function importsOf(file: TreeFile): NamedImport[] {
  return file.nodes().flatMap((node) => {
    if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') return [];
    if (node.source === null) return [];
    const names = node.specifiers.flatMap((each) =>
      each.type === 'ImportSpecifier' && each.imported.type === 'Identifier' ? [each.imported.name] : [],
    );
    return [{ from: node.source.value, names }];
  });
}

/** The file and all that it loads before its first line runs. */
function loadedBy(path: string, seen = new Set<string>()): Set<string> {
  const file = byPath.get(path);
  if (!file || seen.has(path)) return seen;
  seen.add(path);
  for (const { from } of importsOf(file)) {
    if (from.startsWith('.')) loadedBy(posix.join(posix.dirname(path), from), seen);
  }
  return seen;
}

/** The major version of Node that first exported a name, as its types say; undefined where they do not. */
function firstVersion(module: string, name: string): number | undefined {
  const types = readText(`node_modules/@types/node/${module}.d.ts`);
  const declared = new RegExp(
    `@since v(\\d+)(?:(?!@since|\\*/)[\\s\\S])*\\*/\\s*(?:export )?(?:function|const|class) ${name}\\b`,
    'g',
  );
  const versions = Array.from(types.matchAll(declared), ([, major]) => Number(major));
  return versions.length === 0 ? undefined : Math.min(...versions);
}

it('knows which exports of Node are newer than the oldest that is supported', () => {
  expect(firstVersion('fs', 'globSync')).toBe(22);
  expect(firstVersion('fs', 'readFileSync')).toBe(0);
});

it.each(commands)('%s cannot be loaded by the oldest Node that is supported', (command) => {
  const loaded = [...loadedBy(command)];
  expect(loaded).toContain(command);
  const newer = loaded.flatMap((path) => {
    const file = byPath.get(path);
    if (!file) return [];
    return importsOf(file)
      .filter(({ from }) => from.startsWith('node:'))
      .flatMap(({ from, names }) => names.map((name) => ({ path, module: from.slice('node:'.length), name })))
      .filter(({ module, name }) => (firstVersion(module, name) ?? 0) > OLDEST);
  });
  expect(newer).toEqual([]);
});
