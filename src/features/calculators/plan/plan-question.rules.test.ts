import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_VITAL } from '../vitals/vital-price.rules.ts';
import { planParams } from './plan.params.ts';
import { readPlanQuestion } from './plan-question.rules.ts';

const read = (query: string) => readPlanQuestion(planParams.texts(new URLSearchParams(query)));

describe('the question of the planner', () => {
  it('reads the character from the address', () => {
    expect(read('job=4&level=60&hp=3천&mp=2,500&to=full&rate=2억').standing).toEqual({
      job: 4,
      level: 60,
      grade: 0,
      hp: 3000,
      mp: 2500,
      goal: 'full',
    });
    expect(read('rate=2억').rate.value).toBe(200_000_000);
  });

  it('defaults to a 전사 of the last level', () => {
    expect(read('').standing).toEqual({ job: 1, level: 99, grade: 0, hp: 0, mp: 0, goal: 'least' });
  });

  it('starts from 칼승 of the chosen grade until values are given', () => {
    expect(read('job=1&grade=1').standing).toMatchObject({ grade: 1, hp: 70_000, mp: 0 });
    expect(read('job=1&grade=1').isPlaced).toBe(false);
    expect(read('job=1&grade=1&hp=9만').standing.hp).toBe(90_000);
  });

  it('derives the grade from HP unless one is given', () => {
    expect(read('job=1&level=99&hp=70000&mp=0').standing.grade).toBe(1);
    expect(read('job=1&level=99&hp=70000&mp=0&grade=0').standing.grade).toBe(0);
    expect(read('job=1&hp=70000&grade=9').standing.grade).toBe(1);
  });

  it('sets the last level for a character that has advanced', () => {
    const { level, standing } = read('level=50&grade=2');
    expect(standing.level).toBe(99);
    expect(level.note).toBe('승급한 캐릭터는 99레벨이라 99로 계산합니다.');
  });

  it('reads owned items in every form that a form submits', () => {
    expect([...read('own=444,443').owned]).toEqual([444, 443]);
    expect([...read('own=444&own=443').owned]).toEqual([444, 443]);
    expect([...read('own=444,x,-1,0,1e9,444').owned]).toEqual([444]);
  });

  it('takes away what the gear adds, and keeps it for the hunt', () => {
    const { standing, gear, worn, isPlaced } = read('job=3&level=99&hp=3만1,200&mp=20,300&gearHp=1200&gearMp=300');
    expect(standing).toMatchObject({ hp: 30_000, mp: 20_000, grade: 1 });
    expect({ gear, worn, isPlaced }).toEqual({
      gear: { hp: 1200, mp: 300 },
      worn: { hp: 31_200, mp: 20_300 },
      isPlaced: true,
    });
    expect(read('job=3&level=99&hp=30,500&mp=20,300&gearHp=1200&gearMp=300').standing.grade).toBe(0);
  });

  it('takes nothing away without gear in the address, less than nothing never, and adds what gear costs', () => {
    expect(read('hp=70000').gear).toBeNull();
    for (const gearHp of ['', ' ', '쉰', '-']) expect(read(`hp=70000&gearHp=${gearHp}`).gear).toBeNull();
    expect(read('hp=70000&gearHp=0').gear).toEqual({ hp: 0, mp: 0 });
    expect(read('hp=500&gearHp=1200').standing.hp).toBe(0);
    expect(read('hp=500&gearHp=-100').standing.hp).toBe(600);
    expect(read('gearHp=1200').standing).toMatchObject({ hp: 0, mp: 0 });
    expect(read('grade=1&gearHp=1200')).toMatchObject({ standing: { hp: 70_000 }, worn: { hp: 70_000 } });
  });

  it('accepts any address', () => {
    const names = ['job', 'level', 'grade', 'hp', 'mp', 'rate', 'to', 'own', 'gearHp', 'gearMp', 'x'];
    const anyText = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.integer().map(String),
      fc.constant('9'.repeat(99)),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), anyText), { maxLength: 12 }), (pairs) => {
        const { standing, rate, owned, worn } = readPlanQuestion(planParams.texts(new URLSearchParams(pairs)));
        const isWithin = (value: number, min: number, max: number) =>
          Number.isInteger(value) && value >= min && value <= max;
        expect(isWithin(standing.job, 1, 4) && isWithin(standing.level, 1, 99) && isWithin(standing.grade, 0, 4)).toBe(
          true,
        );
        expect(isWithin(standing.hp, 0, MAX_VITAL) && isWithin(standing.mp, 0, MAX_VITAL)).toBe(true);
        expect(isWithin(worn.hp, 0, MAX_VITAL) && isWithin(worn.mp, 0, MAX_VITAL)).toBe(true);
        expect(isWithin(rate.value, 0, 1e12) && owned.size <= 20).toBe(true);
        expect(standing.grade === 0 || standing.level === 99).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
