import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AdClock, IDLE_MS, REFRESH_AFTER_MS, refreshesAds, startAdClock, windAdClock } from './ad-clock.rules.ts';

const LEFT = { from: '/', to: '/items', windowWidth: 1440, hasVisibleSlot: true, countedMs: REFRESH_AFTER_MS };

describe('p§4 ads: refreshed on a change of pathname alone', () => {
  it('with a visible slot, in a window of 640 px and after 30 s', () => {
    expect(refreshesAds(LEFT)).toBe(true);
    expect(refreshesAds({ ...LEFT, windowWidth: 640 })).toBe(true);
  });

  it.each([
    ['the same page', { to: '/' }],
    ['no visible slot', { hasVisibleSlot: false }],
    ['639 px', { windowWidth: 639 }],
    ['29.999 s', { countedMs: REFRESH_AFTER_MS - 1 }],
    ['no width', { windowWidth: Number.NaN }],
  ])('and not with %s', (_why, change) => expect(refreshesAds({ ...LEFT, ...change })).toBe(false));
});

function windAll(signs: readonly (readonly [now: number, isActive: boolean])[], from = 0): AdClock {
  return signs.reduce((clock, [now, isActive]) => windAdClock(clock, now, isActive), startAdClock(from));
}

describe('p§9 ads: the clock of a page', () => {
  it('stands still after 5 minutes without a sign, and goes on with the next', () => {
    expect(windAll([[IDLE_MS * 3, false]]).countedMs).toBe(IDLE_MS);
    expect(
      windAll([
        [IDLE_MS * 3, true],
        [IDLE_MS * 3 + 7, false],
      ]).countedMs,
    ).toBe(IDLE_MS + 7);
  });

  it('counts everything while the visitor gives signs', () => {
    const signs = Array.from({ length: 100 }, (_, at) => [at * (IDLE_MS - 1), true] as const);
    expect(windAll(signs).countedMs).toBe(99 * (IDLE_MS - 1));
  });

  it('that is set back counts nothing for it, and is idle as soon as before', () => {
    const signs = [
      [60_000, true],
      [-3_600_000, false],
      [-3_600_000 + IDLE_MS * 4, false],
    ] as const;
    expect(windAll(signs).countedMs).toBe(60_000 + IDLE_MS);
  });
});

interface Moment {
  afterMs: number;
  kind: 'sign' | 'look' | 'page';
}

/** A day of a visitor: signs, looks of the site, changes of page, with pauses between them. */
const day = fc.array(
  fc.record<Moment>({
    afterMs: fc.oneof(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 3 * IDLE_MS })),
    kind: fc.constantFrom('sign', 'look', 'page'),
  }),
  { minLength: 1, maxLength: 300 },
);

/** Second by second it would be the same: the time in which the last sign is at most 5 minutes old. */
function countedByHand(moments: readonly Moment[]): number {
  let [now, activeAt, counted] = [0, 0, 0];
  for (const { afterMs, kind } of moments) {
    counted += Math.max(0, Math.min(now + afterMs, activeAt + IDLE_MS) - now);
    now += afterMs;
    if (kind === 'sign') activeAt = now;
  }
  return counted;
}

describe('over a day of a visitor', () => {
  it('the time that is counted is that of the last sign and 5 minutes more, however often it was looked at', () => {
    fc.assert(
      fc.property(day, (moments) => {
        let now = 0;
        const signs = moments.map(({ afterMs, kind }) => {
          now += afterMs;
          return [now, kind === 'sign'] as const;
        });
        expect(windAll(signs).countedMs).toBe(countedByHand(moments));
        expect(windAll(signs.filter(([, isActive], at) => isActive || at === signs.length - 1)).countedMs).toBe(
          countedByHand(moments),
        );
      }),
    );
  });

  it('no two refreshes come within 30 s, and none within 30 s of the day', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 200, max: 2000 }), (moments, windowWidth) => {
        let [now, page, refreshedAt] = [0, 0, 0];
        let clock = startAdClock(0);
        for (const { afterMs, kind } of moments) {
          now += afterMs;
          clock = windAdClock(clock, now, kind !== 'look');
          if (kind !== 'page') continue;
          const change = { from: `/${page}`, to: `/${page + 1}`, windowWidth, hasVisibleSlot: true };
          if (refreshesAds({ ...change, countedMs: clock.countedMs })) {
            expect(now - refreshedAt).toBeGreaterThanOrEqual(REFRESH_AFTER_MS);
            expect(windowWidth).toBeGreaterThanOrEqual(640);
            refreshedAt = now;
          }
          page += 1;
          clock = startAdClock(now);
        }
      }),
    );
  });

  it('a clock that jumps about never counts more than passed forwards, nor less than nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: -1e7, max: 1e7 }), fc.boolean())), (signs) => {
        let [before, forwards] = [0, 0];
        for (const [now] of signs) {
          forwards += Math.max(0, now - before);
          before = now;
        }
        const { countedMs } = windAll(signs);
        expect(countedMs).toBeGreaterThanOrEqual(0);
        expect(countedMs).toBeLessThanOrEqual(forwards);
      }),
    );
  });
});
