import { describe, expect, it } from 'vitest';
import { buildCatalog } from '#features/game-data/catalog/build-catalog.ts';
import { thresholdOf } from '#shared/advancement.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { load } from './hp-mp-table.loader.ts';

const catalog = await projectCatalog();
const request = { params: {}, url: new URL('http://site/calc/hp-mp-table') };

describe('the table of HP and MP', () => {
  const data = load(request, { catalog });

  it('contains requirements and rewards of all sixteen advancements, each with a page', () => {
    expect(data.gains).toHaveLength(16);
    for (const { materials, skills, armor, grade } of data.gains) {
      expect([materials.length > 0, skills.length > 0, armor.length]).toEqual([true, true, grade === 3 ? 2 : 0]);
      expect([...materials, ...skills, ...armor].filter(({ ref }) => ref === null)).toEqual([]);
    }
    expect(data.gains.find(({ job, grade }) => job === 1 && grade === 3)?.armor.map(({ name }) => name)).toEqual([
      '검황의영혼',
      '검황의심장',
    ]);
  });

  it('agrees with the thresholds of the rules', () => {
    for (const { job, grade, hp, mp, maxHp, maxMp } of catalog.jobGrades) {
      if (grade === 0) continue;
      expect(thresholdOf(job, grade)).toEqual({ least: { hp, mp }, full: { hp: maxHp, mp: maxMp } });
    }
  });

  it('is empty when nothing is known', () => {
    const bare = buildCatalog({ ...catalog, formulas: [], jobGrades: [] });
    expect(load(request, { catalog: bare })).toMatchObject({ gains: [], minBuyLevel: null });
  });
});
