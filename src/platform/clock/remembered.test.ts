import { describe, expect, it } from 'vitest';
import { fixedClock } from './clock.ts';
import { remembered } from './remembered.ts';

const START = '2026-11-30T03:00:00Z';

describe('a remembered answer', () => {
  it('is shared until its time is over, also by those who come while it is read', async () => {
    const clock = fixedClock(START);
    const reads: string[] = [];
    const read = remembered({ clock, forMs: 60_000 }, async (now) => reads.push(now.toISOString()));
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    clock.advance(59_999);
    expect(await read()).toBe(1);
    clock.advance(1);
    expect(await read()).toBe(2);
    clock.set(START);
    expect(await read()).toBe(3);
    expect(reads).toHaveLength(3);
  });

  it('is read again after a failure', async () => {
    let count = 0;
    const read = remembered({ clock: fixedClock(START), forMs: 60_000 }, async () => {
      count += 1;
      if (count === 1) throw new Error('away');
      return count;
    });
    await expect(read()).rejects.toThrow('away');
    expect([await read(), await read()]).toEqual([2, 2]);
  });
});
