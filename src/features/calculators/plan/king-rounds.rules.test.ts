import { describe, expect, it } from 'vitest';
import { projectRows } from '#tests/support/project-facts.ts';
import { kingRounds } from './king-round.facts.ts';
import { bandFor, kingHref } from './king-rounds.rules.ts';

const kings = kingRounds(await projectRows());
const named = (slug: string) => {
  const king = kings.find((one) => one.slug === slug);
  if (!king) throw new Error(`no king ${slug}`);
  return king;
};

describe('the lists of the kings', () => {
  it('depend on the level', () => {
    const buyeo = named('buyeo');
    expect(bandFor(buyeo, 55, 0)).toBeUndefined();
    expect(bandFor(buyeo, 56, 0)?.levels).toEqual([56, 69]);
    expect(bandFor(buyeo, 99, 0)?.levels).toEqual([90, 99]);
    expect(kingHref(buyeo, 60, 0)).toBe('/calc/kingQuest/buyeo?level=60');
  });

  it('depend on the grade in 장안', () => {
    const jangan = named('jangan');
    expect(bandFor(jangan, 98, 0)).toBeUndefined();
    const rewards = [0, 1, 2, 3, 4].map((grade) => bandFor(jangan, 99, grade)?.reward ?? 0);
    expect(rewards[1]).toBe(rewards[2]);
    expect(rewards[3]).toBe(rewards[4]);
    expect(new Set(rewards).size).toBe(3);
    const sources = [0, 1, 3].map((grade) => bandFor(jangan, 99, grade)?.sources);
    expect(sources).toEqual([
      '바람위키 경험치의 10배 4,863,636, 옛 서버 스크립트 4,518,181',
      '바람위키 경험치의 10배 13,700,000, 옛 서버 스크립트 24,000,000',
      '바람위키 경험치의 10배 77,000,000, 옛 서버 스크립트 77,000,000',
    ]);
    expect(named('buyeo').bands.map((band) => band.sources)).toEqual([null, null, null]);
    expect(kingHref(jangan, 99, 2)).toBe('/calc/kingQuest/jangan?grade=2');
  });
});
