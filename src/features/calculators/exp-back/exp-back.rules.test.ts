import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { thresholdOf } from '#shared/advancement.ts';
import { MAX_COUNT } from '#shared/korean/read-count.ts';
import { projectRows } from '#tests/support/project-facts.ts';
import { expFacts } from '../exp/exp.facts.ts';
import { expParams } from '../exp/exp.params.ts';
import { answerExp } from '../exp/exp.rules.ts';
import { readExpQuestion } from '../exp/exp-question.rules.ts';
import { MAX_VITAL, tierAt } from '../vitals/vital-price.rules.ts';
import { expBackParams } from './exp-back.params.ts';
import { answerExpBack, likeNext, targetHref } from './exp-back.rules.ts';
import { readExpBackQuestion } from './exp-back-question.rules.ts';

const facts = expFacts(await projectRows());
const queryState = (query: string | Record<string, string>) => {
  const question = readExpBackQuestion(expBackParams.texts(new URLSearchParams(query)), facts.storedMax);
  return { question, ...answerExpBack(question, facts) };
};
const costOf = (query: string) =>
  answerExp(readExpQuestion(expParams.texts(new URLSearchParams(query)), facts.totals), facts);

const jobs = fc.integer({ min: 1, max: 4 });
const vitals = fc.integer({ min: 0, max: MAX_VITAL });
const exps = fc.integer({ min: 0, max: MAX_COUNT });
const anyText = fc.oneof(
  fc.string(),
  fc.double().map(String),
  fc.bigInt().map(String),
  fc.constantFrom('42.9억', 'NaN', ' '),
);

describe('what experience buys', () => {
  it('matches the examples of the contract', () => {
    const { hp, mp, next } = queryState('job=1&hp=70000&mp=0&exp=26000000000&into=hp');
    expect(hp).toMatchObject({ reached: 200_000, steps: 2600, left: 0 });
    expect(mp).toMatchObject({ reached: 65_000, left: 0 });
    expect(next).toMatchObject({ hp: { reached: 200_000 }, mp: { reached: 0 }, left: 0, missing: 0 });
  });

  it('says what is still to earn, less what is left and with the levels before 99', () => {
    // 1,000만 a step: 70,000 → 200,000 takes 260억.
    expect(queryState('job=1&hp=70000&exp=19억').next).toMatchObject({
      left: 0,
      missing: 24_100_000_000,
      toEarn: 24_100_000_000,
    });
    expect(queryState('job=1&hp=70000&exp=1905000000').next).toMatchObject({ left: 5_000_000, toEarn: 24_095_000_000 });
    const young = queryState('job=1&level=1&hp=70000&exp=600000000');
    expect(young).toMatchObject({ toLast: 2_000_000_000, next: { toEarn: 28_000_000_000 } });
    expect(queryState('job=1&level=1&hp=70000&exp=286억').next.toEarn).toBe(0);
  });

  it('is what the calculator of experience asks for, less what is held', () => {
    fc.assert(
      fc.property(jobs, fc.integer({ min: 1, max: 99 }), vitals, exps, (job, level, hp, exp) => {
        const { question, next } = queryState(`job=${job}&level=${level}&hp=${hp}&mp=0&exp=${exp}`);
        const { goal } = question;
        if (goal === null) return;
        const whole = costOf(
          `job=${job}&by=level&level=${level}&toLevel=99&hp=${hp}&toHp=${Math.max(hp, goal.vitals.hp)}&mp=0&toMp=${goal.vitals.mp}`,
        );
        expect(next.toEarn).toBe(Math.max(0, whole.exp - exp));
      }),
    );
  });

  it('returns exactly what a target cost', () => {
    fc.assert(
      fc.property(jobs, vitals, vitals, fc.constantFrom('hp' as const, 'mp' as const), (job, from, to, vital) => {
        const upper = vital === 'hp' ? 'toHp' : 'toMp';
        const cost = costOf(`job=${job}&${vital}=${from}&${upper}=${to}`);
        fc.pre(cost.exp <= MAX_COUNT && to < MAX_VITAL);
        const back = queryState(`job=${job}&${vital}=${from}&exp=${cost.exp}&into=${vital}`);
        expect(back[vital]).toMatchObject({ reached: cost[vital]?.reached, left: 0 });
      }),
    );
  });

  it('stops when the rest does not pay another step', () => {
    fc.assert(
      fc.property(jobs, vitals, exps, (job, hp, exp) => {
        const bought = queryState(`job=${job}&hp=${hp}&exp=${exp}`).hp;
        expect(bought.exp + bought.left).toBe(exp);
        const step = tierAt(facts.prices[job]?.hp ?? [], bought.reached)?.exp ?? 0;
        if (bought.reached < MAX_VITAL) expect(bought.left).toBeLessThan(step);
      }),
    );
  });

  it('links to the other page with the same sum', () => {
    fc.assert(
      fc.property(jobs, vitals, vitals, exps, fc.constantFrom('hp', 'mp', 'next'), (job, hp, mp, exp, into) => {
        const answer = queryState(`job=${job}&hp=${hp}&mp=${mp}&exp=${exp}&into=${into}`);
        const spent =
          into === 'next' ? answer.next.hp.exp + answer.next.mp.exp : into === 'hp' ? answer.hp.exp : answer.mp.exp;
        fc.pre(answer.hp.reached <= MAX_VITAL && answer.mp.reached <= MAX_VITAL);
        expect(costOf(targetHref(answer.question, answer).split('?')[1] ?? '').exp).toBe(spent);
      }),
    );
  });

  it('gains the levels first', () => {
    expect(queryState('job=2&level=98&exp=1억&hp=0&mp=0')).toMatchObject({
      reached: { level: 98, exp: 100_000_000 },
      budget: 0,
    });
    expect(queryState('job=2&level=98&exp=310000000&hp=100&mp=0')).toMatchObject({
      reached: { level: 99 },
      budget: 10_000_000,
      hp: { reached: 150 },
    });
    expect(queryState('job=2&exp=1억').reached).toBeNull();
  });
});

