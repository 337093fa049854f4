import { expect, it } from 'vitest';
import { formatClock, formatMonthDay, weekdayName } from './day-texts.ts';

it('a day in Seoul begins at its midnight', () => {
  const [before, after] = ['2025-02-26T14:59:59.999Z', '2025-02-26T15:00:00.000Z'];
  expect([formatMonthDay(before), weekdayName(before), formatClock(before)]).toEqual(['2월 26일', '수요일', '23:59']);
  expect([formatMonthDay(after), weekdayName(after), formatClock(after)]).toEqual(['2월 27일', '목요일', '00:00']);
});
