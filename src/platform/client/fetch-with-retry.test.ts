import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWithRetry } from './fetch-with-retry.ts';

const fetched = vi.fn();
const warned = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(console, 'warn').mockImplementation(warned);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.clearAllMocks();
});

describe('a request', () => {
  it('that gets no answer is tried three times in total, with a warning before each further try', async () => {
    const error = new TypeError('Failed to fetch');
    fetched.mockRejectedValue(error);
    const outcome = fetchWithRetry('/api/items/').catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect([await outcome, fetched.mock.calls.length, warned.mock.calls.length]).toEqual([error, 3, 2]);
  });

  it('that is answered at the second try is not tried again, whatever the status', async () => {
    const answer = new Response(null, { status: 503 });
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(answer);
    const outcome = fetchWithRetry('/api/items/');
    await vi.runAllTimersAsync();
    expect([await outcome, fetched.mock.calls.length]).toEqual([answer, 2]);
  });

  it('that was aborted is one try', async () => {
    const aborted = new AbortController();
    const error = new DOMException('aborted', 'AbortError');
    fetched.mockImplementation(() => {
      aborted.abort();
      return Promise.reject(error);
    });
    await expect(fetchWithRetry('/api/items/', { signal: aborted.signal })).rejects.toBe(error);
    expect([fetched.mock.calls.length, warned.mock.calls.length]).toEqual([1, 0]);
  });
});
