import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterSchema } from '#shared/filter-schema.ts';
import { listedTrade } from '#tests/support/listed-trade.ts';
import type { ListedTrade } from './trade.contract.ts';
import { type MarketFilter, type TradeListQuery, tradeFilter } from './trade.filter.ts';

type Understood = readonly (readonly [text: string, value: TradeListQuery[keyof TradeListQuery]])[];

interface FieldCase {
  both: Understood;
  page?: Understood;
  api?: Understood;
  wrong: string[];
  chip?: string;
  found: Partial<ListedTrade>;
  other: Partial<ListedTrade>;
}

const item = (name: string, type = 0) => ({ id: 5, name, type, iconUrl: null });

const FIELDS: Record<keyof typeof tradeFilter.fields, FieldCase> = {
  tradeType: {
    both: [
      ['2', 2],
      ['1', 1],
    ],
    wrong: ['0', '3', '1e0', '01', 'x'],
    chip: '삽니다',
    found: { tradeType: 2 },
    other: { tradeType: 1 },
  },
  q: {
    both: [
      ['ㅎㅊㅈㄱ', 'ㅎㅊㅈㄱ'],
      ['검', '검'],
    ],
    page: [['가'.repeat(51), '가'.repeat(50)]],
    wrong: [],
    chip: 'ㅎㅊㅈㄱ',
    found: { item: item('현철 중검') },
    other: { item: item('진호박') },
  },
  type: {
    both: [
      ['10', 10],
      ['0', 0],
      ['9', 9],
    ],
    wrong: ['12', '-1', '1.5'],
    chip: '재료',
    found: { item: item('진호박', 10) },
    other: { item: item('현철중검', 0) },
  },
  status: {
    both: [
      ['2', 2],
      ['1', 1],
    ],
    api: [
      ['0', 0],
      ['3', 3],
    ],
    wrong: ['4', '-1'],
    chip: '완료만',
    found: { status: 2 },
    other: { status: 1 },
  },
  minPrice: {
    both: [
      ['500', 500],
      ['4294967295', 4_294_967_295],
    ],
    page: [
      ['3만5천', 35_000],
      ['1,200', 1200],
    ],
    wrong: ['0', '-1', '4294967296', '1억5000', '1.5'],
    chip: '500전부터',
    found: { price: 500 },
    other: { price: 499 },
  },
  maxPrice: {
    both: [['10000', 10_000]],
    page: [['1.2억', 120_000_000]],
    wrong: ['0', '4294967296', '1억5000'],
    chip: '1만까지',
    found: { price: 10_000 },
    other: { price: 10_001 },
  },
  isNegotiation: {
    both: [
      ['true', true],
      ['false', false],
    ],
    wrong: ['1', 'TRUE', 'yes'],
    chip: '흥정',
    found: { isNegotiation: true },
    other: { isNegotiation: false },
  },
  isAuth: {
    both: [
      ['false', false],
      ['true', true],
    ],
    wrong: ['0'],
    chip: '인증 불가',
    found: { isAuth: false },
    other: { isAuth: true },
  },
  isPriced: {
    both: [['true', true]],
    api: [['false', false]],
    wrong: ['1'],
    chip: '제시 제외',
    found: { price: 1 },
    other: { price: null },
  },
  payMethod: {
    both: [
      ['4', 4],
      ['1', 1],
      ['2', 2],
      ['3', 3],
    ],
    wrong: ['0', '5'],
    chip: '선불·후불 둘 다',
    found: { payMethod: 4 },
    other: { payMethod: 1 },
  },
  gameServer: {
    both: [['2', 2]],
    api: [['99999', 99_999]],
    wrong: ['0', '-1', '01', '2147483648', 'x'],
    found: { gameServer: 2 },
    other: { gameServer: 1 },
  },
  itemId: {
    both: [],
    api: [['7', 7]],
    wrong: ['0', 'x'],
    found: { itemId: 7 },
    other: { itemId: 8 },
  },
};

const schema = filterSchema(tradeFilter);
const ofApi = (query: Record<string, unknown>) => schema.safeParse(query).data;
const ofPage = (text: string) => JSON.parse(JSON.stringify(tradeFilter.read(new URLSearchParams(text))));

