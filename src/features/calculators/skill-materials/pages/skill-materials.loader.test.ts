import { describe, expect, it } from 'vitest';
import type { QuoteReader } from '#features/trade/quotes/quote.contract.ts';
import { AppError } from '#shared/errors.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { computeMaterials, skillsInBand } from '../material-list.rules.ts';
import { load } from './skill-materials.loader.ts';

const catalog = await projectCatalog();
const away: QuoteReader = {
  quotesOf: async () => {
    throw new AppError('UNAVAILABLE');
  },
  popular: async () => [],
  daysOf: async () => [],
};
const data = await load({ params: {}, url: new URL('http://site/calc/skills') }, { catalog, quotes: away });

describe('the page of skill materials', () => {
  it("shows no prices but the money's own while the database is away", () => {
    expect(data.materials.filter(({ price }) => price !== null)).toMatchObject([{ name: '금전', price: 1 }]);
  });

  it.each([
    [1, 10, '금전 30', '도토리 70'],
    [2, 8, '금전 30', '도토리 70'],
    [3, 5, '도토리 10', '토끼고기 10'],
    [4, 5, '도토리 10', '토끼고기 10'],
  ])('counts what 누리의기원 takes of job %i at level %i: %s, %s', (job, level, ...stacks) => {
    const taught = skillsInBand(data.skills, { job, from: level, to: level }).filter(
      ({ name }) => name === '누리의기원',
    );
    const { rows } = computeMaterials(taught, data.materials, new Set());
    expect(rows.map(({ at, quantity }) => `${data.materials[at]?.name} ${quantity}`)).toEqual(stacks);
  });

  it('sums the required materials of each job', () => {
    for (const job of [1, 2, 3, 4]) {
      const skills = skillsInBand(data.skills, { job, from: 1, to: 99 });
      const { rows } = computeMaterials(skills, data.materials, new Set());
      const queryState = catalog.skills
        .filter(({ reqJobs }) => reqJobs[0] === job || reqJobs[0] === 0)
        .flatMap(({ reqItems }) => reqItems)
        .filter(({ itemName }) => itemName === '도토리');
      const acorns = rows.find(({ at }) => data.materials[at]?.name === '도토리');
      expect(acorns?.quantity).toBe(queryState.reduce((sum, { quantity }) => sum + quantity, 0));
    }
  });
});
