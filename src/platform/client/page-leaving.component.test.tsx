import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchOnce, fetchWithRetry } from './fetch-with-retry.ts';
import { followLeaving } from './page-leaving.ts';
import { unlessLeft } from './page-stays.ts';

followLeaving();

const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
const warned = vi.fn();

const leave = (event = 'beforeunload') => dispatchEvent(new Event(event));
const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(warned);
});

afterEach(() => {
  comeBack();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function outcomeOf(loading: Promise<unknown>): { is: string } {
  const outcome = { is: 'open' };
  loading.then(
    () => Object.assign(outcome, { is: 'done' }),
    () => Object.assign(outcome, { is: 'failed' }),
  );
  return outcome;
}

describe('a page that is being left', () => {
  it.each(['beforeunload', 'pagehide'])('sends nothing again and warns of nothing after %s', async (event) => {
    const { signal, abort } = abortable();
    const outcome = outcomeOf(fetchWithRetry('/api/items/', { signal }));
    leave(event);
    await vi.advanceTimersByTimeAsync(15_000);
    expect([outcome.is, fetched.mock.calls.length, warned.mock.calls.length]).toEqual(['open', 1, 0]);
    abort();
  });

  it('has no failures: neither requests, nor the rest of an answer, nor code', async () => {
    leave();
    const cut = [fetchOnce('/api/items/'), unlessLeft(Promise.reject(new TypeError('Load failed')))].map(outcomeOf);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(cut).toEqual([{ is: 'open' }, { is: 'open' }]);
  });

  it('goes on with what was cut off when it is shown again', async () => {
    leave();
    leave('pagehide');
    const outcome = outcomeOf(fetchWithRetry('/api/items/'));
    // Hidden, it waits for as long as it takes.
    await vi.advanceTimersByTimeAsync(600_000);
    expect([outcome.is, fetched.mock.calls.length]).toEqual(['open', 1]);
    comeBack();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([outcome.is, fetched.mock.calls.length, warned.mock.calls.length]).toEqual(['failed', 3, 2]);
  });

  it('goes on where it was not left after all, as for a download', async () => {
    leave();
    const outcome = outcomeOf(fetchOnce('/api/items/'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(outcome.is).toBe('failed');
  });

  it('gives up at once what its own code aborts', async () => {
    leave();
    fetched.mockImplementationOnce(() => Promise.reject(new DOMException('aborted', 'AbortError')));
    const aborted = AbortSignal.abort();
    const outcome = outcomeOf(fetchWithRetry('/api/items/', { signal: aborted }));
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome.is).toBe('failed');
  });
});
