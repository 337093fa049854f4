import { connect } from 'node:net';
import { beforeEach, describe, expect, it } from 'vitest';
import { bearer, type SignedIn, signInAs } from '#tests/support/sign-in-as.ts';
import { type SiteApp, testSite } from '#tests/support/site-app.ts';

type Headers = Record<string, string>;

const WRITE = '/api/profiles/upsert';
const FROM_US: Headers = { 'sec-fetch-site': 'same-origin' };
const ORIGIN = 'http://localhost:3000';
const FEW = { PUBLIC_SITE_URL: ORIGIN, RATE_LIMIT_SCALE: '0.02' };

let lastAddress = 0;
const someAddress = () => `198.51.100.${++lastAddress}`;

function post(site: SiteApp, headers: Headers, own: { address?: string; url?: string; payload?: string } = {}) {
  const { address = someAddress(), url = WRITE, payload = '{}' } = own;
  const type = { 'content-type': 'application/json' };
  return site.app.inject({ method: 'POST', url, payload, remoteAddress: address, headers: { ...type, ...headers } });
}

const site = testSite(FEW);

describe('a write', () => {
  let someone: SignedIn;
  beforeEach(async () => {
    someone = await signInAs(site);
  });

  it.each<[string, Headers]>([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sub-domain', { 'sec-fetch-site': 'same-site', origin: 'http://img.localhost:3000' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['nowhere', {}],
  ])('from %s is 403, signed in or not', async (_name, headers) => {
    for (const cookie of [someone.cookie, 'a=b']) {
      const answer = await post(site, { ...headers, cookie });
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'FORBIDDEN']);
      expect(answer.json().message).toBe('다른 사이트에서 보낸 요청은 받지 않습니다.');
    }
  });

  it.each<[string, Headers]>([
    ['our page', FROM_US],
    ['our page in an old browser', { origin: ORIGIN }],
  ])('from %s reaches authentication', async (_name, headers) => {
    expect((await post(site, headers, { payload: '{"name":"홍길동"}' })).statusCode).toBe(401);
    const answer = await post(site, { ...headers, cookie: someone.cookie }, { payload: '{"name":"홍길동"}' });
    expect([401, 403]).not.toContain(answer.statusCode);
  });

  it('with a bearer token passes from any origin, and its token is verified', async () => {
    const payload = '{"name":"임꺽정"}';
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect([401, 403]).not.toContain((await post(site, { ...headers, ...someone.headers }, { payload })).statusCode);
    expect((await post(site, { ...headers, ...bearer('a.b.c') }, { payload })).statusCode).toBe(401);
  });

  it.each([
    '/%61pi/profiles/upsert',
    '/api/profiles/%75psert/',
    '/api//profiles/upsert',
    '//api/profiles/upsert',
    '/API/profiles/upsert',
    '/api/profiles/upsert;x',
    `${ORIGIN}/api/profiles/upsert`,
  ])('to %s is guarded or does not exist', async (url) => {
    const headers = { 'sec-fetch-site': 'cross-site', cookie: someone.cookie };
    const answer = await post(site, headers, { url, payload: '{"name":"장길산"}' });
    expect([403, 404, 405]).toContain(answer.statusCode);
    const names = await site.api.db.selectFrom('profile').select('name').execute();
    expect(names).not.toContainEqual({ name: '장길산' });
  });

  it('to an address in absolute form is guarded', async () => {
    const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const { port, host } = new URL(address);
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1');
      let text = '';
      socket.setEncoding('utf8').on('data', (data) => {
        text += data;
      });
      socket.on('close', () => resolve(text));
      const head = [
        `POST http://${host}${WRITE} HTTP/1.1`,
        `Host: ${host}`,
        'Origin: https://evil.example',
        'Content-Type: application/json',
        'Content-Length: 2',
        'Connection: close',
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n{}`);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/json'])(
    'of %s is 415 even from our page',
    async (type) => {
      const answer = await post(site, { ...FROM_US, cookie: someone.cookie, 'content-type': type }, { payload: 'a=1' });
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    },
  );
});

describe('too many writes', () => {
  it('from one address are 429 before anybody is asked who they are', async () => {
    const address = someAddress();
    const statuses: number[] = [];
    for (let time = 0; time < 9; time += 1) statuses.push((await post(site, FROM_US, { address })).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await post(site, FROM_US)).statusCode).toBe(401);
  });

  it('that another site makes its visitor send cost the visitor nothing', async () => {
    const address = someAddress();
    const foreign: Headers[] = [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}];
    for (const headers of foreign) {
      for (let time = 0; time < 7; time += 1) expect((await post(site, headers, { address })).statusCode).toBe(403);
    }
    expect((await post(site, FROM_US, { address })).headers.ratelimit).toMatch(/^"address";r=5;/);
  });

  it('get a 429 with all headers of a response', async () => {
    const address = someAddress();
    for (let time = 0; time < 6; time += 1) await post(site, FROM_US, { address });
    const answer = await post(site, FROM_US, { address });
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'RATE_LIMITED']);
    const seconds = answer.headers['retry-after'];
    expect(answer.headers).toMatchObject({
      ratelimit: `"address";r=0;t=${seconds}`,
      'ratelimit-policy': '"address";q=6;w=60',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('of one player are 429 from any address', async () => {
    const { headers } = await signInAs(site);
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      statuses.push((await post(site, headers, { payload: `{"name":"도사${time}${time}"}` })).statusCode);
    }
    expect(statuses.map((status) => status === 429)).toEqual([false, false, true, true]);
  });

  it('of one household count together, whatever address of its network they come from', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      statuses.push((await post(site, FROM_US, { address: `2001:db8:7:7::${time}` })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
    expect((await post(site, FROM_US, { address: '2001:db8:7:8::1' })).statusCode).toBe(401);
  });

  it('count in every spelling of the address, and reads do not', async () => {
    const address = someAddress();
    for (let time = 0; time < 8; time += 1) {
      const answer = await site.app.inject({ url: '/api/profiles/me', remoteAddress: address });
      expect([answer.statusCode, answer.headers.ratelimit]).toEqual([401, undefined]);
    }
    for (let time = 0; time < 6; time += 1) await post(site, FROM_US, { address, url: '/%61pi/profiles/upsert' });
    expect((await post(site, FROM_US, { address })).statusCode).toBe(429);
    // Reads are still answered.
    expect((await site.app.inject({ url: '/items', remoteAddress: address })).statusCode).toBe(200);
  });

  it('are not allowed for a forged forwarding header', async () => {
    const address = someAddress();
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      const headers = { ...FROM_US, 'x-forwarded-for': `203.0.113.${time}`, forwarded: `for=203.0.113.${time}` };
      statuses.push((await post(site, headers, { address })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('behind a trusted proxy', () => {
  const behind = testSite({ ...FEW, TRUST_PROXY: '1' });

  const through = async (forwardedFor: string) =>
    (await post(behind, { ...FROM_US, 'x-forwarded-for': forwardedFor }, { address: '10.0.0.1' })).statusCode;

  it('the address that the proxy saw counts, not what was before it', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) statuses.push(await through(`203.0.113.${time}, 198.51.100.200`));
    expect(statuses.at(-1)).toBe(429);
    expect(await through('198.51.100.201')).toBe(401);
  });

  it('all values that are not addresses count as one', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 7; time += 1) statuses.push(await through(`${'x'.repeat(1_000)}${time}`));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
  });
});
