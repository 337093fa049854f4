import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const HERE = Date.parse('2026-11-20T05:00:00.000Z');

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: HERE });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function clockWith(answer: () => Promise<Response>) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  const clock = await import('./server-clock.ts');
  return { ...clock, fetched };
}
const dated = (date: string) => async () => new Response('{}', { headers: { date } });

it('follows a server that is ahead, and asks once', async () => {
  const { serverNow, syncServerClock, fetched } = await clockWith(dated('Fri, 20 Nov 2026 06:00:00 GMT'));
  expect(serverNow()).toBe(HERE);
  await Promise.all([syncServerClock('/a'), syncServerClock('/a')]);
  // Half a second: an HTTP date has none.
  expect(serverNow()).toBe(HERE + 3_600_500);
  expect(fetched).toHaveBeenCalledOnce();
});

it('believes a device that is wrong by less than a date can tell', async () => {
  const { serverNow, syncServerClock } = await clockWith(dated('Fri, 20 Nov 2026 05:00:00 GMT'));
  await syncServerClock('/a');
  expect(serverNow()).toBe(HERE);
});

it('asks again after a failure, and goes by the device until then', async () => {
  const answers = [() => Promise.reject(new TypeError('cut')), dated('Fri, 20 Nov 2026 04:00:00 GMT')];
  let isCut = true;
  const { serverNow, syncServerClock } = await clockWith(
    () => (isCut ? answers[0]?.() : answers[1]?.()) as Promise<Response>,
  );
  const failing = syncServerClock('/a');
  await vi.runAllTimersAsync();
  await failing;
  isCut = false;
  vi.setSystemTime(HERE);
  await syncServerClock('/a');
  expect(serverNow()).toBe(HERE - 3_600_000 + 500);
});
