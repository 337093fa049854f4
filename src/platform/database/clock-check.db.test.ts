import { describe, expect, it } from 'vitest';
import { createConsoleLog } from '#platform/log/log.ts';
import { testDatabase } from '#tests/support/database.ts';
import { startClockCheck } from './clock-check.ts';

const test = testDatabase();

async function check(offsetMs: number) {
  const lines: string[] = [];
  const offset = { ms: offsetMs };
  const clock = { now: () => new Date(Date.now() + offset.ms) };
  const log = createConsoleLog('info', (line) => lines.push(line));
  return { lines, offset, checked: await startClockCheck({ db: test.db, clock, log }) };
}

describe('the comparison of the clocks', () => {
  it.each([0, 50_000, -50_000])('trusts a process that is %i ms off', async (offsetMs) => {
    const { lines, checked } = await check(offsetMs);
    checked.stop();
    expect([checked.isRight(), lines]).toEqual([true, []]);
  });

  it.each([70_000, -70_000, 40 * 86_400_000])('distrusts one that is %i ms off, and says so', async (offsetMs) => {
    const { lines, offset, checked } = await check(offsetMs);
    checked.stop();
    expect(checked.isRight()).toBe(false);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('scheduled tasks are stopped');
    offset.ms = 0;
    await checked.compare();
    expect(checked.isRight()).toBe(true);
    expect(lines[1]).toContain('scheduled tasks go on');
  });
});
