import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { fixedClock } from '#platform/clock/clock.ts';
import { NO_BACKUPS } from '#shared/backup-status.ts';
import { createApiApp, TEST_BUILD, TEST_EPOCH } from '#tests/support/api-app.ts';

let app: FastifyInstance;

afterEach(() => app.close());

interface Operation {
  summary?: string;
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  responses: Record<string, { description: string }>;
}

describe('readiness', () => {
  it('returns the versions of catalog and build when all is ready', async () => {
    app = await createApiApp({ isDatabaseReachable: async () => true });
    const answer = await app.inject('/api/health/ready');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      status: 'ready',
      catalogVersion: 'small-1',
      build: 'test-build',
      database: 'reachable',
      backup: NO_BACKUPS,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is not refused for a backup that failed', async () => {
    const backup = { ...NO_BACKUPS, warnings: ['지난 복원 테스트가 실패했습니다.'] };
    app = await createApiApp({ isDatabaseReachable: async () => true, backupStatus: async () => backup });
    const answer = await app.inject('/api/health/ready');
    expect([answer.statusCode, answer.json().backup]).toEqual([200, backup]);
  });

  it('is refused before the catalog is loaded', async () => {
    app = await createApiApp({
      isDatabaseReachable: async () => true,
      catalog: () => {
        throw new Error('no catalog yet');
      },
    });
    const answer = await app.inject('/api/health/ready');
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE', data: { catalog: 'missing', database: 'reachable' } });
  });

  it('queries the database once a second at most, and recovers with it', async () => {
    const clock = fixedClock('2026-01-01T00:00:00Z');
    let isThere = false;
    let questions = 0;
    const isDatabaseReachable = async () => {
      questions += 1;
      return isThere;
    };
    app = await createApiApp({ clock, isDatabaseReachable });
    const status = async () => (await app.inject('/api/health/ready')).statusCode;
    expect(await Promise.all([status(), status(), status()])).toEqual([503, 503, 503]);
    isThere = true;
    expect([await status(), questions]).toEqual([503, 1]);
    clock.advance(1000);
    expect([await status(), questions]).toEqual([200, 2]);
  });

  it('does not wait for a database that never answers', async () => {
    app = await createApiApp({ isDatabaseReachable: () => new Promise(() => undefined) });
    expect((await app.inject('/api/health/ready')).statusCode).toBe(503);
  });
});

describe('builds', () => {
  it('return the running one, and its rules', async () => {
    app = await createApiApp();
    const latest = await app.inject('/builds/latest.json?1767225600000');
    expect(latest.json()).toEqual({ ...TEST_BUILD, epoch: TEST_EPOCH });
    expect((await app.inject('/builds/meta/test-build.json')).json()).toEqual({
      ...TEST_BUILD,
      matcher: {
        static: expect.objectContaining({
          '/items': { cache: true, prerender: true },
          '/operator': { appMiddleware: { operator: true } },
          '/notifications': { cache: true },
        }),
        wildcard: expect.objectContaining({ '/me*': { appMiddleware: { guard: true } } }),
        dynamic: expect.objectContaining({ '/items/:id': { cache: true } }),
      },
      prerendered: expect.arrayContaining([
        '/',
        '/calc/exp',
        '/dungeons/regions/13',
        '/items/types/11',
        '/notice/scam',
      ]),
    });
  });
});

describe('the icon look-up', () => {
  it('returns known icons and the names of unknown ones', async () => {
    app = await createApiApp();
    const found = (await app.inject('/api/_icon/game-icons.json?icons=acorn,acorn,nothing,constructor')).json();
    expect(found).toEqual({
      prefix: 'game-icons',
      width: 512,
      height: 512,
      icons: { acorn: { body: expect.stringContaining('<path') } },
      not_found: ['nothing', 'constructor'],
    });
  });

  it('returns no icons without names', async () => {
    app = await createApiApp();
    expect((await app.inject('/api/_icon/game-icons.json')).json().icons).toEqual({});
  });
});

describe('the description of the API', () => {
  it('is OpenAPI 3.1 and lists every endpoint, and no page', async () => {
    app = await createApiApp();
    const document = (await app.inject('/api/openapi.json')).json();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([
        '/api/items',
        '/api/items/{id}',
        '/api/search',
        '/api/health/ready',
        '/builds/latest.json',
      ]),
    );
    expect(Object.keys(document.paths).filter((path) => path.includes('*') || path.includes('docs'))).toEqual([]);
    expect(document.paths['/api/items'].get.responses['200'].content['application/json'].schema).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Item' },
    });
    expect(document.paths['/api/items'].get.responses.default.content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/Error',
    });
    for (const name of JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      expect(document.components.schemas).toHaveProperty(name[1] ?? '');
    }
  });

  it('describes every parameter of every endpoint as it is sent, and every answer', async () => {
    app = await createApiApp();
    const { paths }: { paths: Record<string, Record<string, Operation>> } = (
      await app.inject('/api/openapi.json')
    ).json();
    const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
      Object.values(byMethod).map((operation) => ({ path, ...operation })),
    );
    for (const { path, parameters = [], responses, summary, tags } of operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
      expect([path, inPath]).toEqual([path, path.match(/\{\w+\}/g) ?? []]);
      expect(parameters.every((parameter) => parameter.in === 'query' || parameter.required)).toBe(true);
      expect([path, summary, tags]).toEqual([path, expect.stringMatching(/[가-힣]/), [expect.any(String)]]);
      for (const { description } of Object.values(responses)) expect(description).toMatch(/[가-힣]/);
    }
    const schemasOf = (path: string) =>
      Object.fromEntries((paths[path]?.get?.parameters ?? []).map(({ name, schema }) => [name, schema]));
    expect(schemasOf('/api/items/{id}')).toEqual({ id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } });
    expect(schemasOf('/api/items/popular-with-prices')).toMatchObject({
      type: { type: 'integer', minimum: -1, maximum: 11, default: -1 },
      days: { type: 'integer', minimum: 1, maximum: 90, default: 1 },
    });
    expect(schemasOf('/api/search').limit).toEqual({ type: 'integer', minimum: 1, maximum: 20, default: 20 });
  });

  it('is shown by a page without inline scripts', async () => {
    app = await createApiApp();
    const { body, statusCode } = await app.inject('/api/docs');
    expect(statusCode).toBe(200);
    expect(body).toContain('/api/docs/static/swagger-ui-bundle.js');
    expect(body).not.toMatch(/<script(?![^>]*\bsrc=)/);
    expect((await app.inject('/api/docs/static/swagger-initializer.js')).statusCode).toBe(200);
  });
});
