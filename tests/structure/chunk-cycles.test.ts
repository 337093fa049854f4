import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_DIR } from '#tests/support/build.ts';

const ASSETS = join(CLIENT_DIR, 'assets');
const STATIC_IMPORT = /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

const importsOf = new Map(
  readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => {
      const code = readFileSync(join(ASSETS, name), 'utf8');
      return [name, new Set(Array.from(code.matchAll(STATIC_IMPORT), ([, imported = '']) => imported))];
    }),
);

/** What a file imports, itself where it does so in a circle. */
function reachableFrom(name: string): ReadonlySet<string> {
  const reached = new Set(importsOf.get(name));
  for (const one of reached) for (const imported of importsOf.get(one) ?? []) reached.add(imported);
  return reached;
}

it('no file of the bundle imports itself through another, which would run before what it needs', () => {
  expect(importsOf.size).toBeGreaterThan(100);
  expect([...importsOf.keys()].filter((name) => reachableFrom(name).has(name))).toEqual([]);
});
