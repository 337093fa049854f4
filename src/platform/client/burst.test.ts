import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterBurst } from './burst.ts';

describe('afterBurst', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function changeEvery(ms: number, times: number, change: () => void): void {
    for (let time = 0; time < times; time += 1) {
      change();
      vi.advanceTimersByTime(ms);
    }
  }

  it('acts once for thirty changes within a second, after the last', () => {
    const act = vi.fn();
    changeEvery(33, 30, afterBurst(act));
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(act).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('acts once for a word that is typed slowly', () => {
    const act = vi.fn();
    changeEvery(900, 8, afterBurst(act));
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('acts for each of two bursts', () => {
    const act = vi.fn();
    const change = afterBurst(act);
    changeEvery(100, 5, change);
    vi.advanceTimersByTime(5000);
    changeEvery(100, 5, change);
    vi.advanceTimersByTime(5000);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('is not silent for ever where changes do not end', () => {
    const act = vi.fn();
    changeEvery(500, 50, afterBurst(act));
    expect(act).toHaveBeenCalledTimes(2);
  });
});
