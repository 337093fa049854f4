import { describe, expect, it } from 'vitest';
import type { Disagreement } from '#features/game-data/catalog/field-note.contract.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { addedText, leftOutTexts, wornText } from './gear-vitals.labels.ts';
import { gearVitals } from './gear-vitals.rules.ts';

const doubted = (field: Disagreement['field']): Disagreement => ({
  field,
  claims: [
    { value: [200], source: ['fb-2020'] },
    { value: [100], source: ['fb-tooltip'] },
  ],
});

const helmet = makeItem({ name: '투구', MHP: 1200, MMP: 300 });
const ring = makeItem({ name: '반지', MHP: -30, MMP: null });
const doubtful = makeItem({ name: '모자', MHP: 200, MMP: 0, disagreements: [doubted('MHP')] });
const spear = makeItem({ name: '기창', MHP: null, MHPP: 15, MMP: null, disagreements: [doubted('MMPP')] });

describe('what gear adds to HP and MP', () => {
  it('is the sum of what is known for sure, and names what it leaves out with the reason', () => {
    const vitals = gearVitals([helmet, ring, doubtful, spear]);
    expect([vitals.hp.total, vitals.mp.total]).toEqual([1170, 300]);
    expect(leftOutTexts(vitals)).toEqual([
      '체력에 넣지 않은 것: 모자(의심: 출처마다 값이 다름), 기창 +15%(무엇의 비율인지 모름), 기창(값을 모름)',
      '마력에 넣지 않은 것: 기창의 비율(무엇의 비율인지 모름), 반지(값을 모름), 기창(값을 모름)',
    ]);
  });

  it('is unknown where no piece tells it, and never 0', () => {
    const { hp, mp } = gearVitals([spear]);
    expect([hp.total, mp.total]).toEqual([null, null]);
    expect(addedText({ hp: null, mp: 5 })).toBe('마력 +5');
  });

  it('is written with its sign, and stands beside the bare value', () => {
    expect(addedText({ hp: 1200, mp: -30 })).toBe('체력 +1,200, 마력 −30');
    expect(wornText({ hp: 70_000, mp: 0 }, { hp: 1200, mp: 300 })).toBe('체력 71,200');
    expect(wornText({ hp: 10, mp: 50 }, { hp: -30, mp: null })).toBe('체력 0, 마력 50');
  });

  it('counts no item of the project that is doubted or unknown, and no percentage', async () => {
    const { items } = await projectCatalog();
    for (const item of items) {
      const { hp, mp } = gearVitals([item]);
      const isDoubted = (field: string) => item.disagreements.some((one) => one.field === field);
      expect([hp.total, mp.total]).toEqual([isDoubted('MHP') ? null : item.MHP, isDoubted('MMP') ? null : item.MMP]);
    }
  });
});
