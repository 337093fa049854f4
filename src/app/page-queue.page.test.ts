import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { canonicalOf, metaOf, scriptsOf, tagsOf, textOf, titleOf } from '#tests/support/html.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();
let app: FastifyInstance;
/** Readings of the market's list that wait until they are let go. */
const readings: PromiseWithResolvers<void>[] = [];
let mustWait = true;
let sent: Promise<LightMyRequestResponse>[] = [];
let lastPrice = 0;

beforeAll(async () => {
  const services = site.services();
  const list: typeof services.trades.list = async (...question) => {
    const [{ minPrice }] = question;
    if (minPrice !== undefined) {
      const reading = Promise.withResolvers<void>();
      readings.push(reading);
      if (mustWait) await reading.promise;
    }
    return services.trades.list(...question);
  };
  app = await site.withServices(() => ({ ...services, trades: { ...services.trades, list } }));
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  await letAllGo();
  // Those that found no place in their lane are still to be refused.
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all(sent);
  vi.useRealTimers();
  readings.length = 0;
  [mustWait, sent] = [true, []];
});

function sendRequest(from: { address?: string; cookie?: string; url?: string } = {}) {
  lastPrice += 1;
  const { address = '198.51.100.1', cookie, url = `/trade?minPrice=${lastPrice}` } = from;
  const headers = cookie === undefined ? {} : { cookie };
  const answer = app.inject({ url, remoteAddress: address, headers }).then((given) => given);
  sent.push(answer);
  return answer;
}

async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await new Promise(setImmediate);
}

async function until(isSo: () => boolean): Promise<void> {
  const latest = performance.now() + 5000;
  while (!isSo() && performance.now() < latest) await new Promise(setImmediate);
}

async function letAllGo(): Promise<void> {
  mustWait = false;
  for (const reading of readings) reading.resolve();
  await someTurns();
}

describe('pages that are not kept', () => {
  it('of one reader are read two at a time, whatever he asks for', async () => {
    const answers = Array.from({ length: 10 }, () => sendRequest());
    await someTurns();
    expect(readings).toHaveLength(2);
    await letAllGo();
    for (const answer of answers) expect((await answer).statusCode).toBe(200);
  });

  it('wait a second and are 503 then, as a small page in the words of the error page', async () => {
    const answers = Array.from({ length: 30 }, () => sendRequest());
    await someTurns();
    await vi.advanceTimersByTimeAsync(1000);
    const refused = await Promise.all(answers.slice(2));
    for (const { statusCode } of refused) expect(statusCode).toBe(503);
    const [first] = refused;
    expect(first?.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^[1-9]\d*$/),
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("script-src 'self'"),
    });
    const html = first?.body ?? '';
    expect(titleOf(html)).toBe('Internal Server Error · 바람나루');
    expect(textOf(html)).toMatch(
      /503 Internal Server Error 잠시 쓸 수 없습니다\. 조금 뒤에 다시 해 주세요\. 다시 열기 홈으로/,
    );
    expect([scriptsOf(html), metaOf(html, 'robots'), canonicalOf(html)]).toEqual([[], 'noindex', undefined]);
    expect(html.length).toBeLessThan(3000);
    expect(tagsOf(html, 'link').map(({ rel }) => rel)).toContain('stylesheet');
  });

  it('are refused to programs with the error body', async () => {
    for (let time = 0; time < 22; time += 1) void sendRequest();
    const payload = sendRequest({ url: '/trade/_payload.json?minPrice=7' });
    await someTurns();
    await vi.advanceTimersByTimeAsync(1000);
    const answer = await payload;
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect(answer.headers['retry-after']).toMatch(/^[1-9]\d*$/);
  });

  it('of others are read while one address floods: another address, and a player of the same', async () => {
    for (let time = 0; time < 25; time += 1) void sendRequest();
    await someTurns();
    const { cookie } = await signInAs(site);
    const others = [sendRequest({ address: '2001:db8:1:1::1' }), sendRequest({ cookie })];
    for (const place of [2, 3]) {
      await until(() => readings.length > place);
      readings[place]?.resolve();
    }
    for (const other of others) expect((await other).statusCode).toBe(200);
  });

  it('count one /64 of IPv6 as one reader', async () => {
    for (let host = 1; host < 6; host += 1) void sendRequest({ address: `2001:db8:2:2::${host}` });
    await someTurns();
    expect(readings).toHaveLength(2);
  });

  it('have unknown paths beside them, which are rendered for each address too', async () => {
    for (let time = 0; time < 3; time += 1) void sendRequest();
    const unknown = sendRequest({ url: '/nowhere' });
    await someTurns();
    await vi.advanceTimersByTimeAsync(1000);
    expect((await unknown).statusCode).toBe(503);
    expect((await sendRequest({ url: '/nowhere', address: '198.51.100.2' })).statusCode).toBe(404);
  });
});
