import { afterEach, describe, expect, it } from 'vitest';
import { clearPersonalData } from './private-data.ts';
import { queryClient, shouldRetry } from './query-client.ts';

afterEach(() => queryClient.clear());

describe('shouldRetry', () => {
  it('repeats a request to a failing server twice', () => {
    expect([0, 1, 2].map((failures) => shouldRetry(failures, { status: 503 }))).toEqual([true, true, false]);
  });

  it.each([{ status: 401 }, { status: 404 }, { status: 499 }, { status: 0 }, new Error('no status'), null, 'text'])(
    'does not repeat a request that failed with %j',
    (error) => expect(shouldRetry(0, error)).toBe(false),
  );
});

describe('queryClient', () => {
  it('clears its data with the player', () => {
    queryClient.setQueryData(['own'], 1);
    clearPersonalData();
    expect(queryClient.getQueryData(['own'])).toBeUndefined();
  });
});
