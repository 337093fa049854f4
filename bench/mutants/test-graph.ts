import { posix } from 'node:path';
import { parseSync } from 'vite';
import type { SourceFile } from '../source-files.ts';

/** The module that loads the built pages: the renderer's modules are dependencies without an import. */
const READS_BUILD = { from: 'tests/support/build.ts', to: 'src/app/render.tsx' };
const OTHER_PROCESS = /new URL\(\s*'(\.[^']+\.ts)'/g;

/** Project path → the files that use it. */
export type Users = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Importers of each file, without type imports.
 * @param aliases `imports` of package.json
 */
export function usersOf(files: readonly SourceFile[], aliases: Readonly<Record<string, string>>): Users {
  const users = new Map<string, Set<string>>();
  const add = (used: string, user: string) => {
    const known = users.get(used) ?? new Set();
    users.set(used, known.add(user));
  };
  add(READS_BUILD.to, READS_BUILD.from);
  for (const file of files) {
    for (const specifier of specifiersOf(file)) {
      const used = resolve(file.path, specifier, aliases);
      if (used !== undefined) add(used, file.path);
    }
  }
  return users;
}

function specifiersOf({ path, text }: SourceFile): string[] {
  const { module } = parseSync(path, text);
  return [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
    ...[...text.matchAll(OTHER_PROCESS)].map(([, specifier = '']) => specifier),
  ];
}

function resolve(from: string, specifier: string, aliases: Readonly<Record<string, string>>): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  for (const [alias, target] of Object.entries(aliases)) {
    const prefix = alias.slice(0, -1);
    if (specifier.startsWith(prefix)) return posix.join(target.slice(0, -1), specifier.slice(prefix.length));
  }
  return undefined;
}

/** Every file that reaches `path` by imports, with the number of imports in between; the path itself has 0. */
export function reach(users: Users, path: string): ReadonlyMap<string, number> {
  const distances = new Map([[path, 0]]);
  for (const [at, distance] of distances) {
    for (const user of users.get(at) ?? []) if (!distances.has(user)) distances.set(user, distance + 1);
  }
  return distances;
}

export function nearestTests(users: Users, path: string): string[] {
  const tests = [...reach(users, path)].filter(([file]) => /\.test\.tsx?$/.test(file));
  return tests
    .map(([file, distance]) => ({ file, distance, shared: sharedFolders(file, path) }))
    .sort((a, b) => b.shared - a.shared || a.distance - b.distance || (a.file < b.file ? -1 : 1))
    .map(({ file }) => file);
}

function sharedFolders(a: string, b: string): number {
  const [left, right] = [posix.dirname(a).split('/'), posix.dirname(b).split('/')];
  const differs = left.findIndex((folder, index) => folder !== right[index]);
  return differs < 0 ? left.length : differs;
}
