import { expect, it } from 'vitest';
import { knownCostText, unpricedText } from './material-cost.ts';

it('a cost with missing prices says the known sum and how many materials have none', () => {
  expect(knownCostText(5608, 13)).toBe('5,608전 + 시세 없는 재료 13종');
});

it('a cost of which every price is known is that sum', () => {
  expect(knownCostText(42_000, 0)).toBe('4만2천');
});

it('a cost of which no price is known claims no sum', () => {
  expect(knownCostText(0, 3)).toBe('시세 없는 재료 3종');
});

it('what has no price is added to a known part, and is all there is without one', () => {
  expect([unpricedText(2, 300), unpricedText(2, 0)]).toEqual(['+ 시세 없는 재료 2종', '시세 없는 재료 2종']);
});