describe('the path to the next grade', () => {
  it('completes the cheaper value first, then the other, and reports the rest', () => {
    // 5,000 HP cost 100 steps, 80,000 MP 3,200 steps, at ten million each.
    const own = 'job=3&hp=145000&mp=20000';
    expect(queryState(`${own}&exp=330억`).next).toMatchObject({ missing: 0, left: 0 });
    expect(queryState(`${own}&exp=1000억`).next).toMatchObject({
      hp: { reached: 150_000 },
      mp: { reached: 100_000 },
      left: 67_000_000_000,
    });
    expect(queryState(`${own}&exp=10억`).next).toMatchObject({
      hp: { reached: 150_000 },
      mp: { reached: 20_000 },
      missing: 32_000_000_000,
    });
    expect(queryState(`${own}&exp=15억`).next).toMatchObject({ hp: { reached: 150_000 }, mp: { reached: 21_250 } });
  });

  it('knows the value that takes everything, until the goal is reached', () => {
    expect(likeNext(queryState('job=1&hp=70000&exp=19억'))).toBe('hp');
    expect(likeNext(queryState('job=3&hp=150000&mp=20000&exp=10억'))).toBe('mp');
    expect(likeNext(queryState('job=3&hp=145000&mp=20000&exp=15억'))).toBeNull();
    expect(likeNext(queryState('job=1&hp=70000&exp=300억'))).toBeNull();
    expect(likeNext(queryState('job=1&hp=70000&exp=0'))).toBeNull();
  });

  it('continues to 풀승 of a requested grade that is reached, and ends when nothing is left', () => {
    expect(queryState('job=1&hp=80000&grade=1').question.goal).toMatchObject({ grade: 1, kind: 'full' });
    expect(queryState('job=1&hp=1500000').question.goal).toMatchObject({ grade: 4, kind: 'full' });
    const done = queryState('job=3&hp=1000000&mp=1000000&exp=1조');
    expect(done.question.goal).toBeNull();
    expect(done.next).toMatchObject({ left: 1_000_000_000_000, missing: 0, hp: { reached: 1_000_000 } });
  });

  it('spends at most the budget, and stops at the goal with at most one step over', () => {
    fc.assert(
      fc.property(jobs, vitals, vitals, exps, fc.integer({ min: 1, max: 4 }), (job, hp, mp, exp, grade) => {
        const { question, next } = queryState(`job=${job}&hp=${hp}&mp=${mp}&exp=${exp}&grade=${grade}`);
        expect(next.hp.exp + next.mp.exp + next.left).toBe(exp);
        expect(next.missing).toBeGreaterThanOrEqual(0);
        const goal = question.goal?.vitals ?? { hp, mp };
        const need = costOf(`job=${job}&hp=${hp}&toHp=${goal.hp}&mp=${mp}&toMp=${goal.mp}`).exp;
        expect(next.missing === 0).toBe(exp >= need);
        expect(next.hp.reached).toBeLessThan(Math.max(hp, goal.hp) + 50);
        expect(next.mp.reached).toBeLessThan(Math.max(mp, goal.mp) + 50);
        if (next.missing === 0) return;
        const open = (['hp', 'mp'] as const).filter((vital) => next[vital].reached < goal[vital]);
        for (const vital of open) {
          expect(next.left).toBeLessThan(tierAt(facts.prices[job]?.[vital] ?? [], next[vital].reached)?.exp ?? 0);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('uses the thresholds of every job and grade', () => {
    for (const job of [1, 2, 3, 4]) {
      for (const grade of [1, 2, 3, 4]) {
        const { least } = thresholdOf(job, grade) ?? expect.fail();
        const { question, next } = queryState(`job=${job}&hp=10&mp=10&grade=${grade}&exp=${MAX_COUNT}`);
        expect(question.goal).toMatchObject({ grade, kind: 'least', vitals: least });
        expect(next.hp.reached).toBeGreaterThanOrEqual(least.hp);
        expect(next.mp.reached).toBeGreaterThanOrEqual(least.mp);
      }
    }
  });
});

it('returns exact whole numbers for any address', () => {
  const numbersIn = (value: unknown): number[] => {
    if (typeof value === 'number') return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
  };
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...expBackParams.names), anyText), (query) => {
      expect(numbersIn(queryState(query)).every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true);
    }),
    { numRuns: 800 },
  );
});
