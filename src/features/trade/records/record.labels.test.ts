import { expect, it } from 'vitest';
import { dealsText } from './record.labels.ts';

it('counts a confirmed deal once, apart from those that only the owner ended', () => {
  expect(dealsText({ completed: 12, confirmed: 0 })).toBe('12건 (상대 확인 0건)');
  expect(dealsText({ completed: 1234, confirmed: 34 })).toBe('1,234건 (상대 확인 34건)');
});
