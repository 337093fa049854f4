import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { savedQueryOf } from '../trades/trade-query.ts';
import { filterText, readMarketQuery, searchText } from './market-query.rules.ts';
import { MARKET_QUERY } from './market-query-names.ts';

const read = (query: string) => readMarketQuery(new URLSearchParams(query));

describe('what an address asks of the market', () => {
  it.each([
    ['', {}],
    ['tradeType=2&q=+현철+', { tradeType: 2, q: '현철' }],
    ['tradeType=0&q=+', {}],
    ['tradeType=3&type=12&payMethod=4&status=3&gameServer=0', {}],
    ['type=0&payMethod=2&status=2&gameServer=2', { type: 0, payMethod: 2, status: 2, gameServer: 2 }],
    ['isAuth=true&isNegotiation=true&isPriced=1', { isAuth: true, isNegotiation: true }],
    ['minPrice=10만&maxPrice=1.2억', { minPrice: 100_000, maxPrice: 120_000_000 }],
    ['minPrice=1억&maxPrice=10만', { minPrice: 100_000, maxPrice: 100_000_000 }],
    ['gameServer=99999&type=01&tradeType=1e0', {}],
  ])('%s', (query, filter) => {
    expect(read(query).filter).toEqual(filter);
  });

  it('says which price is none, and filters by the other', () => {
    const { filter, notUnderstood } = read('minPrice=1억5000&maxPrice=3만5천');
    expect(filter).toEqual({ maxPrice: 35_000 });
    expect(notUnderstood).toEqual(['minPrice']);
  });

  it('counts what a phone hides in its sheet, and takes the server for no filter', () => {
    expect(read('tradeType=1&q=검&type=0&isAuth=true&minPrice=1만')).toMatchObject({ inSheet: 3, isFiltered: true });
    expect(read('gameServer=1')).toMatchObject({ inSheet: 0, isFiltered: false });
  });

  it('takes anything', () => {
    const query = fc.array(fc.tuple(fc.constantFrom(...MARKET_QUERY), fc.string()));
    fc.assert(
      fc.property(query, (pairs) => {
        const { filter } = readMarketQuery(new URLSearchParams(pairs));
        expect((filter.minPrice ?? 1) <= (filter.maxPrice ?? Number.POSITIVE_INFINITY)).toBe(true);
        expect((filter.q ?? 'x').length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a search that is kept', () => {
  it('is the same however it was written, without the place in the list', () => {
    expect(searchText(new URLSearchParams('q=검&x=1&cursor=a-1&tradeType=1&type='))).toBe(
      searchText(new URLSearchParams('tradeType=1&q=%EA%B2%80')),
    );
    expect(searchText(new URLSearchParams('cursor=a-1'))).toBe('');
  });

  it('asks the same when it is opened again, also of the API', () => {
    const { filter } = read('minPrice=3만5천&q=검&isAuth=true&type=0&payMethod=9');
    const stored = filterText(filter);
    expect(stored).toBe('q=%EA%B2%80&type=0&minPrice=35000&isAuth=true');
    expect(read(stored).filter).toEqual(filter);
    expect(savedQueryOf(stored)).toBeDefined();
  });
});
