import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { killCap } from '../exp/exp.facts.ts';
import { levelTotals } from '../levels/level.facts.ts';
import { namedHuntingGrounds } from './hunting-ground.facts.ts';
import { fits, HITS_TO_STAND, type HuntingGround, killsFor, suggestHuntingGrounds } from './hunting-ground.rules.ts';

const catalog = await projectCatalog();
const huntingGrounds = namedHuntingGrounds(catalog);
const cap = killCap(catalog);
const totals = levelTotals(catalog)[1] ?? [];

const huntingGround = (
  id: number,
  more: Omit<Partial<HuntingGround>, 'worstHit'> & { worstHit?: number },
): HuntingGround => ({
  id,
  from: 90,
  to: 99,
  exp: 1000,
  monsterHp: 10,
  hit: 10,
  worstHit: more.hit ?? 10,
  isMild: true,
  ...more,
});
const order = (list: readonly HuntingGround[], level: number, hp: number) =>
  suggestHuntingGrounds(list, { job: 1, level, hp }, totals, cap).map((one) => one.huntingGround.id);

describe('which hunting ground fits', () => {
  it.each([
    [{ from: 40, to: 60 }, 40, true],
    [{ from: 40, to: 60 }, 61, false],
    [{ from: 40, to: 60 }, 39, false],
    [{ from: 80, to: null }, 99, true],
    [{ from: 78, to: null }, 99, false],
    [{ from: 1, to: null }, 1, false],
    [{ from: 1, to: 10 }, 1, true],
  ])('%j at level %i: %s', (levels, level, isFit) => {
    expect(fits(levels, level)).toBe(isFit);
  });
});

describe('the order of hunting grounds', () => {
  it('sorts endurable hunting grounds first, by experience', () => {
    const list = [
      huntingGround(1, { exp: 5000, hit: 201 }),
      huntingGround(2, { exp: 9000, hit: 900 }),
      huntingGround(3, { exp: 700, hit: 200 }),
      huntingGround(4, { exp: 800, hit: 5 }),
      huntingGround(5, { exp: 99_000, hit: null }),
    ];
    expect(order(list, 99, 200 * HITS_TO_STAND)).toEqual([4, 3, 1, 2, 5]);
  });

  it('sorts recommended ones first when HP is not given, and leaves out those that are not mild', () => {
    const list = [
      huntingGround(1, { exp: 9000, to: null }),
      huntingGround(2, { exp: 10 }),
      huntingGround(3, { exp: 8000, to: null }),
      huntingGround(4, { exp: 99_000, to: null, isMild: false }),
    ];
    expect(order(list, 99, 0)).toEqual([2, 1, 3]);
  });

  it('leaves out those where any monster kills with one hit', () => {
    const list = [huntingGround(1, { worstHit: 1000 }), huntingGround(2, { worstHit: 999 })];
    expect(order(list, 99, 1000)).toEqual([2]);
    expect(order(list, 99, 1001)).toEqual([1, 2]);
  });

  it('prefers the weaker monster among equal gains', () => {
    // At level 20 a kill gives at most 3.3 % of the level's total, whatever the monster.
    const list = [
      huntingGround(1, { from: 20, exp: 1e6, monsterHp: 50 }),
      huntingGround(2, { from: 20, exp: 2e6, monsterHp: 40 }),
    ];
    expect(order(list, 20, 0)).toEqual([2, 1]);
  });

  it('counts kills to the next level, or to the goal at the last level', () => {
    expect(killsFor(450_000, 99, 26_000_000_000, totals)).toBe(57_778);
    expect(killsFor(100, 1, 26_000_000_000, totals)).toBe(3);
    expect(killsFor(0, 99, 10, totals)).toBe(10);
  });
});

describe('the hunting grounds of the facts', () => {
  it('include some for nearly every level, in the same order every time', () => {
    const without = Array.from({ length: 99 }, (_, index) => index + 1).filter(
      (level) => suggestHuntingGrounds(huntingGrounds, { job: 1, level, hp: 0 }, totals, cap).length === 0,
    );
    const mild = huntingGrounds.filter(({ to, isMild }) => to === null && isMild).map(({ name }) => name);
    expect(mild).toEqual(expect.arrayContaining(['부여 뱀굴', '국내 뱀굴']));
    expect(mild).not.toContain('쥐왕굴');
    // Only 쥐왕굴 is open to them, where one hit takes 605.
    expect(without).toEqual([11, 12]);
  });

  it('offer a new 전사 of level 99 the places where players go', () => {
    const names = suggestHuntingGrounds(huntingGrounds, { job: 1, level: 99, hp: 0 }, totals, cap).map(
      (one) => one.huntingGround.name,
    );
    expect(names.slice(0, 6)).toContain('부여 흉가');
  });

  it('never include one with a monster that kills with one hit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 400_000 }), (level, hp) => {
        for (const { huntingGround: one } of suggestHuntingGrounds(
          huntingGrounds,
          { job: 1, level, hp },
          totals,
          cap,
        )) {
          for (const { dmgMax } of catalog.monstersOfDungeon(one.id)) expect(dmgMax ?? 0).toBeLessThan(hp);
        }
      }),
    );
  });

  it('never include an unsuitable one, and have finite numbers only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 4_000_000 }), (level, hp) => {
        const suggestions = suggestHuntingGrounds(huntingGrounds, { job: 1, level, hp }, totals, cap);
        const firstHard = suggestions.findIndex(({ isHard }) => isHard);
        for (const [index, { huntingGround: one, gain, isHard }] of suggestions.entries()) {
          expect(fits(one, level) && gain >= 1 && gain <= one.exp).toBe(true);
          expect(isHard).toBe(firstHard >= 0 && index >= firstHard);
          expect(Number.isSafeInteger(killsFor(gain, level, 1e12, totals))).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});
