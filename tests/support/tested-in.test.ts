import { expect, it } from 'vitest';
import { hasTest } from './tested-in.ts';

const FILE = `
it('is whole', async () => {});
it.each([1, 2])('has %d parts', () => {});
it.${'skip'}('is skipped', () => {});
it.${'todo'}('is to come');
expect('is text');
`;

it.each(['is whole', 'has %d parts'])('finds the test %j', (title) => {
  expect(hasTest(FILE, title)).toBe(true);
});

it.each(['is skipped', 'is to come', 'is text', 'is', 'is gone'])('finds no test %j', (title) => {
  expect(hasTest(FILE, title)).toBe(false);
});