describe.each(Object.entries(FIELDS))('%s', (name, { both, page = [], api = [], wrong, chip, found, other }) => {
  const query = (text: string) => String(new URLSearchParams([[name, text]]));

  it.each(both)('%s is accepted by the API and by a page', (text, value) => {
    expect(ofApi({ [name]: text })).toEqual({ [name]: value });
    expect(ofPage(query(text))).toEqual({ [name]: value });
    expect(ofPage(query(` ${text} `))).toEqual({ [name]: value });
  });

  it.each(page)('%s is accepted by a page only', (text, value) => {
    expect(ofApi({ [name]: text })).toBeUndefined();
    expect(ofPage(query(text))).toEqual({ [name]: value });
  });

  it.each(api)('%s is accepted by the API only', (text, value) => {
    expect(ofApi({ [name]: text })).toEqual({ [name]: value });
    expect(ofPage(query(text))).toEqual({});
  });

  it.each(wrong)('%s is refused by the API and absent on a page', (text) => {
    expect(ofApi({ [name]: text })).toBeUndefined();
    expect(ofPage(query(text))).toEqual({});
  });

  it('is refused by the API when it is repeated, and absent on a page when it is repeated or blank', () => {
    const [text] = both[0] ?? ['7'];
    expect(ofApi({ [name]: [text, text] })).toBeUndefined();
    expect(ofPage(`${query(text)}&${query(text)}`)).toEqual({});
    for (const blank of ['', ' ', '\t']) expect(ofPage(query(blank))).toEqual({});
  });

  it('finds live rows by its value', () => {
    const [, value] = both[0] ?? api[0] ?? [];
    const rows = [found, other].map((parts) => listedTrade(parts));
    expect(rows.map((row) => tradeFilter.matches(row, { [name]: value }))).toEqual([true, false]);
    expect(rows.map((row) => tradeFilter.matches(row, {}))).toEqual([true, true]);
  });

  it('lists the set filters', () => {
    const [text] = both[0] ?? [''];
    const chips = tradeFilter.chips(tradeFilter.read(new URLSearchParams(query(text))));
    expect(chips).toEqual(chip === undefined ? [] : [{ name, text: chip }]);
  });
});

describe('the filter of trades', () => {
  const filter: fc.Arbitrary<MarketFilter> = fc
    .record(
      {
        tradeType: fc.constantFrom(1 as const, 2 as const),
        q: fc
          .string({ minLength: 1, maxLength: 50, unit: 'grapheme' })
          .filter((q) => q.trim() === q && q.length <= 50 && q.normalize('NFC') === q),
        type: fc.nat(11),
        status: fc.constantFrom(1 as const, 2 as const),
        minPrice: fc.integer({ min: 1, max: 4_294_967_295 }),
        maxPrice: fc.integer({ min: 1, max: 4_294_967_295 }),
        isNegotiation: fc.boolean(),
        isAuth: fc.boolean(),
        isPriced: fc.constant(true as const),
        payMethod: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
        gameServer: fc.integer({ min: 1, max: 32_767 }),
      },
      { requiredKeys: [] },
    )
    .filter(({ minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }) => minPrice <= maxPrice);

  it('is read as it was written, also by the API', () => {
    fc.assert(
      fc.property(filter, (one) => {
        const written = tradeFilter.write(one);
        expect(tradeFilter.read(new URLSearchParams(written.toString()))).toEqual(one);
        expect(ofApi(Object.fromEntries(written))).toEqual(one);
      }),
    );
  });

  it('accepts crossed prices', () => {
    expect(ofPage('minPrice=1억&maxPrice=10만')).toEqual({ minPrice: 100_000, maxPrice: 100_000_000 });
  });

  it('returns which price is invalid, and filters by the other', () => {
    const query = new URLSearchParams('minPrice=1억5000&maxPrice=3만5천&type=99');
    expect(tradeFilter.misread(query)).toEqual(['minPrice']);
    expect(tradeFilter.read(query).maxPrice).toBe(35_000);
  });

  it('finds comments in any case, and no name by punctuation alone', () => {
    const trade = listedTrade({ comment: 'Full 내구', item: item('현철중검') });
    expect(tradeFilter.matches(trade, { q: 'full' })).toBe(true);
    expect(tradeFilter.matches(trade, { q: '-' })).toBe(false);
  });

  it('finds nothing between prices without a price', () => {
    const trade = listedTrade({ price: null });
    for (const one of [{ minPrice: 1 }, { maxPrice: 10 }]) expect(tradeFilter.matches(trade, one)).toBe(false);
  });

  it('offers no payment that only old rows have', () => {
    expect(tradeFilter.fields.payMethod.choices.map(({ value }) => value)).toEqual(['', '1', '2', '3']);
    expect(tradeFilter.fields.type.choices.map(({ value }) => value)).not.toContain('9');
  });
});
