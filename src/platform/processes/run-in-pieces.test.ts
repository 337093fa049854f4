import { describe, expect, it } from 'vitest';
import type { Steps } from '#shared/steps.ts';
import { runAtOnce } from '#shared/steps.ts';
import { runInPieces } from './run-in-pieces.ts';

function* countTo(last: number, onStep: () => void): Steps<number> {
  for (let number = 0; number < last; number += 1) {
    onStep();
    yield;
  }
  return last;
}

describe('work in pieces', () => {
  it('has the result that it has at once', async () => {
    expect(await runInPieces(countTo(3, () => {}))).toBe(3);
    expect(runAtOnce(countTo(3, () => {}))).toBe(3);
  });

  it('lets the event loop turn while it takes long, and goes on where it was', async () => {
    let [steps, turns, isRunning] = [0, 0, true];
    const turn = () => {
      turns += 1;
      if (isRunning) setImmediate(turn);
    };
    setImmediate(turn);
    const busy = () => {
      steps += 1;
      const until = performance.now() + 3;
      while (performance.now() < until);
    };
    expect(await runInPieces(countTo(5, busy))).toBe(5);
    isRunning = false;
    expect(steps).toBe(5);
    expect(turns).toBeGreaterThanOrEqual(5);
  });

  it('fails as the work does', async () => {
    const broken = countTo(2, () => {
      throw new RangeError('broken');
    });
    await expect(runInPieces(broken)).rejects.toThrow(RangeError);
  });
});
