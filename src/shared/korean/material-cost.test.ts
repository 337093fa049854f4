import { expect, it } from 'vitest';
import { knownCostText } from './material-cost.ts';

it('a cost with missing prices says the known sum and how many materials have none', () => {
  expect(knownCostText(5608, 13)).toBe('5,608전 + 시세 없는 재료 13종');
});

it('a cost of which every price is known is that sum', () => {
  expect(knownCostText(42_000, 0)).toBe('4만2천');
});

it('a cost of which no price is known claims no sum', () => {
  expect(knownCostText(0, 3)).toBe('시세 없는 재료 3종');
});
