import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSavedQuery } from '../trades/trade-query.ts';
import { marketParams, readMarketQuery, toMarketQuery } from './market.params.ts';

const read = (query: string) => readMarketQuery(new URLSearchParams(query));
const href = (query: string, cursor?: string) => marketParams.href('/trade', new URLSearchParams(query), { cursor });

describe('the query of the market', () => {
  it.each([
    ['', {}],
    ['tradeType=2&q=+현철+', { tradeType: 2, q: '현철' }],
    ['tradeType=0&q=+', {}],
    ['tradeType=3&type=12&payMethod=5&status=3&gameServer=0', {}],
    ['type=0&payMethod=4&status=2&gameServer=2', { type: 0, payMethod: 4, status: 2, gameServer: 2 }],
    ['isAuth=true&isNegotiation=true&isPriced=1', { isAuth: true, isNegotiation: true }],
    ['minPrice=10만&maxPrice=1.2억', { minPrice: 100_000, maxPrice: 120_000_000 }],
    ['gameServer=99999&type=01&tradeType=1e0', {}],
    ['tradeType=1&tradeType=2', {}],
    ['type=0&job=1', { type: 0, job: 1 }],
    ['job=0', {}],
    ['job=9', {}],
    ['job=-1&type=0', { type: 0 }],
  ])('%s', (query, filter) => {
    expect(read(query).filter).toEqual(filter);
  });

  it('starts at the beginning of the list, unless it contains a cursor', () => {
    expect(read('cursor=a-1').isFirstPage).toBe(false);
    for (const query of ['', 'cursor=', 'cursor=+', 'cursor=x', 'cursor=a-1&cursor=a-1']) {
      expect([query, read(query).isFirstPage]).toEqual([query, true]);
    }
  });

  it.each([
    ['', 'new', true],
    ['sort=ratio', 'ratio', true],
    ['sort=x', 'new', true],
    ['sort=price', 'new', true],
    ['sort=price&tradeType=2', 'price', true],
    ['sort=ratio&status=2', 'new', true],
    ['sort=ratio&cursor=a-1', 'ratio', true],
    ['sort=ratio&cursor=r0-1z-1', 'ratio', false],
    ['sort=price&tradeType=1&cursor=r0-1z-1', 'price', true],
    ['cursor=r0-1z-1', 'new', true],
  ])('%s is in the order %s, on the first page: %s', (query, order, isFirstPage) => {
    expect(read(query)).toMatchObject({
      order,
      isFirstPage,
      isFiltered: read(query).filter.tradeType !== undefined || query.includes('status'),
    });
  });

  it('counts the filters inside the phone’s sheet, and not the server', () => {
    expect(read('tradeType=1&q=검&type=0&isAuth=true&minPrice=1만')).toMatchObject({ inSheet: 3, isFiltered: true });
    expect(read('job=1')).toMatchObject({ inSheet: 1, isFiltered: true });
    expect(read('gameServer=1')).toMatchObject({ inSheet: 0, isFiltered: false });
  });

  it('never has a crossed range, nor a search for blanks', () => {
    const query = fc.array(fc.tuple(fc.constantFrom(...marketParams.names), fc.string()));
    fc.assert(
      fc.property(query, (pairs) => {
        const { filter } = readMarketQuery(new URLSearchParams(pairs));
        expect((filter.minPrice ?? 1) <= (filter.maxPrice ?? Number.POSITIVE_INFINITY)).toBe(true);
        expect((filter.q ?? 'x').length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a link of the market', () => {
  it('contains the valid filters, in one order, with prices as they were typed', () => {
    expect(href('x=1&q=+검+&type=99&minPrice=10만&tradeType=1&isAuth=&cursor=a-1')).toBe(
      `/trade?${new URLSearchParams({ tradeType: '1', q: '검', minPrice: '10만' })}`,
    );
    expect(href('minPrice=1억5000&gameServer=+', 'b-2')).toBe('/trade?cursor=b-2');
  });
});

describe('a search that is stored', () => {
  it('is the same when it is opened again, also for the API', () => {
    const { filter } = read('minPrice=3만5천&q=검&isAuth=true&type=0&payMethod=9&job=3');
    const stored = toMarketQuery(filter);
    expect(stored).toBe('q=%EA%B2%80&type=0&minPrice=35000&isAuth=true&job=3');
    expect(read(stored).filter).toEqual(filter);
    expect(parseSavedQuery(stored)).toBeDefined();
  });
});
