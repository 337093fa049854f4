import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameServerSchema, parseSavedQuery, tradeListQuery } from './trade-query.ts';

const list = tradeListQuery.extend({ gameServer: gameServerSchema([{ id: 1 }, { id: 2 }]) });

describe('parseSavedQuery', () => {
  it.each([
    ['', ''],
    ['q=', ''],
    ['q=%20진호박%20&tradeType=2', `tradeType=2&${new URLSearchParams({ q: '진호박' })}`],
    ['maxPrice=5&minPrice=3&status=1', 'status=1&minPrice=3&maxPrice=5'],
    ['isAuth=true&type=0', 'type=0&isAuth=true'],
    ['job=1&type=0', 'type=0&job=1'],
  ])('%j is stored as %j', (text, stored) => {
    expect(parseSavedQuery(text)).toBe(stored);
  });

  it.each([
    'limit=5',
    'cursor=1-1',
    'x=1',
    'type=12',
    'q=a&q=b',
    `q=${'x'.repeat(51)}`,
    'minPrice=3만',
    'isAuth=1',
    'job=5',
    'job=전사',
  ])('%j is invalid', (text) => expect(parseSavedQuery(text)).toBeUndefined());

  it('is idempotent, and means the same to the list', () => {
    const filter = fc.record(
      {
        tradeType: fc.constantFrom('1', '2'),
        gameServer: fc.constantFrom('1', '2'),
        type: fc.nat(11).map(String),
        q: fc
          .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
          .filter((text) => text.trim() === text && text.length < 50),
        minPrice: fc.integer({ min: 1, max: 4_294_967_295 }).map(String),
        isNegotiation: fc.constantFrom('true', 'false'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filter, (parts) => {
        const given = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
        const stored = parseSavedQuery(new URLSearchParams(given).toString()) ?? 'none';
        expect(parseSavedQuery(stored)).toBe(stored);
        expect(list.parse(Object.fromEntries(new URLSearchParams(stored)))).toEqual(list.parse(given));
      }),
    );
  });
});

describe('a filter of the list', () => {
  it('accepts the existing servers', () => {
    expect(list.safeParse({ gameServer: '2' }).success).toBe(true);
    expect(list.safeParse({ gameServer: '3' }).success).toBe(false);
  });

  it('returns fifty rows by default', () => {
    expect(list.parse({})).toEqual({ limit: 50 });
    expect(list.safeParse({ limit: '101' }).success).toBe(false);
  });
});
