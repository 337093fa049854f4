import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const assign = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  const values = new Map<string, string>();
  vi.stubGlobal('location', { href: 'https://site.example/items/1', assign, reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('opening a target as a document', () => {
  it('happens once per path in 10 seconds, however many other paths come between', () => {
    expect([reloadOnce('/trade'), reloadOnce('/skills'), reloadOnce('/trade')]).toEqual([true, true, false]);
    expect(assign.mock.calls).toEqual([['/trade'], ['/skills']]);
    vi.advanceTimersByTime(10_000);
    expect(reloadOnce('/trade')).toBe(true);
  });

  it('reloads when the target is already in the address bar', () => {
    expect(reloadOnce('/items/1')).toBe(true);
    expect([reload.mock.calls.length, assign.mock.calls.length]).toEqual([1, 0]);
  });

  it('understands the single target that an earlier release stored', () => {
    sessionStorage.setItem('reload-once', JSON.stringify({ path: '/trade', at: Date.now() }));
    expect([reloadOnce('/trade'), reloadOnce('/skills')]).toEqual([false, true]);
  });

  it('does not happen where nothing can be stored', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem() {},
    });
    expect(reloadOnce('/trade')).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});
