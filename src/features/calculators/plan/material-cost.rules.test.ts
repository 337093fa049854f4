import { describe, expect, it } from 'vitest';
import { materialCost } from './material-cost.rules.ts';

const part = (id: number, price: number | null, quantity = 1) => ({ id, price, quantity });
const nobody = new Set<number>();

describe('materialCost', () => {
  it('uses the quote of the item itself', () => {
    expect(materialCost([{ ...part(1, 500), parts: [part(2, 9)] }], nobody)).toEqual({ known: 500, unknown: 0 });
  });

  it('uses its parts without a quote, and counts the parts without one', () => {
    const made = { ...part(1, null, 2), parts: [part(2, 30, 3), part(3, null), part(4, 10)] };
    expect(materialCost([made], nobody)).toEqual({ known: 200, unknown: 1 });
  });

  it('counts an item without quote and recipe as unknown', () => {
    expect(materialCost([{ ...part(1, null), parts: [] }], nobody)).toEqual({ known: 0, unknown: 1 });
  });

  it('leaves out owned items', () => {
    const wanted = [
      { ...part(1, 500), parts: [] },
      { ...part(2, null), parts: [] },
    ];
    expect(materialCost(wanted, new Set([1]))).toEqual({ known: 0, unknown: 1 });
    expect(materialCost(wanted, new Set([1, 2]))).toEqual({ known: 0, unknown: 0 });
  });
});
