import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeItem } from '#tests/factories/game-data.ts';
import type { Item } from '../catalog/item.contract.ts';
import { changeText, leftOutTexts, limitText } from './gear-change.labels.ts';
import { gearChange, gearFacts, hasLimits, replacedBy, unmetLimits, type Wearer } from './gear-change.rules.ts';

const gear = (overrides: Partial<Item>) => gearFacts(makeItem(overrides));
const claims = (...values: number[]) => values.map((value) => ({ value: [value], source: ['fb'] }));

describe('what an item is worn in place of', () => {
  it('is all that is worn of its type, its own kind first, for a hand holds a ring as well as a glove', () => {
    const ring = gear({ type: 4, subType: '반지' });
    const worn = [gear({ type: 0 }), gear({ type: 4, subType: '장갑' }), gear({ type: 4, subType: '반지' })];
    expect(replacedBy(ring, worn)).toEqual([worn[2], worn[1]]);
    expect(replacedBy(gear({ type: 1 }), worn)).toEqual([]);
  });

  it('is nothing where the item is not worn at all', () => {
    expect(replacedBy(gear({ type: 10 }), [gear({ type: 10 })])).toEqual([]);
  });
});

describe('what changes', () => {
  const textsOf = (worn: Partial<Item>, next: Partial<Item>) => {
    const { changes, leftOut } = gearChange(gear({ name: '목도', ...worn }), gear({ name: '진일신검', ...next }));
    return [...changes.map((one) => `${changeText(one)} ${one.isBetter ?? '?'}`), ...leftOutTexts(leftOut)];
  };

  it.each<[string, Partial<Item>, Partial<Item>, string[]]>([
    ['a stat that both have', { dam: 2 }, { dam: 5 }, ['타격 +3 true']],
    ['armour, of which less is better', { ac: -9 }, { ac: -34 }, ['무장 −25 true']],
    ['a ratio', { MHPP: 10 }, { MHPP: 3 }, ['체력 비율 −7% false']],
    ['signs that differ', { M: -6 }, { M: 6 }, ['힘 +12 true']],
    ['nothing where both are the same', { hit: 5 }, { hit: 5 }, []],
    ['a range', { smin: 60, smax: 95 }, { smin: 80, smax: 115 }, ['소형 파괴력 +20 true']],
    [
      'ends of a range by themselves',
      { smin: 60, smax: 95 },
      { smin: 80, smax: 90 },
      ['소형 파괴력 최소 +20, 최대 −5 ?'],
    ],
    ['no number where one side is not known', { dam: 2 }, {}, ['진일신검 모름: 타격']],
    [
      'no numbers, under one name, where several of it are not known',
      { dam: 2, hit: 5 },
      {},
      ['진일신검 모름: 명중, 타격'],
    ],
    ['nothing of what nobody knows', {}, {}, []],
    [
      'no number where sources differ, not even about the same number',
      { hit: 5, disagreements: [{ field: 'hit', claims: claims(5, 2) }] },
      { hit: 5 },
      ['목도 의심: 명중'],
    ],
    [
      'both names where neither is certain',
      { disagreements: [{ field: 'small', claims: claims(5, 2) }] },
      {},
      ['목도 의심: 소형 파괴력', '진일신검 모름: 소형 파괴력'],
    ],
  ])('is %s', (_, worn, next, texts) => {
    expect(textsOf(worn, next)).toEqual(texts);
  });

  it('is a number only where both values are certain: it never counts an unknown or a doubtful one as 0', () => {
    const value = fc.oneof(fc.constant(null), fc.integer({ min: -50, max: 50 }));
    const item = fc
      .record({
        hit: value,
        MHP: value,
        ac: value,
        smin: value,
        smax: value,
        disputed: fc.subarray(['hit', 'MHP', 'ac', 'small'] as const),
      })
      .map(({ disputed, ...numbers }) =>
        gear({ ...numbers, disagreements: disputed.map((field) => ({ field, claims: claims(1, 2) })) }),
      );
    fc.assert(
      fc.property(item, item, (worn, next) => {
        const { changes, leftOut } = gearChange(worn, next);
        const isCertain = (one: typeof worn, field: 'hit' | 'MHP' | 'ac') =>
          one[field] !== null && !one.disagreements.some((disagreement) => disagreement.field === field);
        for (const field of ['hit', 'MHP', 'ac'] as const) {
          const change = changes.find((one) => one.field === field);
          const difference = Number(next[field]) - Number(worn[field]);
          const isCounted = isCertain(worn, field) && isCertain(next, field);
          expect(change?.by[0]).toBe(isCounted && difference !== 0 ? difference : undefined);
          const isSilent = [worn, next].every(
            (one) => one[field] === null && one.disagreements.every((d) => d.field !== field),
          );
          const named = leftOut.filter((one) => one.field === field).map(({ name }) => name);
          const uncertain = [worn, next].filter((one) => !isCertain(one, field)).map(({ name }) => name);
          expect(named).toEqual(isSilent ? [] : uncertain);
        }
        const back = gearChange(next, worn).changes;
        expect(back.map(({ field, by }) => [field, by[0] + 0])).toEqual(
          changes.map(({ field, by }) => [field, 0 - by[0]]),
        );
      }),
    );
  });
});

describe('the limits of an item', () => {
  const textsOf = (item: Partial<Item>, wearer: Wearer) => {
    const facts = gear(item);
    return unmetLimits(facts, wearer).map((limit) => limitText(facts, limit));
  };
  const shaman = { job: 3, level: 79, grade: 0 };

  it.each<[Partial<Item>, Wearer, string[]]>([
    [{ reqjob: 1 }, shaman, ['전사 장비입니다']],
    [{ reqjob: 3 }, shaman, []],
    [{ reqlevel: 80 }, shaman, ['레벨 80부터']],
    [{ reqlevel: 80 }, { ...shaman, level: 80 }, []],
    [{ reqjob: 1, reqlevel: 99, reqgrade: 3 }, shaman, ['전사 장비입니다', '레벨 99부터', '검황부터']],
    [{ reqgrade: 3 }, shaman, ['3차 승급부터']],
    [{ reqgender: 2 }, { ...shaman, gender: 1 }, ['여자 장비입니다']],
    [{ reqmight: 100, reqgrace: 100 }, { might: 99, grace: 100 }, ['힘 100부터']],
    [{ disagreements: [{ field: 'reqlevel', claims: claims(70, 80) }] }, shaman, ['레벨 70 또는 레벨 80부터 (의심)']],
    [{ disagreements: [{ field: 'reqlevel', claims: claims(70, 75) }] }, shaman, []],
  ])('of %j for %j are %j', (item, wearer, texts) => {
    expect(textsOf(item, wearer)).toEqual(texts);
  });

  it('are none where the character does not say', () => {
    const strict = { reqjob: 1, reqlevel: 99, reqgrade: 4, reqgender: 2, reqmight: 255, reqwill: 9, reqgrace: 100 };
    expect(textsOf(strict, {})).toEqual([]);
    expect(textsOf(strict, { job: null, level: null, grade: null })).toEqual([]);
    expect(textsOf({ reqgender: 2, reqmight: 255 }, shaman)).toEqual([]);
  });

  it('are not known where nobody knows a condition of it', () => {
    expect(hasLimits(gear({}))).toBe(false);
    expect(hasLimits(gear({ reqlevel: 5 }))).toBe(true);
    expect(hasLimits(gear({ disagreements: [{ field: 'reqmight', claims: claims(1, 2) }] }))).toBe(true);
  });
});
