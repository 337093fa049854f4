import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAIN_START, chained, chainHash, validateEntry } from './audit-chain.service.ts';
import type { AuditEntry, ChainEnd, ChainedEntry } from './audit-chain.ts';

const AT = new Date('2026-03-01T12:00:00.123Z');
const entry = { at: AT, actor: 'command', action: 'operator.add', subject: 'user:1', detail: '{}' };

const anyEntry = fc.record({
  at: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31T23:59:59.999Z') }),
  actor: fc.string(),
  action: fc.string(),
  subject: fc.string(),
  detail: fc.json(),
});

function createChain(entries: readonly Omit<AuditEntry, 'id'>[]): ChainedEntry[] {
  const rows: ChainedEntry[] = [];
  for (const one of entries) rows.push(chained(rows.at(-1) ?? CHAIN_START, one));
  return rows;
}

function brokenAt(rows: readonly ChainedEntry[]): number | undefined {
  let end: ChainEnd = CHAIN_START;
  for (const row of rows) {
    if (validateEntry(end, row)) return row.id;
    end = row;
  }
  return undefined;
}

describe('chainHash', () => {
  it('is SHA-256 over the hash before and the content as a JSON array', () => {
    const content = '[1,"2026-03-01T12:00:00.123Z","command","operator.add","user:1","{}"]';
    const expected = createHash('sha256').update(Buffer.alloc(32)).update(content).digest('hex');
    expect(chainHash(CHAIN_START.hash, { ...entry, id: 1 }).toString('hex')).toBe(expected);
  });

  it('differs when text moves from one field into the next', () => {
    const one = chainHash(CHAIN_START.hash, { ...entry, id: 1, actor: 'ab', action: 'c' });
    const other = chainHash(CHAIN_START.hash, { ...entry, id: 1, actor: 'a', action: 'bc' });
    expect(one.equals(other)).toBe(false);
  });
});

describe('a chain', () => {
  it('is intact as it was written', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 8 }), (entries) => brokenAt(createChain(entries)) === undefined),
    );
  });

  it('begins with id 1 and 32 zero bytes', () => {
    expect(createChain([entry])[0]).toMatchObject({ id: 1, previousHash: Buffer.alloc(32) });
  });

  it('breaks at the row whose content was changed', () => {
    const changed = fc.constantFrom('actor', 'action', 'subject', 'detail');
    fc.assert(
      fc.property(fc.array(anyEntry, { minLength: 1, maxLength: 6 }), fc.nat(), changed, (entries, place, field) => {
        const rows = createChain(entries);
        const index = place % rows.length;
        const forged = rows.map((row, at) => (at === index ? { ...row, [field]: `${row[field]}!` } : row));
        expect(brokenAt(forged)).toBe(index + 1);
      }),
    );
  });

  it('breaks behind a row that was rewritten with a matching hash', () => {
    const rows = createChain([entry, entry, entry]);
    const [first, second, third] = rows;
    if (!first || !second || !third) throw new Error('three rows were made');
    const forged = chained(first, { ...entry, subject: 'user:2' });
    expect(validateEntry(forged, third)).toBe('previous-hash');
    expect(brokenAt([first, forged, third])).toBe(3);
  });

  it('breaks where a row is missing, repeated, or out of order', () => {
    const [first, second, third] = createChain([entry, entry, entry]);
    if (!first || !second || !third) throw new Error('three rows were made');
    expect(validateEntry(first, third)).toBe('gap');
    expect(validateEntry(first, first)).toBe('gap');
    expect(brokenAt([second, third])).toBe(2);
  });
});
