import { describe, expect, it } from 'vitest';
import { projectCatalog } from '#tests/support/project-facts.ts';
import type { Formula } from '../catalog/fact-sheet.contract.ts';
import { gradesOfBand, kingQuestHref, kingQuestsFor } from './king-quest.rules.ts';
import { formatMonsterDescription, kingQuestBand, sourcedRewards } from './monster.labels.ts';

const formula: Formula = {
  name: 'king-quest',
  slug: 'buyeo',
  king: '부여왕',
  place: '부여성왕궁',
  minLevel: 20,
  bands: [
    { label: null, levelMin: 60, levelMax: 69, monsters: [{ name: '범', exp: 100, reward: 1000, scriptReward: null }] },
    {
      label: '2차 승급',
      levelMin: null,
      levelMax: null,
      monsters: [{ name: '범', exp: 100, reward: 2000, scriptReward: null }],
    },
  ],
  note: null,
  source: ['fb'],
  confidence: 'medium',
};

describe('kingQuestsFor', () => {
  it('finds every band that includes the monster, and nothing for others', () => {
    const found = kingQuestsFor([formula], '범');
    expect(found.map((quest) => [quest.king, kingQuestBand(quest), quest.reward])).toEqual([
      ['부여왕', '레벨 60–69', 1000],
      ['부여왕', '2차 승급', 2000],
    ]);
    expect(kingQuestsFor([formula], '곰')).toEqual([]);
  });
});

describe('the band of a king', () => {
  it.each([
    ['승급 전 (0차)', { min: 0, max: 0 }],
    ['1차~2차', { min: 1, max: 2 }],
    ['3차 이상', { min: 3, max: 4 }],
    ['아무나', null],
    [null, null],
  ])('%j is of the grades %j', (label, grades) => {
    expect(gradesOfBand(label)).toEqual(grades);
  });

  it('has an address in the calculator', () => {
    const places = kingQuestsFor([formula], '범').map(kingQuestHref);
    expect(places).toEqual(['/calc/kingQuest/buyeo?level=60', '/calc/kingQuest/buyeo?grade=2']);
  });
});

describe('the reward of a king', () => {
  it('is given with both sources where they differ', () => {
    expect(sourcedRewards({ reward: 2_200_000, scriptReward: 1_500_000 })).toEqual([
      { amount: 2_200_000, source: '바람위키 경험치의 10배' },
      { amount: 1_500_000, source: '옛 서버 스크립트' },
    ]);
    expect(sourcedRewards({ reward: 2_200_000, scriptReward: null })).toEqual([{ amount: 2_200_000, source: '' }]);
  });

  it('is that of 장안황제 by both sources for a monster of his', async () => {
    const mentions = kingQuestsFor((await projectCatalog()).formulas, '아기강시');
    expect(mentions.map(({ reward, scriptReward }) => [reward, scriptReward])).toEqual([
      [6_000_000, 4_000_000],
      [6_000_000, 25_000_000],
    ]);
  });
});

describe('formatMonsterDescription', () => {
  it('includes only what is known', () => {
    expect(formatMonsterDescription({ name: '쥐', exp: null, homes: [], drops: [] })).toBe(
      '바람의나라 클래식 쥐는 몬스터입니다.',
    );
    expect(
      formatMonsterDescription({ name: '곰', exp: 1500, homes: [{ name: '곰굴' }], drops: [{ name: '웅담' }] }),
    ).toBe('바람의나라 클래식 곰은 곰굴에 나오는 몬스터입니다. 경험치는 1,500. 웅담을 드롭합니다.');
  });
});
