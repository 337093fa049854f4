import { brotliCompressSync, constants } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { SEARCH_KINDS, type SearchEntry } from './search.contract.ts';
import { listSearchEntries } from './search-entries.ts';
import { packSearchEntries, unpackSearchEntries } from './search-pack.ts';
import { searchPath } from './search-paths.ts';

const MAX_PACKED_BYTES = 80_000;

const text = fc.string({ unit: 'grapheme', minLength: 1 }).filter((value) => !value.includes('\n'));
const anyEntry: fc.Arbitrary<SearchEntry> = fc
  .record({
    kind: fc.constantFrom(...SEARCH_KINDS),
    id: fc.integer({ min: 1, max: 2_000_000_000 }),
    place: fc.integer({ min: 1, max: 99_999 }).map(String),
    name: text,
    detail: text,
    weight: fc.nat(99),
    aliases: fc.array(text, { maxLength: 3 }),
    icon: fc.option(fc.nat(11), { nil: undefined }),
  })
  .map(({ place, icon, ...rest }) => ({
    ...rest,
    path: searchPath(rest.kind, rest.id, place),
    ...(icon !== undefined && { icon }),
  }));

describe('the search pack', () => {
  it('contains the whole catalog within its size limit', async () => {
    const catalog = await projectCatalog();
    const entries = listSearchEntries(catalog, catalog.abbreviations);
    const packed = packSearchEntries(entries);
    expect(unpackSearchEntries(packed)).toEqual(entries);
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    expect(brotliCompressSync(JSON.stringify(packed), best).byteLength).toBeLessThanOrEqual(MAX_PACKED_BYTES);
  });

  it('unpacks to the same entries, grouped by kind', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 30 }), (entries) => {
        const kinds = [...new Set(entries.map(({ kind }) => kind))];
        const byKind = kinds.flatMap((kind) => entries.filter((entry) => entry.kind === kind));
        expect(unpackSearchEntries(packSearchEntries(entries))).toEqual(byKind);
      }),
    );
  });
});
