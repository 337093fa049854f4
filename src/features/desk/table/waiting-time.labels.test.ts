import { expect, it } from 'vitest';
import { isLate, waitingTime } from './waiting-time.labels.ts';

const AT = '2026-11-20T00:00:00.000Z';
const after = (minutes: number) => Date.parse(AT) + minutes * 60_000;

it.each([
  [-5, '0분', false],
  [0, '0분', false],
  [59, '59분', false],
  [60, '1시간', false],
  [192, '3시간 12분', false],
  [1440, '1일', false],
  [1441, '1일', true],
  [1620, '1일 3시간', true],
])('after %i minutes something has waited %s', (minutes, text, late) => {
  expect([waitingTime(AT, after(minutes)), isLate(AT, after(minutes))]).toEqual([text, late]);
});
