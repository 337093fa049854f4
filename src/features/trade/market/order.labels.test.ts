import { expect, it } from 'vitest';
import { isMixed, listTitle } from './order.labels.ts';

it.each([
  ['new', 708, '거래 중 708건'],
  ['new', null, '완료한 거래'],
  ['price', 12, '가격 있는 글 12건'],
  ['ratio', 1001, '시세 있는 글 1,000건 넘음'],
] as const)('a list by %s of %s counts what it holds: %s', (order, count, title) => {
  expect(listTitle(order, count)).toBe(title);
});

it('says that completed trades are among the waiting ones exactly where they are', () => {
  expect(isMixed('new', {})).toBe(true);
  expect([isMixed('new', { status: 1 }), isMixed('new', { status: 2 }), isMixed('price', {})]).not.toContain(true);
});
