import { environmentManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, noAnswer } from './api-error.ts';
import { clearPersonalData } from './private-data.ts';
import { queryClient, renewQueries, shouldRetry } from './query-client.ts';

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

describe('renewQueries', () => {
  it('begins a first read again, so that what it brings is not of before the change', async () => {
    environmentManager.setIsServer(() => false);
    const answers: PromiseWithResolvers<string>[] = [];
    const observer = new QueryObserver(queryClient, {
      queryKey: ['first'],
      queryFn: () => {
        answers.push(Promise.withResolvers());
        return answers.at(-1)?.promise ?? '';
      },
    });
    const shown: unknown[] = [];
    const end = observer.subscribe(({ data }) => shown.push(data));
    const renewed = renewQueries(['first']);
    answers[0]?.resolve('of before');
    answers[1]?.resolve('of after');
    await renewed;
    end();
    expect([answers.length, new Set(shown)]).toEqual([2, new Set([undefined, 'of after'])]);
  });

  it('leaves a read alone that nobody watches but somebody waits for', async () => {
    const answer = Promise.withResolvers<string>();
    const read = queryClient.fetchQuery({ queryKey: ['ahead'], queryFn: () => answer.promise });
    await renewQueries(['ahead']);
    answer.resolve('read ahead');
    expect(await read).toBe('read ahead');
  });
});

describe('what is shown already', () => {
  let answer: () => Promise<string>;
  let requestedAt: number[];
  let end: () => void;
  beforeEach(async () => {
    vi.useFakeTimers({ now: 0 });
    answer = async () => 'rows';
    environmentManager.setIsServer(() => false);
    requestedAt = [];
    const observer = new QueryObserver(queryClient, {
      queryKey: ['list'],
      queryFn: () => {
        requestedAt.push(Date.now() / 1000);
        return answer();
      },
    });
    end = observer.subscribe(() => {});
    await pass(0);
    answer = fail(noAnswer());
  });
  afterEach(() => {
    end();
    vi.useRealTimers();
  });
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  const fail = (error: Error) => () => Promise.reject(error);
  const reload = async () => {
    void renewQueries(['list']);
    await pass(0);
  };

  it('is read again 5, 15 and 30 s after a reload that got no answer, then only when the line is back', async () => {
    await reload();
    await pass(300);
    expect(requestedAt).toEqual([0, 0, 5, 20, 50]);
    expect(queryClient.getQueryData(['list'])).toBe('rows');
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await pass(0);
    expect(requestedAt).toEqual([0, 0, 5, 20, 50, 300]);
  });

  it('begins again with 5 s after an answer', async () => {
    await reload();
    await pass(5);
    answer = async () => 'newer rows';
    await pass(60);
    expect(requestedAt).toEqual([0, 0, 5, 20]);
    answer = fail(noAnswer());
    await reload();
    await pass(5);
    expect(requestedAt).toEqual([0, 0, 5, 20, 65, 70]);
  });

  it('is left alone after a refusal', async () => {
    answer = fail(new ApiError(403, 'FORBIDDEN', '볼 수 없습니다.'));
    await reload();
    await pass(60);
    expect(requestedAt).toEqual([0, 0]);
  });
});

describe('what never came', () => {
  it('waits for its button', async () => {
    vi.useFakeTimers();
    environmentManager.setIsServer(() => false);
    const queryFn = vi.fn(() => Promise.reject(noAnswer()));
    const end = new QueryObserver(queryClient, { queryKey: ['never'], queryFn }).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queryFn).toHaveBeenCalledTimes(1);
    end();
    vi.useRealTimers();
  });

  it('fails without a network instead of waiting silently, and is read once there is one', async () => {
    vi.useFakeTimers();
    environmentManager.setIsServer(() => false);
    onlineManager.setOnline(false);
    const queryFn = vi.fn(async () => 'rows').mockRejectedValueOnce(noAnswer());
    const observer = new QueryObserver(queryClient, { queryKey: ['cut'], queryFn });
    const end = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', fetchStatus: 'idle' });
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(observer.getCurrentResult().data).toBe('rows');
    end();
    vi.useRealTimers();
  });
});

describe('what failed', () => {
  const read = (error: Error) =>
    queryClient
      .fetchQuery({ queryKey: ['list', 7], queryFn: () => Promise.reject(error), retry: false })
      .catch(() => undefined);

  it('is said once in the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await read(noAnswer());
    await read(noAnswer());
    expect(warn.mock.calls.map(([message]) => message)).toEqual(['목록을 가져오지 못했습니다 (0): ["list",7]']);
    warn.mockRestore();
  });

  it('is not said of an answer that the screen explains', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await read(Object.assign(new Error('gone'), { status: 404 }));
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });
});
