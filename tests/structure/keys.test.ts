import { describe, expect, it } from 'vitest';
import { KEY_TABLE, type KeyName } from '#shared/key-table.ts';
import { sourcesUnder } from './tree.ts';

/** The keys of the game itself, which are facts. */
const KEYS_OF_GAME = 'src/features/game-data/shortcuts/';
const sources = sourcesUnder('src').map(({ path, text }) => ({ path, text: text() }));

/** The one place that knows of syllables that are composed. */
const GUARD = 'src/platform/client/composed-keys.ts';

it('no handler of keys asks by itself whether a syllable is composed', () => {
  const found = sources
    .filter(({ path }) => path !== GUARD && !/[.]test[.]tsx?$/.test(path))
    .filter(({ text }) => /\bisComposing\b|\bkeyCode\b|\bwhich === 13\b/.test(text))
    .map(({ path }) => path);
  expect(found).toEqual([]);
});

describe('the table of keys', () => {
  it('is where every key that a page prints comes from', () => {
    const written = sources
      .filter(({ path }) => !path.startsWith(KEYS_OF_GAME))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/<kbd[^>]*>\s*(?!\{)([^<\s]+)/g)].map(([, key]) => `${path}: ${key}`),
      );
    expect(written).toEqual([]);
  });

  it('lists no key that nothing hears', () => {
    const texts = sources.filter(({ text }) => text.includes('bindKeys(')).map(({ text }) => text);
    const isBound = (name: string) => texts.some((text) => text.includes(`name: '${name}'`));
    const names = (Object.keys(KEY_TABLE) as KeyName[]).filter((name) => KEY_TABLE[name].where !== 'palette');
    expect(names.filter((name) => !isBound(name))).toEqual([]);
  });

  it('has a label of its own for every key', () => {
    const labels = Object.values(KEY_TABLE).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
