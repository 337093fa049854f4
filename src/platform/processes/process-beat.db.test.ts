import { beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { testDatabase } from '#tests/support/database.ts';
import { startProcessBeat } from './process-beat.ts';
import { createProcessMeter, machineName, shareOfHits } from './process-meter.ts';
import { deleteProcessesBefore, findProcesses } from './process-rows.ts';

const NOON = '2026-11-30T03:00:00.000Z';
const test = testDatabase();
const clock = fixedClock(NOON);
const warned: string[] = [];
const log = { warn: (...given: unknown[]) => void warned.push(String(given.at(-1))) };

beforeEach(async () => {
  clock.set(NOON);
  warned.length = 0;
  await test.db.deleteFrom('process').execute();
});

function start({ db = test.db, isAnswering = false } = {}) {
  let measured = 0;
  const meter = createProcessMeter({
    answers() {
      measured += isAnswering ? 1 : 0;
      return { answers: measured * 40, cached: measured * 30 };
    },
    connections: () => 7,
    folder: '.',
  });
  return startProcessBeat({ db, clock, log, meter, everyMs: 3_600_000 });
}

describe('the rows of processes', () => {
  it('say of each what it measures, and when it was last seen', async () => {
    const first = start({ isAnswering: true });
    await first.beat();
    clock.advance(30_000);
    const second = start();
    await Promise.all([first.beat(), second.beat()]);
    const rows = await findProcesses(test.db);
    expect(rows.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(rows[0]).toMatchObject({
      machine: machineName(),
      startedAt: new Date(NOON),
      seenAt: clock.now(),
      connections: 7,
      hitShare: 0.75,
    });
    expect(rows[1]?.hitShare).toBeNull();
    for (const { rssBytes, heapBytes, lagP99Ms, diskFreeBytes } of rows) {
      expect(Math.min(rssBytes, heapBytes, diskFreeBytes ?? 0)).toBeGreaterThan(0);
      expect(lagP99Ms).toBeGreaterThanOrEqual(0);
    }
    await Promise.all([first.stop(), second.stop()]);
  });

  it('go with a clean end, while that of a killed one stays for a day', async () => {
    const ended = start();
    const killed = start();
    await Promise.all([ended.beat(), killed.beat()]);
    await ended.stop();
    await ended.beat();
    expect((await findProcesses(test.db)).map(({ id }) => id)).toEqual([killed.id]);
    const before = new Date(NOON);
    expect(await deleteProcessesBefore(test.db, before)).toBe(0);
    expect(await deleteProcessesBefore(test.db, new Date(before.getTime() + 1))).toBe(1);
    await killed.stop();
  });

  it('wait for the database, which is missed once', async () => {
    let isAway = true;
    const flaky = new Proxy(test.db, {
      get(target, name) {
        if (isAway) throw new Error('away');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const beat = start({ db: flaky });
    await beat.beat();
    await beat.beat();
    expect(warned).toEqual(['the row of this process could not be written']);
    isAway = false;
    await beat.beat();
    expect(await findProcesses(test.db)).toHaveLength(1);
    isAway = true;
    await beat.stop();
  });
});

describe('the share of hits', () => {
  it.each([
    [{ answers: 10, cached: 5 }, { answers: 30, cached: 20 }, 0.75],
    [{ answers: 10, cached: 5 }, { answers: 10, cached: 5 }, null],
  ])('between %o and %o is %s', (before, now, share) => {
    expect(shareOfHits(before, now)).toBe(share);
  });
});
