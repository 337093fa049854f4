import { describe, expect, it } from 'vitest';
import { materialCost } from './material-cost.rules.ts';

const part = (id: number, price: number | null, quantity = 1) => ({ id, price, quantity });
const nobody = new Set<number>();

describe('materialCost', () => {
  it('takes the quote of the thing itself', () => {
    expect(materialCost([{ ...part(1, 500), parts: [part(2, 9)] }], nobody)).toEqual({ known: 500, unknown: 0 });
  });

  it('takes its parts where it has none, and says how many of them have none either', () => {
    const made = { ...part(1, null, 2), parts: [part(2, 30, 3), part(3, null), part(4, 10)] };
    expect(materialCost([made], nobody)).toEqual({ known: 200, unknown: 1 });
  });

  it('counts what is neither traded nor made as unknown', () => {
    expect(materialCost([{ ...part(1, null), parts: [] }], nobody)).toEqual({ known: 0, unknown: 1 });
  });

  it('leaves out what one has', () => {
    const wanted = [
      { ...part(1, 500), parts: [] },
      { ...part(2, null), parts: [] },
    ];
    expect(materialCost(wanted, new Set([1]))).toEqual({ known: 0, unknown: 1 });
    expect(materialCost(wanted, new Set([1, 2]))).toEqual({ known: 0, unknown: 0 });
  });
});
