import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiApp } from '#tests/support/api-app.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await createApiApp();
});

afterAll(() => app.close());

const STATIC_READS = [
  '/api/items/',
  '/api/items/1',
  '/api/items/types/0',
  '/api/skills/',
  '/api/skills/1',
  '/api/dungeons/',
  '/api/dungeons/1',
  '/api/dungeons/regions/1',
  '/api/monsters',
  '/api/monsters/1',
  '/api/recipes',
  '/api/recipes/1',
  '/api/maps',
  '/api/maps/0',
  '/api/ports',
  '/api/routes?from=0&to=12',
  '/api/search?q=도토리',
  '/api/search/index.json',
  '/api/openapi.json',
  '/builds/meta/test-build.json',
];

describe.each(STATIC_READS)('GET %s', (url) => {
  const plain = () => app.inject({ url, headers: { 'accept-encoding': 'identity' } });

  it('answers JSON with a strong ETag, and 304 for a matching If-None-Match', async () => {
    const answer = await plain();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers.etag).toMatch(/^"[\w-]+"$/);
    JSON.parse(answer.body);

    const again = await app.inject({ url, headers: { 'if-none-match': `"other", ${answer.headers.etag}` } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers.etag).toBe(answer.headers.etag);
  });

  it('has the same content in every encoding', async () => {
    const { body } = await plain();
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const [coding, decode] of Object.entries(decoders)) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': coding } });
      const isCompressed = answer.headers['content-encoding'] === coding;
      expect((isCompressed ? decode(answer.rawPayload) : answer.rawPayload).toString()).toBe(body);
      expect(Buffer.byteLength(body) >= 1024).toBe(isCompressed);
      expect(answer.headers.vary).toBe(isCompressed ? 'accept-encoding' : undefined);
    }
  });

  it('answers with and without a trailing slash', async () => {
    const [path = '', query] = url.split('?');
    const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
    const answer = await app.inject(query === undefined ? other : `${other}?${query}`);
    expect([answer.statusCode, answer.body]).toEqual([200, (await plain()).body]);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const get = await plain();
    const head = await app.inject({ method: 'HEAD', url, headers: { 'accept-encoding': 'identity' } });
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['content-length', 'content-type', 'etag']) expect(head.headers[name]).toBe(get.headers[name]);
  });

  it('refuses writes', async () => {
    const answer = await app.inject({ method: 'POST', url });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it('ignores query parameters it does not know', async () => {
    const answer = await app.inject(`${url}${url.includes('?') ? '&' : '?'}utm_source=x&__proto__=1`);
    expect([answer.statusCode, answer.body]).toEqual([200, (await plain()).body]);
  });
});

describe('an address with the version', () => {
  it('is cached for ever, and any other version not at all', async () => {
    const caching = async (url: string) => (await app.inject(url)).headers['cache-control'];
    expect(await caching('/api/items/?v=small-1')).toContain('immutable');
    expect(await caching('/api/items/?v=small-0')).not.toContain('immutable');
    expect(await caching('/api/items/')).not.toContain('immutable');
  });
});

describe('a malformed request', () => {
  it.each([
    '/api/items/abc',
    '/api/items/0',
    '/api/items/-1',
    '/api/items/1.5',
    '/api/items/1e3',
    '/api/items/99999999999999999999',
    `/api/items/${'1'.repeat(3000)}`,
    '/api/items/%00',
    '/api/items/%ff',
    '/api/items/%2e%2e%2f',
    '/api/items/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    '/api/items/types/12',
    '/api/items/types/-1',
    '/api/items/popular-with-prices?type=12',
    '/api/items/popular-with-prices?days=0',
    '/api/items/popular-with-prices?days=91',
    '/api/items/popular-with-prices?gameServer=3',
    '/api/items/popular-with-prices?days=1&days=2',
    '/api/prices/items/1?days=0',
    '/api/prices/items/1?days=366',
    '/api/prices/items/1?gameServer=3',
    '/api/prices/items/1/evidence?days=abc',
    '/api/dungeons/regions/0',
    '/api/dungeons/regions/14',
    '/api/skills/?job=5',
    '/api/maps/abc',
    '/api/maps/01',
    '/api/routes?from=0',
    '/api/routes?from=0&to=12&level=100',
    '/api/quests?limit=101',
    '/api/quests?cursor=abc',
    `/api/search?q=${'a'.repeat(51)}`,
    '/api/search?q=a&limit=0',
    '/api/search?q=a&limit=21',
    '/api/search?q=%',
    '/api/search?q=%ff',
    '/api/items/1?x=%E0%A4%A',
    '/api/_icon/game-icons.json?icons=../secret',
    `/api/_icon/game-icons.json?icons=${Array.from({ length: 51 }, (_, index) => `i${index}`)}`,
    '/api/_icon/..%2f..%2fpackage.json',
  ])('%s is 400', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ statusCode: 400, code: 'INVALID_INPUT', message: expect.any(String) });
    expect(answer.body).not.toContain('<');
  });

  it.each([
    '/api/items/999999',
    '/api/skills/999999',
    '/api/dungeons/999999',
    '/api/monsters/999999',
    '/api/recipes/999999',
    '/api/prices/items/999999',
    '/api/prices/items/999999/evidence',
    '/api/maps/999999',
    '/api/routes?from=0&to=999999',
    '/api/_icon/nothing.json',
    '/builds/meta/other.json',
    '/api/nothing',
    '/api//items',
    '/builds',
  ])('%s is 404', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ statusCode: 404, code: 'NOT_FOUND', message: expect.any(String) });
  });

  it.each(['/api/search?q=&limit=', '/api/skills/?job='])('%s falls back to the default', async (url) => {
    const plain = await app.inject(url.split('?', 1)[0] ?? '');
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, plain.body]);
  });

  it('never breaks the server, whatever the address', async () => {
    const prefixes = [
      'items',
      'items/types',
      'skills',
      'dungeons',
      'dungeons/regions',
      'monsters',
      'recipes',
      'maps',
      '_icon',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...prefixes),
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.webQueryParameters(),
        async (prefix, id, query) => {
          const answer = await app.inject(`/api/${prefix}/${encodeURIComponent(id.toWellFormed())}?${query}`);
          expect(answer.statusCode).toBeLessThan(500);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('never breaks the search, whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (typed) => {
        const answer = await app.inject(`/api/search?q=${encodeURIComponent(typed.toWellFormed())}`);
        expect([200, 400]).toContain(answer.statusCode);
      }),
      { numRuns: 200 },
    );
  });
});

describe('with an unreachable database', () => {
  it('answers 503 with Retry-After where the database is needed', async () => {
    for (const url of ['/api/quests', '/api/quests/1', '/api/health/ready']) {
      const answer = await app.inject(url);
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 503, 'UNAVAILABLE']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it('is alive all the same', async () => {
    expect((await app.inject('/api/health/live')).json()).toEqual({ status: 'live' });
  });
});

describe('every answer', () => {
  it.each(['/api/items/', '/api/items/abc', '/api/nothing'])('of %s carries the security headers', async (url) => {
    const { headers } = await app.inject(url);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});
