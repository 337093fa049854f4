import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatDateWithWeekday,
  formatShortDate,
  formatTime,
  seoulDay,
  startOfSeoulDay,
} from './dates.ts';

describe('dates in Seoul', () => {
  it('starts the day at midnight in Seoul', () => {
    expect(formatDate('2025-02-26T14:59:59.999Z')).toBe('2025년 2월 26일');
    expect(formatDate('2025-02-26T15:00:00.000Z')).toBe('2025년 2월 27일');
    expect(seoulDay('2025-02-26T15:00:00.000Z')).toBe('2025-02-27');
    expect(startOfSeoulDay('2025-02-27').toISOString()).toBe('2025-02-26T15:00:00.000Z');
  });

  it.each([
    ['2025-02-27T06:04:00.000Z', '오후 3:04'],
    ['2025-02-26T15:00:00.000Z', '오전 12:00'],
    ['2025-02-27T03:00:00.000Z', '오후 12:00'],
    ['2025-02-27T02:59:59.000Z', '오전 11:59'],
  ])('formats %s as %s', (at, time) => {
    expect(formatTime(at)).toBe(time);
  });

  it('writes the other formats', () => {
    expect(formatDateTime('2025-02-27T06:04:00.000Z')).toBe('2025년 2월 27일 오후 3:04');
    expect(formatShortDate('2025-02-27T06:04:00.000Z')).toBe('2025. 2. 27.');
    expect(formatDateWithWeekday('2025-02-27T06:04:00.000Z')).toBe('2025년 2월 27일 (목)');
  });

  it('agrees with the calendar of Asia/Seoul', () => {
    const calendar = new Intl.DateTimeFormat('ko-KR', { timeZone: 'Asia/Seoul', dateStyle: 'long' });
    const instant = fc.date({ min: new Date('1989-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, (at) => {
        expect(formatDate(at)).toBe(calendar.format(at));
      }),
    );
  });

  it('starts the day that it names', () => {
    const instant = fc.date({ min: new Date('1989-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, (at) => {
        const startMs = startOfSeoulDay(seoulDay(at)).getTime();
        expect(at.getTime() - startMs).toBeGreaterThanOrEqual(0);
        expect(at.getTime() - startMs).toBeLessThan(86_400_000);
      }),
    );
  });
});
