import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newTradeSchema } from '../../../trades/trade.contract.ts';
import { MAX_QUANTITY } from '../../../trades/trade.limits.ts';
import { mostPieces } from '../../../trades/trade.rules.ts';
import {
  EMPTY_FIELDS,
  faultsOf,
  type ItemLimits,
  newTradeOf,
  parseFields,
  readCount,
  steppedQuantity,
  type TradeFields,
} from './trade-form.rules.ts';

const plain: ItemLimits = { maxquan: null, maxdura: null };
const sword: ItemLimits = { maxquan: null, maxdura: 400_000 };
const acorn: ItemLimits = { maxquan: 201, maxdura: null };
const fields = (parts: Partial<TradeFields>): TradeFields => ({ ...EMPTY_FIELDS, price: '50만', ...parts });

describe('faultsOf', () => {
  it.each<[Partial<TradeFields>, ItemLimits, string[]]>([
    [{}, plain, []],
    [{ price: '' }, plain, ['price']],
    [{ price: '1억5000' }, plain, ['price']],
    [{ price: '0' }, plain, ['price']],
    [{ price: '43억' }, plain, ['price']],
    [{ price: '', isOffer: true }, plain, []],
    [{ quantity: '0' }, plain, ['quantity']],
    [{ quantity: '' }, plain, ['quantity']],
    [{ quantity: '9,999' }, plain, []],
    [{ quantity: '10000' }, plain, ['quantity']],
    [{ quantity: '201' }, acorn, []],
    [{ quantity: '202' }, acorn, ['quantity']],
    [{ quantity: '2' }, sword, ['quantity']],
    [{ durability: '38만' }, sword, []],
    [{ durability: '0' }, sword, []],
    [{ durability: '400,001' }, sword, ['durability']],
    [{ durability: '많이' }, sword, ['durability']],
    [{ durability: '많이' }, plain, []],
    [{ comment: '가'.repeat(200) }, plain, []],
    [{ comment: '가'.repeat(201) }, plain, ['comment']],
  ])('%j within %j: %j', (parts, limits, faulty) => {
    expect(Object.keys(faultsOf(fields(parts), limits))).toEqual(faulty);
  });

  it('has the limit in its text', () => {
    expect(faultsOf(fields({ quantity: '300' }), acorn).quantity).toContain('201개');
    expect(faultsOf(fields({ durability: '50만' }), sword).durability).toContain('400,000');
  });
});

describe('newTradeOf', () => {
  it('is valid for the contract whenever no field has a fault', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('50만', '1', '0', '201', ' 3 ', '3만5천'));
    const limits = fc.constantFrom(plain, sword, acorn);
    const typed = fc.record({
      tradeType: fc.constantFrom(1 as const, 2 as const),
      price: text,
      isOffer: fc.boolean(),
      quantity: text,
      durability: text,
      payMethod: fc.constantFrom(1 as const, 2 as const, 3 as const),
      isNegotiation: fc.boolean(),
      isAuth: fc.boolean(),
      excludePrice: fc.boolean(),
      comment: fc.string({ maxLength: 220 }),
    });
    fc.assert(
      fc.property(typed, limits, (form, limit) => {
        if (Object.keys(faultsOf(form, limit)).length > 0) return;
        const body = newTradeOf(form, 12, 1, limit);
        expect(newTradeSchema.safeParse(body).success).toBe(true);
        expect(body.quantity).toBeLessThanOrEqual(mostPieces(limit));
        expect(body.price === null).toBe(form.isOffer);
      }),
    );
  });

  it('reads amounts as players write them', () => {
    const body = newTradeOf(fields({ price: '1.2억', durability: '38만', comment: ' 국내성\n주막 ' }), 7, 2, sword);
    expect(body).toMatchObject({ price: 120_000_000, durability: 380_000, comment: '국내성 주막', gameServer: 2 });
  });

  it('sends no durability of items without one', () => {
    expect(newTradeOf(fields({ durability: '38만' }), 7, 1, plain).durability).toBeNull();
    expect(newTradeOf(fields({ durability: '' }), 7, 1, sword).durability).toBeNull();
  });
});

describe('the stepper', () => {
  it('stays within the limits wherever it starts', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: -10, max: 10 }),
        fc.constantFrom(plain, sword, acorn),
        (from, step, limits) => {
          const pieces = readCount(steppedQuantity(from, step, limits));
          expect(pieces).toBeGreaterThanOrEqual(1);
          expect(pieces).toBeLessThanOrEqual(mostPieces(limits));
        },
      ),
    );
  });

  it('uses the maximum of each kind', () => {
    expect([mostPieces(plain), mostPieces(acorn), mostPieces(sword)]).toEqual([MAX_QUANTITY, 201, 1]);
  });
});

describe('a stored form', () => {
  it('is read as it was', () => {
    const form = fields({ tradeType: 2, payMethod: 3, isAuth: true, comment: '글' });
    expect(parseFields(JSON.parse(JSON.stringify(form)))).toEqual(form);
  });

  it('replaces invalid values', () => {
    expect(parseFields({ tradeType: 7, price: 5, payMethod: 4, isOffer: 'true' })).toEqual(EMPTY_FIELDS);
    expect(parseFields('text')).toBeNull();
    expect(parseFields(null)).toBeNull();
  });
});
