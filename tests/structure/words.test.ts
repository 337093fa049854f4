import { describe, expect, it } from 'vitest';
import { foldersOf, readText } from './tree.ts';

const KINDS = ['ui', 'pages'];

const nouns = foldersOf('src/features').flatMap((feature) =>
  foldersOf(`src/features/${feature}`)
    .filter((name) => !KINDS.includes(name))
    .map((noun) => ({ feature, noun })),
);

const words = new Set(
  readText('docs/words.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')),
);

function camelCase(noun: string): string {
  return noun.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function isKnown(noun: string): boolean {
  const forms = [noun, noun.replace(/s$/, ''), noun.replace(/ies$/, 'y')];
  return forms.some((form) => words.has(form) || words.has(camelCase(form)));
}

describe('docs/words.md', () => {
  it('is parsed', () => {
    expect(isKnown('items')).toBe(true);
    expect(isKnown('gizmos')).toBe(false);
  });

  it.each(nouns)('has the noun of src/features/$feature/$noun', ({ noun }) => {
    expect(isKnown(noun), `Add ${noun} to docs/words.md beside its Korean word.`).toBe(true);
  });
});
