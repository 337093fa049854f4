import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillsText, goalText, hoursText, roughCount, standingText } from './exp.labels.ts';
import { goalGrades, nextGoal } from './exp-question.rules.ts';
import { ownExp } from './own-exp.rules.ts';
import {
  axisLabels,
  type ChartSize,
  DESK,
  layOut,
  levelRamp,
  niceStep,
  PHONE,
  priceText,
  vitalRamp,
} from './ramp-chart.rules.ts';

describe('texts of times and numbers', () => {
  it.each([
    [0, '0분'],
    [0.001, '1분'],
    [5.5, '5시간 30분'],
    [2, '2시간'],
    [52, '2일 4시간'],
    [48, '2일'],
    [24_000, '1,000일'],
  ])('%d hours are %s', (hours, words) => {
    expect(hoursText(hours)).toBe(words);
  });

  it('never understates the time', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e15, noNaN: true }), (hours) => {
        const [, days = '0'] = /([\d,]+)일/.exec(hoursText(hours)) ?? [];
        const [, whole = '0'] = /(\d+)시간/.exec(hoursText(hours)) ?? [];
        const [, minutes = '0'] = /(\d+)분/.exec(hoursText(hours)) ?? [];
        const message = Number(days.replaceAll(',', '')) * 24 + Number(whole) + Number(minutes) / 60;
        expect(message).toBeGreaterThanOrEqual(hours - 1e-9 * hours);
        expect(message - hours).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('counts the last fill of the stored maximum whole', () => {
    expect(fillsText(1_311_500_000_000, 4_294_967_295)).toBe('306번');
    expect(fillsText(4_294_967_294, 4_294_967_295)).toBe('1번');
    expect(fillsText(0, 4_294_967_295)).toBe('0번');
  });

  it.each([
    [2_914_445, '291만'],
    [99_999, '99,999'],
    [1_500_000_000_000, '1조'],
  ])('%i is about %s', (count, words) => {
    expect(roughCount(count)).toBe(words);
  });
});

describe('the current position', () => {
  const list = [
    { from: 0, exp: 10_000_000, gain: 50 },
    { from: 800_000, exp: 20_000_000, gain: 50 },
  ];

  it('shows the grade reached and the tier', () => {
    expect(standingText(1, 'hp', list, 642_500)).toBe('64만 2,500 · 검제, 1구간');
    expect(standingText(1, 'mp', list, 900_000)).toBe('90만 · 2구간');
  });

  it('offers two grades ahead at all times', () => {
    expect(goalGrades(1, 'hp', 642_500)).toEqual([3, 4]);
    expect(goalGrades(1, 'hp', 0)).toEqual([1, 2]);
    expect(goalGrades(4, 'mp', 4_000_000)).toEqual([3, 4]);
  });

  it('names a target that an advancement requires', () => {
    expect(goalText(1, 'hp', 1_600_000)).toBe('검성 풀승');
    expect(goalText(3, 'mp', 500_000)).toBe('현인 칼승');
    expect(goalText(1, 'mp', 0)).toBeNull();
    expect(nextGoal(1, 'hp', 2_000_000)).toBe(2_000_000);
  });
});

describe('the player’s own character', () => {
  const own = { job: 3, level: 99, maxHp: 300_000, maxMp: 400_000, targetHp: null, targetMp: 700_000 };

  it('sets HP and MP at the last level: its own targets, else the next 칼승', () => {
    expect(ownExp(own, null)).toMatchObject({ hp: 300_000, toHp: 650_000, mp: 400_000, toMp: 700_000, level: null });
    expect(ownExp({ ...own, job: 1, targetMp: null }, null)).toMatchObject({ toHp: 600_000, mp: null, toMp: null });
    expect(ownExp({ ...own, maxHp: null, maxMp: null }, null)).toMatchObject({ by: 'vital', hp: null });
  });

  it('sets the last level below it', () => {
    expect(ownExp({ ...own, level: 70 }, null)).toMatchObject({ level: 70, toLevel: 99, hp: null });
    expect(ownExp({ ...own, level: 95 }, 'vital')).toMatchObject({ level: null, hp: 300_000 });
  });
});

describe('the picture of growing cost', () => {
  const tier = { from: 0, exp: 10_000_000, gain: 50 };
  const ramp = vitalRamp({
    vital: 'hp',
    from: 642_500,
    target: 1_600_000,
    steps: 19_150,
    exp: 1_311_500_000_000,
    reached: 1_600_000,
    rows: [
      { tier, start: 642_500, end: 800_000, steps: 3150, exp: 31_500_000_000 },
      { tier: { ...tier, exp: 100_000_000 }, start: 800_000, end: 1_600_000, steps: 16_000, exp: 1_280_000_000_000 },
    ],
  });

  it('starts at a round value, ends above the highest cost, and stays inside', () => {
    const { grid, marks, plot, goal, now } = layOut(ramp ?? expect.fail(), DESK);
    expect(grid.map(({ label }) => label)).toEqual(['0', '5,000억', '1조', '1.5조']);
    expect(marks.map(({ label }) => label)).toEqual(['60만', '80만', '160만']);
    expect(now.x).toBeGreaterThan(plot.left);
    expect(goal.x).toBeLessThan(plot.right);
    expect(goal.y).toBeGreaterThan(plot.top);
  });

  it('marks every ten levels where there is room', () => {
    const rows = Array.from({ length: 98 }, (_, index) => ({ level: index + 1, exp: 1, total: index }));
    const levels = levelRamp({ from: { level: 1, exp: 0 }, toLevel: 99, rows });
    const labelsOf = (size: ChartSize) => layOut(levels ?? expect.fail(), size).marks.map(({ label }) => label);
    expect(labelsOf(DESK)).toEqual(['1', '10', '20', '30', '40', '50', '60', '70', '80', '90', '99']);
    expect(labelsOf(PHONE)).toEqual(['1', '20', '40', '60', '80', '99']);
  });

  it('shortens prices and steps as players do', () => {
    expect([10_000_000, 50_000_000, 100_000_000, 2_000_000_000].map(priceText)).toEqual([
      '천만',
      '5천만',
      '1억',
      '20억',
    ]);
    expect([0, 1, 3, 7, 437_000].map(niceStep)).toEqual([1, 1, 5, 10, 500_000]);
    expect([0, 26_000, 150_000_000].map(axisLabels)).toEqual(['0', '2.6만', '1.5억']);
  });
});
