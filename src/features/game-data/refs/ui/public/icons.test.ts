import { describe, expect, it } from 'vitest';
import { itemIcon } from './item-icon.ts';
import { monsterIcon } from './monster-icon.ts';
import { skillIcon } from './skill-icon.ts';

describe('itemIcon', () => {
  it.each([
    [0, '가시철단도', 'gear/curvy-knife', 'weapon'],
    [0, '현철중검', 'gear/relic-blade', 'weapon'],
    [0, '해골죽장', 'gear/skull-staff', 'weapon'],
    [1, '파란색비늘남자갑주', 'gear/scale-mail', 'armour'],
    [4, '비룡장갑', 'gear/gauntlet', 'armour'],
    [6, '막걸리', 'goods/amphora', 'food'],
    [7, '파마의피리', 'goods/hunting-horn', 'material'],
    [8, '귀환비서', 'goods/scroll-unfurled', 'use'],
    [10, '진호박', 'goods/emerald', 'material'],
    [10, '쇠가루', 'goods/powder', 'material'],
    [10, '처음보는것', 'goods/ore', 'material'],
    [7, '처음보는것', 'goods/swap-bag', 'material'],
    [11, '처음보는것', 'goods/secret-book', 'use'],
  ])('type %i %s is %s', (type, name, icon, tone) => {
    expect(itemIcon({ type, subType: null, name })).toEqual({ icon, tone });
  });

  it('reads the narrower type', () => {
    expect(itemIcon({ type: 4, subType: '반지', name: '용왕' }).icon).toBe('gear/ring');
  });
});

describe('monsterIcon', () => {
  it.each([
    ['박쥐', 'beast/bat'],
    ['다람쥐', 'beast/squirrel'],
    ['쥐방울해마', 'beast/seahorse'],
    ['범녹', 'beast/tiger-head'],
    ['진백호왕', 'beast/tiger-head'],
    ['불구미호', 'beast/fox'],
    ['거미랑', 'beast/spider-alt'],
    ['야월진랑', 'beast/wolf-head'],
    ['자명비', 'beast/ghost'],
    ['산적두목의졸개', 'beast/bandit'],
    ['이름모를것', 'beast/paw-print'],
  ])('%s is %s', (name, icon) => {
    expect(monsterIcon({ name }).icon).toBe(icon);
  });
});

describe('skillIcon', () => {
  it('matches the name first, then the effect', () => {
    expect(skillIcon({ name: '부활', effect: '마력을 모두 써 사람을 되살림' })).toEqual({
      icon: 'skill/angel-wings',
      tone: 'food',
    });
    expect(skillIcon({ name: '이름모를것', effect: '중독 해제' }).icon).toBe('skill/healing');
    expect(skillIcon({ name: '이름모를것', effect: null })).toEqual({ icon: 'skill/aura', tone: 'use' });
  });
});
