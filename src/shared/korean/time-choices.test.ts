import { describe, expect, it } from 'vitest';
import { dateChoices, dayChoices, HOUR_CHOICES, minuteChoices } from './time-choices.ts';

const labelsOf = (choices: readonly { label: string }[]) => choices.map(({ label }) => label);

describe('fields of time', () => {
  it('name the hours of a day as they are said', () => {
    expect(labelsOf(HOUR_CHOICES)).toHaveLength(24);
    expect([0, 9, 12, 21].map((hour) => HOUR_CHOICES[hour])).toEqual([
      { value: '00', label: '오전 0시' },
      { value: '09', label: '오전 9시' },
      { value: '12', label: '오후 12시' },
      { value: '21', label: '오후 9시' },
    ]);
  });

  it.each([
    ['30', 12, '30분'],
    ['07', 13, '07분'],
    ['', 12, '55분'],
  ])('offer the minute %j among %i', (minute, count, label) => {
    expect(minuteChoices(minute)).toHaveLength(count);
    expect(labelsOf(minuteChoices(minute))).toContain(label);
  });

  it('offer days in Seoul, which has tomorrow already when London has not', () => {
    const days = dayChoices('2026-12-01', '2026-11-29T16:00:00Z', 3);
    expect(days).toEqual([
      { value: '2026-11-30', label: '11월 30일 (월) 오늘' },
      { value: '2026-12-01', label: '12월 1일 (화) 내일' },
      { value: '2026-12-02', label: '12월 2일 (수) 모레' },
    ]);
  });

  it('still offer a day that has passed while it is set', () => {
    expect(labelsOf(dayChoices('2026-11-02', '2026-11-30T03:00:00Z', 1))).toEqual([
      '11월 2일 (월)',
      '11월 30일 (월) 오늘',
    ]);
  });

  it('offer as many dates as the month has', () => {
    expect(dateChoices('2026-02').at(-1)).toEqual({ value: '28', label: '28일 (토)' });
    expect(dateChoices('2028-02').at(-1)?.label).toBe('29일 (화)');
  });
});
