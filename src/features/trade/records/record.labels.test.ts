import { expect, it } from 'vitest';
import { dealsText } from './record.labels.ts';

it('counts a confirmed deal once, apart from those that only the owner ended', () => {
  expect(dealsText({ completed: 12, confirmed: 0 })).toBe('상대 확인 0 · 스스로 완료 12');
  expect(dealsText({ completed: 1234, confirmed: 34 })).toBe('상대 확인 34 · 스스로 완료 1,200');
});
