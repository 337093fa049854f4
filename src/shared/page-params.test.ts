import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountParam } from './amount-param.ts';
import { definePageParams, param } from './page-params.ts';

const params = definePageParams({
  data: {
    type: param.whole(0, 11),
    price: amountParam(1_000_000),
    q: param.words(5),
    isNew: param.flag(),
    cursor: param.text((text) => /^[a-z]-\d$/.test(text)),
  },
  drawn: { days: param.choice([7, 30, 90], 30), view: param.oneOf(['north', 'south']), have: param.list(20) },
  browserOnly: { repeat: param.whole(1, 99) },
});

const query = (text: string) => new URLSearchParams(text);
const read = (text: string) => params.read(query(text));
const NOTHING = read('');

describe('the values of an address', () => {
  it('are absent, or the defaults, when the query is empty', () => {
    expect(NOTHING).toEqual({ days: 30 });
  });

  it.each([
    ['type=0', { type: 0 }],
    ['type=11', { type: 11 }],
    ['type=12', {}],
    ['type=01', {}],
    ['type=1e0', {}],
    ['type=-1', {}],
    ['type=+7+', { type: 7 }],
    ['price=3만5천', { price: 35_000 }],
    ['price=1억', {}],
    ['q=+진호박+', { q: '진호박' }],
    ['q=abcdefgh', { q: 'abcde' }],
    ['q=abcd+efgh', { q: 'abcd' }],
    [`q=abcd${encodeURIComponent('😀😀')}`, { q: 'abcd😀' }],
    [`q=${encodeURIComponent('가나다라마바'.normalize('NFD'))}`, { q: '가나다라마' }],
    ['isNew=true', { isNew: true }],
    ['isNew=false', { isNew: false }],
    ['isNew=1', {}],
    ['cursor=a-1', { cursor: 'a-1' }],
    ['cursor=x', {}],
    ['days=90', { days: 90 }],
    ['days=91', { days: 30 }],
    ['view=north', { view: 'north' }],
    ['view=up', {}],
    ['have=1&have=2&have=', { have: '1,2' }],
    ['repeat=5', { repeat: 5 }],
    ['type=1&type=2', {}],
    ['type=&type=2', { type: 2 }],
    ['type=+', {}],
    ['unknown=1', {}],
  ])('%s', (text, values) => {
    expect(read(text)).toEqual({ ...NOTHING, ...values });
  });
});

describe('a link', () => {
  it('contains valid values, in the order of the names, as they were typed', () => {
    expect(params.href('/list', query('q=a&price=3만&type=1&view=up&isNew=x&unknown=1&repeat=5'))).toBe(
      `/list?type=1&${new URLSearchParams({ price: '3만' })}&q=a`,
    );
    expect(params.href('/list', query('price=1억&days=30&have=1&have=2'))).toBe('/list?have=1%2C2');
    expect(params.href('/list', query('x=1'))).toBe('/list');
  });

  it('contains changed values and leaves out removed ones', () => {
    const now = query('type=1&q=a&cursor=a-1');
    expect(params.href('/list', now, { cursor: undefined, days: 7 })).toBe('/list?type=1&q=a&days=7');
    expect(params.href('/list', now, { q: undefined, cursor: 'b-2', days: 30 })).toBe('/list?type=1&cursor=b-2');
    expect(params.href('/list', query(''), { repeat: 5 })).toBe('/list?repeat=5');
  });
});

describe('the texts of an address', () => {
  it('are those of the fields, including invalid ones as they were typed', () => {
    expect(params.texts(query('price=+1억+&type=99&q=abcdefgh&days=7&view=south'))).toEqual({
      price: '1억',
      q: 'abcde',
      days: '7',
      view: 'south',
    });
  });
});

describe('the key of a page', () => {
  const someQuery = fc.array(
    fc.tuple(
      fc.constantFrom(...params.names, 'repeat', 'unknown'),
      fc.oneof(
        fc.constantFrom('', ' ', '1', '7', '30', 'true', 'false', 'north', '3만', '1억', 'a-1', 'x', ' 7 '),
        fc.string({ maxLength: 8, unit: 'grapheme' }),
      ),
    ),
    { maxLength: 8 },
  );

  it('of the data contains no name that only the rendering uses', () => {
    expect(params.pageKey(query('view=north&type=1&repeat=5&x=1'))).toBe('?type=1&view=north');
    expect(params.dataKey(query('view=north&type=1&repeat=5&x=1'))).toBe('?type=1');
    expect(params.pageKey(query('type=99&q=+&days=30'))).toBe('');
  });

  it('is not changed by unknown, browser-only or repeated names', () => {
    fc.assert(
      fc.property(someQuery, fc.constantFrom(...params.names.filter((name) => name !== 'have')), (pairs, name) => {
        const without = pairs.filter((pair) => pair[0] !== name);
        const noise = [...without, ['unknown', '1'], ['repeat', '7'], [name, '1'], [name, '7']];
        expect(params.pageKey(new URLSearchParams(noise))).toBe(params.pageKey(new URLSearchParams(without)));
      }),
    );
  });

  it('leads to the page that its address leads to', () => {
    fc.assert(
      fc.property(someQuery, (pairs) => {
        const raw = new URLSearchParams(pairs.filter(([name]) => name !== 'repeat'));
        const key = query(params.pageKey(raw));
        expect(params.read(key)).toEqual(params.read(raw));
        expect(params.texts(key)).toEqual(params.texts(raw));
        expect(params.href('', key)).toBe(params.href('', raw));
        expect(params.pageKey(key)).toBe(params.pageKey(raw));
        expect(params.dataKey(query(params.dataKey(raw)))).toBe(params.dataKey(raw));
      }),
    );
  });

  it('is that of its own link, except for invalid prices', () => {
    fc.assert(
      fc.property(someQuery, (pairs) => {
        const raw = new URLSearchParams(pairs);
        const link = query(params.href('', raw));
        expect(params.read(link)).toEqual({ ...params.read(raw), repeat: undefined });
        if (params.read(raw).price !== undefined) expect(params.pageKey(link)).toBe(params.pageKey(raw));
      }),
    );
  });
});
