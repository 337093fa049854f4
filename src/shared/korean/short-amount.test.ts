import { expect, it } from 'vitest';
import { shortAmount } from './short-amount.ts';

it.each([
  [1, '1'],
  [8000, '8,000'],
  [472_000, '47.2만'],
  [470_000, '47만'],
  [4_720_000, '472만'],
  [12_300, '1.23만'],
  [12_800_000, '1,280만'],
  [128_000_000, '1.28억'],
  [4_294_967_295, '42.9억'],
  [99_999_999, '10,000만'],
])('shows %d as %s', (value, text) => {
  expect(shortAmount(value)).toBe(text);
});
