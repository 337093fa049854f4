import { describe, expect, it } from 'vitest';
import { ordersWith } from './trade-order.rules.ts';

describe('the orders of a list', () => {
  it.each([
    [{}, ['new', 'ratio']],
    [{ status: 1 as const }, ['new', 'ratio']],
    [{ tradeType: 2 as const }, ['new', 'price', 'ratio']],
    [{ tradeType: 1 as const, status: 2 as const }, ['new']],
    [{ tradeType: 1 as const, status: 3 as const }, ['new']],
  ])('with %j are %j', (filter, orders) => {
    expect(ordersWith(filter)).toEqual(orders);
  });
});
