import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasIssues } from '#shared/form.ts';
import { newTradeSchema } from '../../../trades/trade.contract.ts';
import { MAX_QUANTITY } from '../../../trades/trade.limits.ts';
import { mostPieces } from '../../../trades/trade.rules.ts';
import { defineTradeForm, type TradeValues } from './trade-fields.ts';
import { type ItemLimits, readCount, steppedQuantity } from './trade-form.rules.ts';

const plain: ItemLimits = { maxquan: null, maxdura: null };
const sword: ItemLimits = { maxquan: null, maxdura: 400_000 };
const acorn: ItemLimits = { maxquan: 201, maxdura: null };
const { empty, parse } = defineTradeForm(plain);
const filled = (parts: Partial<TradeValues>): TradeValues => ({ ...empty, price: '50만', ...parts });
const issuesOf = (parts: Partial<TradeValues>, limits: ItemLimits) => defineTradeForm(limits).validate(filled(parts));
const bodyOf = (parts: Partial<TradeValues>, limits: ItemLimits) => defineTradeForm(limits).toBody(filled(parts));

describe('the issues of a new trade', () => {
  it.each<[Partial<TradeValues>, ItemLimits, string[]]>([
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
    [{ comment: '🐉'.repeat(200) }, plain, []],
  ])('%j within %j: %j', (parts, limits, names) => {
    expect(Object.keys(issuesOf(parts, limits))).toEqual(names);
  });

  it('has the limit in its text', () => {
    expect(issuesOf({ quantity: '300' }, acorn).quantity).toContain('201개');
    expect(issuesOf({ durability: '50만' }, sword).durability).toContain('400,000');
  });
});

describe('the body of a new trade', () => {
  it('is valid for the contract whenever no field has an issue', () => {
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
      fc.property(typed, limits, (values, limit) => {
        const form = defineTradeForm(limit);
        if (hasIssues(form.validate(values))) return;
        const { isOffer, ...body } = form.toBody(values);
        expect(newTradeSchema.safeParse({ itemId: 12, gameServer: 1, ...body }).success).toBe(true);
        expect(body.quantity).toBeLessThanOrEqual(mostPieces(limit));
        expect(body.price === null).toBe(isOffer);
      }),
    );
  });

  it('reads amounts as players write them', () => {
    const body = bodyOf({ price: '1.2억', durability: '38만', comment: ' 국내성\n주막 ' }, sword);
    expect(body).toMatchObject({ price: 120_000_000, durability: 380_000, comment: '국내성 주막' });
  });

  it('sends no durability of items without one', () => {
    expect(bodyOf({ durability: '38만' }, plain).durability).toBeNull();
    expect(bodyOf({ durability: '' }, sword).durability).toBeNull();
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
    const values = filled({ tradeType: 2, payMethod: 3, isAuth: true, comment: '글' });
    expect(parse(JSON.parse(JSON.stringify(values)))).toEqual(values);
  });

  it('replaces invalid values', () => {
    expect(parse({ tradeType: 7, price: 5, payMethod: 4, isOffer: 'true' })).toEqual(empty);
    expect(parse('text')).toBeNull();
    expect(parse(null)).toBeNull();
  });
});

describe('a trade that is listed again', () => {
  it('fills the form with what it says', () => {
    const values = defineTradeForm(sword).fromRow({
      tradeType: 2,
      price: null,
      isOffer: true,
      quantity: 3,
      durability: 380_000,
    });
    expect(values).toEqual({ ...empty, tradeType: 2, isOffer: true, quantity: '3', durability: '380,000' });
    expect(defineTradeForm(plain).fromRow({ price: 450_000, durability: null })).toEqual({ ...empty, price: '45만' });
  });
});
