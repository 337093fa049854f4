import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageAge } from '#platform/client/page-age.ts';
import { loadAhead, loadPayload, setBuild } from './load-payload.ts';

const BUILD = 'this-build';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json({ build: BUILD, data: '매물' }));
  setBuild(BUILD, () => '/trade');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a page that is given up while its data comes in is no fault, and reloads nothing', async () => {
  const warn = vi.spyOn(console, 'warn');
  const given = new AbortController();
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream({
      start: (stream) => given.signal.addEventListener('abort', () => stream.error(given.signal.reason)),
    });
    setTimeout(() => given.abort(), 10);
    return new Response(body);
  });
  const loading = loadPayload(new URL('http://page.test/sources'), given.signal);
  const ending = expect(loading).rejects.toThrow('aborted');
  await vi.advanceTimersByTimeAsync(10);
  await ending;
  expect(warn).not.toHaveBeenCalled();
});

const load = (path: string) => loadPayload(new URL(path, 'http://page.test'), new AbortController().signal);

it('a page is as old as its data: from its request on, also when it was preloaded', async () => {
  loadAhead(new URL('http://page.test/trade'));
  vi.advanceTimersByTime(9000);
  expect(await load('/trade')).toBe('매물');
  expect(pageAge()).toBeCloseTo(9);
  await load('/party');
  expect(pageAge()).toBeCloseTo(0);
  vi.advanceTimersByTime(5000);
  expect(pageAge()).toBeCloseTo(5);
});

it('a page that was fetched ahead is told of once, when it is opened', async () => {
  const asked: (string | undefined)[] = [];
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    asked.push(new Headers(init?.headers).get('x-ahead') ?? undefined);
    return Response.json({ build: BUILD, data: '매물' });
  });
  const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
  vi.stubGlobal('navigator', { sendBeacon });
  loadAhead(new URL('http://page.test/items/1?gameServer=2'));
  expect(sendBeacon).not.toHaveBeenCalled();
  await load('/items/1?gameServer=2');
  await load('/items/1?gameServer=2');
  expect(asked).toEqual(['1', undefined]);
  const [[url, body] = []] = sendBeacon.mock.calls;
  expect([url, body?.type, await body?.text()]).toEqual(['/api/views', 'application/json', '{"path":"/items/1"}']);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});
