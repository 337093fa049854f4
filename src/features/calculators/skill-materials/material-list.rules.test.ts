import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeMaterials, skillsInBand } from './material-list.rules.ts';
import { shoppingText } from './shopping.labels.ts';
import { skillMaterialsParams } from './skill-materials.params.ts';
import { learntText, readSkillQuestion } from './skill-question.rules.ts';

const MATERIALS = [
  { name: '도토리', price: 20 },
  { name: '금전', price: 1 },
  { name: '진호박', price: null },
];
const skill = (id: number, job: number, level: number, stacks: [number, number][], exp: number | null = null) => ({
  id,
  job,
  level,
  exp,
  stacks: stacks.map(([at, quantity]) => ({ at, quantity })),
});
const SKILLS = [
  skill(1, 1, 20, [
    [0, 50],
    [1, 100],
  ]),
  skill(2, 1, 99, [[2, 5]], 50_000_000),
  skill(3, 2, 10, [[0, 1]]),
  skill(4, 0, 5, [[0, 10]]),
];
const sendRequest = (query: string) => readSkillQuestion(skillMaterialsParams.texts(new URLSearchParams(query)));

describe('the materials of a band of levels', () => {
  it('contain those of the job and of all jobs, summed, in the order of need', () => {
    const { band, learnt } = sendRequest('job=1&to=50');
    const skills = skillsInBand(SKILLS, band);
    expect(skills.map(({ id }) => id)).toEqual([4, 1]);
    expect(computeMaterials(skills, MATERIALS, learnt)).toEqual({
      rows: [
        { at: 0, quantity: 60, cost: 1200 },
        { at: 1, quantity: 100, cost: 100 },
      ],
      knownCost: 1300,
      missing: 0,
      exp: 0,
    });
  });

  it('leave out learnt skills and count materials without a price', () => {
    const { band, learnt } = sendRequest('job=1&have=1.4');
    const list = computeMaterials(skillsInBand(SKILLS, band), MATERIALS, learnt);
    expect(list).toMatchObject({ knownCost: 0, missing: 1, exp: 50_000_000 });
    expect(shoppingText(band, list, MATERIALS)).toBe(
      '전사 1–99레벨 기술 재료\n진호박 5개 (시세 없음)\n시세 없는 재료 1종',
    );
  });

  it('are formatted for pasting into a chat', () => {
    const { band, learnt } = sendRequest('job=1&from=6&to=20');
    const list = computeMaterials(skillsInBand(SKILLS, band), MATERIALS, learnt);
    expect(shoppingText(band, list, MATERIALS)).toBe(
      '전사 6–20레벨 기술 재료\n도토리 50개 (1천)\n금전 100전 (100전)\n총 1,100전',
    );
  });
});

describe('the question', () => {
  it('swaps reversed levels', () => {
    expect(sendRequest('from=60&to=20')).toMatchObject({
      band: { job: 1, from: 20, to: 60 },
      to: { note: '처음보다 낮아 서로 바꿔 계산합니다.' },
    });
  });

  it('marks and unmarks a learnt skill', () => {
    expect(learntText(new Set([7, 3]), 5, true)).toBe('3.5.7');
    expect(learntText(new Set([7, 3]), 3, false)).toBe('7');
    expect(learntText(new Set([7]), 7, false)).toBeNull();
    expect([...sendRequest('have=3,5.x.-1.99999.7').learnt]).toEqual([3, 5, 7]);
  });

  it('returns finite whole numbers for any input', () => {
    const text = fc.oneof(fc.string(), fc.double().map(String), fc.integer().map(String));
    fc.assert(
      fc.property(fc.record({ job: text, from: text, to: text, have: text }), (fields) => {
        const { band, learnt } = readSkillQuestion(skillMaterialsParams.texts(new URLSearchParams(fields)));
        expect(band.job >= 1 && band.job <= 4 && band.from >= 1 && band.from <= band.to && band.to <= 99).toBe(true);
        const { knownCost, exp } = computeMaterials(skillsInBand(SKILLS, band), MATERIALS, learnt);
        expect(Number.isSafeInteger(knownCost) && Number.isSafeInteger(exp)).toBe(true);
      }),
    );
  });
});
