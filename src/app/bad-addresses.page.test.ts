import { once } from 'node:events';
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalOf, linksOf, metaOf, textOf, titleOf } from '#tests/support/html.ts';
import { rounds } from '#tests/support/rounds.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

describe('a path without a page', () => {
  it('is the 404 page with the path in it, in the frame of all pages', async () => {
    const answer = await site.get('/nowhere/at-all?x=1');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.headers['cache-control']).toBe('no-store');
    const text = textOf(answer.body);
    expect(titleOf(answer.body)).toMatch(/^Page Not Found/);
    expect(text).toContain('404');
    expect(text).toContain('Page Not Found');
    expect(text).toContain('Page not found: /nowhere/at-all');
    expect(text).toMatch(/[가-힣]+ [가-힣]+/);
    expect(answer.body).toContain('<html lang="ko" data-faces="">');
    expect(answer.body).toContain('aria-label="주 메뉴"');
    expect(metaOf(answer.body, 'robots')).toBe('noindex');
    expect(canonicalOf(answer.body)).toBeUndefined();
  });

  it.each([
    '/items/999999',
    '/items/0',
    '/items/-1',
    '/items/01',
    '/items/1.5',
    '/items/1e3',
    '/items/abc',
    '/items/655x',
    '/items/99999999999999999999',
    '/items/2147483648',
    '/items/types/12',
    '/items/types/-1',
    '/items/types/x',
    '/skills/999999',
    '/skills/x',
    '/dungeons/regions/0',
    '/dungeons/regions/14',
    '/dungeons/regions/x',
    '/monsters/999999',
    '/monsters/x',
    '/maps/999999',
    '/maps/01',
    '/maps/x',
    '/maps-back/999999',
    '/maps-back/x',
    '/ITEMS',
    '/Items/655',
    '/items/1/2',
    '/index.html',
    '/.env',
    '/assets/nothing.js',
    '/assets/',
  ])('%s is 404', async (path) => {
    const answer = await site.get(path);
    expect(answer.statusCode).toBe(404);
    expect(textOf(answer.body)).toContain(`Page not found: ${path.replace(/\/$/, '')}`);
  });

  it('is named as a reader writes it, and leads on', async () => {
    const { body } = await site.get('/nope/%EC%97%86%EB%8A%94');
    expect(textOf(body)).toContain('Page not found: /nope/없는 ');
    const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
    expect(linksOf(main)).toEqual(['/', '/trade', '/items']);
    expect(textOf((await site.get('/nope/%E0%A4%A')).body)).not.toContain('Internal');
  });

  it('has a payload with the same error', async () => {
    for (const path of ['/items/999999', '/items/abc', '/nowhere', '/maps/x']) {
      const answer = await site.get(`${path}/_payload.json?${site.build.id}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ status: 404, message: `Page not found: ${path}` });
    }
  });

  it('is not cached: a page that is created there later is seen at once', async () => {
    for (const url of ['/items/999999', '/nowhere', '/items/999999/_payload.json'])
      expect((await site.get(url)).headers['cache-control']).toBe('no-store');
  });
});

const STRANGE = [
  '/%ff',
  '/items/%ff',
  '/items/%00',
  '/items/1%00',
  '/items/%E0%A4%A',
  '/%',
  '/items/%2e%2e%2f%2e%2e%2fpackage.json',
  '/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '/assets/..%2f..%2fserver%2frender.js',
  '/assets/%2e%2e/build.json',
  '//evil.example',
  '//evil.example/%2e%2e',
  '///evil.example',
  '/\\evil.example',
  '/items//655',
  '/items/655//',
  '/items;a=b/655',
  '/items/655#x',
  '/%EA%B0%80%EB%82%98',
  '/가나다',
  `/${'a'.repeat(8000)}`,
  `/items/${'1'.repeat(8000)}`,
  `/items?q=${'가'.repeat(3000)}`,
  `/items?${'a=1&'.repeat(2000)}`,
  '/_payload.json/_payload.json',
  '/items/655/_payload.json/_payload.json',
  '/_nowhere/_nowhere',
  '/items/__proto__',
  '/constructor',
  '/items?q=%ff%00',
  '/items?q[]=1&q[a]=2&q=3',
  '/items/types/10?sort=__proto__&from=NaN&to=-1e999&job=%00',
  '/skills?job=constructor',
];

describe('an invalid address', () => {
  it.each(STRANGE)('%s is answered without harm', async (url) => {
    const answer = await site.app.inject({ url });
    expect([200, 301, 308, 400, 404, 414]).toContain(answer.statusCode);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const location = String(answer.headers.location ?? '/');
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(answer.body).not.toMatch(/root:x:|"dependencies"|at \w+ \(|node_modules/);
  });

  it('that cannot be decoded is a page for people and a body for programs', async () => {
    const page = await site.get('/items/%ff');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<html lang="ko" data-faces="">');
    const api = await site.get('/api/items/%ff');
    expect([api.statusCode, api.json().code]).toEqual([400, 'INVALID_INPUT']);
  });

  const MARKUP = '<script>alert(1)</script>"\'><img src=x onerror=alert(1)>';

  it.each([
    `/${encodeURIComponent(MARKUP)}`,
    `/items/${encodeURIComponent(MARKUP)}`,
    `/items?q=${encodeURIComponent(MARKUP)}`,
    `/items/types/10?q=${encodeURIComponent(MARKUP)}&sort=${encodeURIComponent(MARKUP)}`,
    `/recipe?q=${encodeURIComponent(MARKUP)}`,
    `/maps?q=${encodeURIComponent(MARKUP)}`,
    `/skills?job=${encodeURIComponent(MARKUP)}`,
    `/<script>alert(1)</script>`,
    `/items?q=<script>alert(1)</script>`,
    `/items?q=${encodeURIComponent('</script><script>alert(1)</script><!--')}`,
    `/items/${encodeURIComponent('</title><script>alert(1)</script>')}`,
  ])('%s returns no markup', async (url) => {
    const { body, statusCode } = await site.get(url);
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toMatch(/<img[^>]+onerror/);
    expect(body.match(/<script\b/g)?.length).toBe(body.match(/<\/script>/g)?.length);
  });

  it('never breaks the server, whatever the address', { tags: 'rounds' }, async () => {
    const prefixes = ['', 'items/', 'items/types/', 'skills/', 'dungeons/regions/', 'monsters/', 'maps/', 'maps-back/'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...prefixes),
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.constantFrom('', '/', '/_payload.json'),
        async (prefix, id, end) => {
          const answer = await site.get(`/${prefix}${encodeURIComponent(id.toWellFormed())}${end}`);
          expect(answer.statusCode).toBeLessThan(500);
        },
      ),
      { numRuns: rounds(150) },
    );
  });

  it('never breaks a page, whatever its query', { tags: 'rounds' }, async () => {
    const paths = ['/items', '/items/types/0', '/skills', '/maps', '/maps/22', '/recipe'];
    const names = [
      'q',
      'from',
      'to',
      'job',
      'gender',
      'trade',
      'made',
      'drop',
      'sort',
      'view',
      'side',
      'item',
      'count',
    ];
    const value = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom('0', '-1', '1e9', 'name', '-name'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 4 }),
        async (path, query) => {
          const entries = Object.entries(query).map(([name, text]) => [name, text.toWellFormed()]);
          const answer = await site.get(`${path}?${new URLSearchParams(entries)}`);
          expect(answer.statusCode).toBe(200);
        },
      ),
      { numRuns: rounds(100) },
    );
  });

  it('cannot fill the memory with pages: unknown parameters make no new page', async () => {
    const tags = new Set<unknown>();
    for (let turn = 0; turn < 50; turn += 1) tags.add((await site.get(`/items/655?n=${turn}`)).headers.etag);
    expect(tags.size).toBe(1);
  });

  it('cannot fill the memory with pages: an address written in several spellings is one page', async () => {
    const [path, ...others] = ['/items/655', '/items/%36%35%35', '/%69tems/65%35', '/items/655/', '/items/655///'];
    await site.get(path ?? '');
    const { entries } = site.cache.stats();
    for (const other of others) expect((await site.get(other)).statusCode).toBe(200);
    expect(site.cache.stats().entries).toBe(entries);
  });
});

describe('a path with dot segments', () => {
  let port: number;
  beforeAll(async () => {
    port = Number(new URL(await site.app.listen({ host: '127.0.0.1', port: 0 })).port);
  });

  /** Unlike most clients, `node:http` sends the path as it is. */
  async function getRaw(path: string): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
    const [response] = (await once(get({ port, host: '127.0.0.1', path }), 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
  }

  it.each([
    '/monsters/..',
    '/monsters/.',
    '/monsters/../items',
    '/monsters/%2e%2e',
    '/monsters/%2E.',
    '/monsters/..%2fitems',
    '/monsters/..\\items',
    '/monsters/..%5citems',
    '/..',
    '/.',
    '/items/../../..',
    '/trade/view/..',
    '/items/./655',
    '/maps/..?q=x',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/profiles/..',
    '/operator/../items',
  ])('%s is 404, twice, and never another page', async (path) => {
    for (let time = 0; time < 2; time += 1) {
      const { status, headers, body } = await getRaw(path);
      expect([path, status, headers['cache-control'], titleOf(body)]).toEqual([
        path,
        404,
        'no-store',
        expect.stringMatching(/^Page Not Found/),
      ]);
    }
  });

  it.each(['/monsters/..', '/items/%2e%2e', '/..'])('%s has no data either', async (path) => {
    const { status, headers, body } = await getRaw(`${path}/_payload.json`);
    expect([status, headers['cache-control'], JSON.parse(body).code]).toEqual([404, 'no-store', 'NOT_FOUND']);
  });

  it.each(['/api/items/..', '/assets/..', '/icons/..', '/share/..', '/builds/..', '/auth/v1/..'])(
    '%s is not found and no page',
    async (path) => {
      const { status, body } = await getRaw(path);
      expect([path, status >= 400 && status < 500, body.includes('바람나루 ')]).toEqual([path, true, false]);
    },
  );
});

describe('a page', () => {
  it('refuses writes', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      const answer = await site.app.inject({ method, url: '/items/655', payload: 'x' });
      expect([method, answer.statusCode]).toEqual([method, expect.toSatisfy((code) => [404, 405].includes(code))]);
    }
  });
});
