import { describe, expect, it } from 'vitest';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { levelPart } from '../exp.rules.ts';
import { monsterById, placesFor, usualMonster } from '../hunt.rules.ts';
import { levelGroups, singleLevels } from '../level-rows.rules.ts';
import { load } from './exp.loader.ts';

const catalog = await projectCatalog();
const data = load({ params: {}, url: new URL('http://localhost/calc/exp') }, { catalog });
const { places } = data.hunting;

describe('the hunting places of the page', () => {
  it('include every monster with experience once', () => {
    const rows = places.flatMap(({ monsters }) => monsters.map(([, name, exp]) => `${name} ${exp}`));
    const known = catalog.monsters.filter(({ exp }) => (exp ?? 0) >= 5).map(({ name, exp }) => `${name} ${exp}`);
    expect(rows.toSorted()).toEqual([...new Set(known)].toSorted());
  });

  it.each([1, 7, 20, 35, 50, 65, 85, 99])('offer some at level %i, the usual one among them', (level) => {
    const near = placesFor(places, level);
    const usual = usualMonster(places, level) ?? expect.fail();
    expect(monsterById(near, usual[0])).toEqual(usual);
  });

  it('find a monster by id, and nothing for an invalid one', () => {
    expect(monsterById(places, Number('x'))).toBeUndefined();
    expect(monsterById(places, 0)).toBeUndefined();
  });
});

describe('the rows of levels', () => {
  const totals = data.totals[1] ?? [];
  const singles = (from: number, to: number) =>
    singleLevels(levelPart(totals, from, 0, to).rows, [], data.corrected[1] ?? []);

  it('are single for few levels, and grouped by tens for many', () => {
    expect(levelGroups(singles(28, 40)).map(({ from, to }) => [from, to])).toHaveLength(12);
    expect(levelGroups(singles(28, 99)).map(({ from, to }) => [from, to])).toEqual([
      [28, 29],
      [30, 39],
      [40, 49],
      [50, 59],
      [60, 69],
      [70, 79],
      [80, 89],
      [90, 98],
    ]);
  });

  it('preserve the sum and the mark of corrected levels', () => {
    const groups = levelGroups(singles(1, 99));
    expect(groups.reduce((sum, { exp }) => sum + exp, 0)).toBe(2_600_000_000);
    expect(groups.filter(({ isCorrected }) => isCorrected).map(({ from }) => from)).toEqual([40, 60]);
  });
});
