import { describe, expect, it } from 'vitest';
import { BuildWatch, type Latest } from './build-watch.ts';

function watchOver(answers: readonly (string | Latest | undefined | Error)[]) {
  let time = 0;
  let asked = 0;
  const delays: number[] = [];
  const calls: number[] = [];
  const watch = new BuildWatch({
    id: 'own',
    request: async () => {
      const answer = answers[asked];
      asked += 1;
      if (answer instanceof Error) throw answer;
      return typeof answer === 'string' ? { id: answer } : answer;
    },
    now: () => time,
    again: (ms) => delays.push(ms),
    onOther: () => calls.push(time),
  });
  const lookAt = (at: number) => {
    time = at;
    return watch.look();
  };
  return { watch, lookAt, delays, calls, requests: () => asked };
}

describe('another build of the site', () => {
  it('is certain after two answers a minute apart, and reported once', async () => {
    const { watch, lookAt, delays, calls, requests } = watchOver(['own', 'next', 'next', 'next']);
    await lookAt(0);
    await lookAt(300_000);
    expect([watch.isOther, delays]).toEqual([false, [60_000]]);
    await lookAt(360_000);
    expect([watch.isOther, calls]).toEqual([true, [360_000]]);
    await lookAt(700_000);
    expect([calls.length, requests()]).toEqual([1, 3]);
  });

  it('is asked for again where the second answer came too soon', async () => {
    const { watch, lookAt, delays } = watchOver(['next', 'next', 'next']);
    await lookAt(0);
    await lookAt(20_000);
    expect([watch.isOther, delays]).toEqual([false, [60_000, 40_000]]);
    await lookAt(60_000);
    expect(watch.isOther).toBe(true);
  });

  it('is forgotten where the page’s own build answers again, as servers change one after the other', async () => {
    const { watch, lookAt } = watchOver(['next', 'own', 'next']);
    for (const at of [0, 60_000, 120_000]) await lookAt(at);
    expect(watch.isOther).toBe(false);
  });

  it('is not concluded from an answer that is none, a failed request or a clock that runs backwards', async () => {
    const { watch, lookAt } = watchOver(['next', undefined, new Error('offline'), 'next']);
    for (const at of [100_000, 170_000, 240_000, 90_000]) await lookAt(at);
    expect(watch.isOther).toBe(false);
  });

  it('is also the same build over data that were restored', async () => {
    const [before, after] = ['one', 'two'].map((epoch) => ({ id: 'own', epoch }));
    const { watch, lookAt } = watchOver([before, before, after, after]);
    for (const at of [0, 300_000]) await lookAt(at);
    expect(watch.isOther).toBe(false);
    for (const at of [600_000, 660_000]) await lookAt(at);
    expect(watch.isOther).toBe(true);
  });
});
