import { describe, expect, it } from 'vitest';
import { validateReportLimit } from './report-limit.rules.ts';

/** 21:00 in Korea. */
const NOW = new Date('2026-11-23T12:00:00.000Z');
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);
const made = (count: number, hours: number) => Array.from({ length: count }, () => ago(hours));
const none = { open: [], today: 0, upheld: 0 };

describe('validateReportLimit', () => {
  it('allows ten open reports, thirty where five of the last ten were upheld', () => {
    expect(validateReportLimit({ ...none, open: made(9, 30) }, NOW)).toBeUndefined();
    expect(validateReportLimit({ ...none, open: made(10, 30), upheld: 4 }, NOW)).toMatchObject({
      reason: 'TOO_MANY_OPEN',
    });
    expect(validateReportLimit({ ...none, open: made(29, 30), upheld: 5 }, NOW)).toBeUndefined();
    expect(validateReportLimit({ ...none, open: made(30, 30), upheld: 5 }, NOW)).toMatchObject({
      reason: 'TOO_MANY_OPEN',
    });
  });

  it('says when the oldest that counts is seven days old', () => {
    const open = [...made(9, 30), ago(6 * 24), ago(6.5 * 24)];
    expect(validateReportLimit({ ...none, open }, NOW)?.retryAt).toEqual(ago(-24));
  });

  it('allows twenty a Korean day', () => {
    expect(validateReportLimit({ ...none, today: 19 }, NOW)).toBeUndefined();
    expect(validateReportLimit({ ...none, today: 20 }, NOW)).toEqual({ reason: 'TOO_MANY_TODAY', retryAt: ago(-3) });
  });
});
