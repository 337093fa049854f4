import { describe, expect, it } from 'vitest';
import { foldersOf, readText } from './tree.ts';

/** Folders that say a kind of file, not a noun. */
const KINDS = ['ui', 'pages'];

const nouns = foldersOf('src/features').flatMap((feature) =>
  foldersOf(`src/features/${feature}`)
    .filter((name) => !KINDS.includes(name))
    .map((noun) => ({ feature, noun })),
);

/** Everything the tables of docs/words.md write as code. */
const words = new Set(
  readText('docs/words.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')),
);

function camelCase(noun: string): string {
  return noun.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** A folder may be the plural of its noun. */
function isKnown(noun: string): boolean {
  const forms = [noun, noun.replace(/s$/, ''), noun.replace(/ies$/, 'y')];
  return forms.some((form) => words.has(form) || words.has(camelCase(form)));
}

describe('docs/words.md', () => {
  it('is read rightly', () => {
    expect(isKnown('items')).toBe(true);
    expect(isKnown('gizmos')).toBe(false);
  });

  it.each(nouns)('has the noun of src/features/$feature/$noun', ({ noun }) => {
    expect(isKnown(noun), `Add ${noun} to docs/words.md beside its Korean word.`).toBe(true);
  });
});
