import { expect, it } from 'vitest';
import { outcomeText } from './similar-report.labels.ts';

it.each([
  ['기각', 3, [], null],
  ['조치', 2, [], null],
  ['7일 정지, 숨김', 2, ['suspend', 'hideTrade'], 7],
  ['정지', 2, ['suspend'], null],
  ['경고, 시세 제외', 2, ['warn', 'excludePrice'], null],
] as const)('a decision is told in short as %s', (text, status, actions, suspendedDays) => {
  expect(outcomeText({ status, actions: [...actions], suspendedDays })).toBe(text);
});
