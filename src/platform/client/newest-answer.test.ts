import { expect, it } from 'vitest';
import { NewestAnswer } from './newest-answer.ts';

it('is the answer of what began last, whichever comes last', () => {
  const newest = new NewestAnswer();
  const isFirst = newest.begin();
  expect(isFirst()).toBe(true);
  const isSecond = newest.begin();
  expect([isFirst(), isSecond()]).toEqual([false, true]);
  expect([isSecond(), isFirst()]).toEqual([true, false]);
});
