import { describe, expect, it } from 'vitest';
import { durationText, timeLeft } from './time-left.rules.ts';

const party = { createdAt: '2026-11-20T05:00:00.000Z', expiredAt: '2026-11-20T07:00:00.000Z' };

describe('the time that a party has left', () => {
  it('is a share of its whole time and minutes rounded up', () => {
    expect(timeLeft(party, Date.parse('2026-11-20T06:00:30.000Z'))).toEqual({ share: 3570 / 7200, minutes: 60 });
  });

  it('is nothing after the end and all before the beginning', () => {
    expect(timeLeft(party, Date.parse('2026-11-20T08:00:00.000Z'))).toEqual({ share: 0, minutes: 0 });
    expect(timeLeft(party, Date.parse('2026-11-20T04:00:00.000Z')).share).toBe(1);
  });

  it('is said in hours and minutes', () => {
    expect([0, 40, 60, 72, 120].map(durationText)).toEqual(['0분', '40분', '1시간', '1시간 12분', '2시간']);
  });
});
