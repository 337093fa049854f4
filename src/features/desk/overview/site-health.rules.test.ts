import { describe, expect, it } from 'vitest';
import { siteProcess } from '#tests/support/site-process.ts';
import { isGone, siteHealth } from './site-health.rules.ts';

const NOW = Date.parse('2026-11-30T03:00:00Z');
const seen = (secondsAgo: number) => new Date(NOW - secondsAgo * 1000).toISOString();
const audit = { verifiedAt: seen(60), isIntact: true };
const GIB = 1024 ** 3;

describe('the health of the site', () => {
  it('counts a process as gone that was silent for more than 90 seconds', () => {
    expect([0, 90, 91].map((seconds) => isGone({ seenAt: seen(seconds) }, NOW))).toEqual([false, false, true]);
  });

  it('sums up what runs: the mean of the hits, the fullest disk', () => {
    const processes = [
      siteProcess('a', { seenAt: seen(3), hitShare: 0.9, diskFreeBytes: 5 * GIB }),
      siteProcess('b', { seenAt: seen(20), hitShare: 0.7, diskFreeBytes: 2 * GIB }),
      siteProcess('c', { seenAt: seen(20), hitShare: null, diskFreeBytes: null }),
      siteProcess('d', { seenAt: seen(900), hitShare: 0, diskFreeBytes: 0 }),
    ];
    const health = siteHealth({ processes, audit }, NOW);
    expect(health).toMatchObject({ gone: 1, diskFreeBytes: 2 * GIB, isDiskFull: false, isWell: false });
    expect(health.hitShare).toBeCloseTo(0.8);
  });

  it.each([
    ['all is well', { diskFreeBytes: GIB }, audit, true],
    ['the audit was never verified', {}, null, true],
    ['the chain is broken', {}, { ...audit, isIntact: false }, false],
    ['the disk is nearly full', { diskFreeBytes: GIB - 1 }, audit, false],
    ['a process is gone', { seenAt: seen(100) }, audit, false],
  ])('is told where %s', (_name, parts, checked, isWell) => {
    const processes = [siteProcess('a', { seenAt: seen(5), ...parts })];
    expect(siteHealth({ processes, audit: checked }, NOW).isWell).toBe(isWell);
  });

  it('has no numbers without a process', () => {
    expect(siteHealth({}, NOW)).toMatchObject({ gone: 0, hitShare: null, diskFreeBytes: null, isWell: true });
  });
});
