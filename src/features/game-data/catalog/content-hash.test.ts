import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runAtOnce } from '#shared/steps.ts';
import { ContentHash } from './content-hash.repository.ts';

type Tables = Readonly<Record<string, readonly unknown[]>>;

/** As versions were made before there were chunks: stored versions must stay what they are. */
function hashOfBefore(tables: Tables): string {
  const text = JSON.stringify(tables, (key, inner: unknown) => {
    if (key === 'createdAt' || key === 'updatedAt') return undefined;
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

const rowArb = fc.record({
  id: fc.nat(),
  name: fc.string({ unit: 'grapheme' }),
  updatedAt: fc.string(),
  createdAt: fc.string(),
  parts: fc.jsonValue(),
});
const tablesArb = fc.record({
  zebras: fc.array(rowArb, { maxLength: 120 }),
  items: fc.array(rowArb, { minLength: 1, maxLength: 120 }),
  none: fc.constant([]),
});

describe('the hash of the content', () => {
  it('is that of the whole text, and the same where it was made of other rows before', () => {
    const hash = new ContentHash();
    fc.assert(
      fc.property(tablesArb, fc.nat({ max: 119 }), (tables, nth) => {
        expect(runAtOnce(hash.of(tables))).toBe(hashOfBefore(tables));
        const changed: Tables = { ...tables, items: tables.items.with(...replacementAt(tables.items, nth)) };
        expect(runAtOnce(hash.of(changed))).toBe(hashOfBefore(changed));
      }),
      { numRuns: 60 },
    );
  });
});

function replacementAt<Row extends { id: number }>(rows: readonly Row[], nth: number): [number, Row] {
  const index = nth % rows.length;
  const row = rows[index];
  return [index, { ...row, id: (row?.id ?? 0) + 1 } as Row];
}
