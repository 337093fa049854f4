import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SUCCESS } from '#shared/success.ts';
import { createApiApp } from '../support/api-app.ts';
import { declaredEndpoints } from './declared-endpoints.ts';
import { readText } from './tree.ts';

/** Endpoints outside the two lists, which do not name those of operators one by one. */
const BESIDE: readonly string[] = [
  'DELETE /api/blocks/{}',
  'DELETE /api/events/{}',
  'DELETE /api/guides/{}',
  'DELETE /api/guilds/{}',
  'DELETE /api/guilds/{}/gatherings/{}',
  'DELETE /api/guilds/{}/icon',
  'DELETE /api/guilds/{}/members',
  'DELETE /api/guilds/{}/posts/{}',
  'DELETE /api/guilds/{}/posts/{}/comments/{}',
  'DELETE /api/guilds/{}/webhook',
  'DELETE /api/keywords/{}',
  'DELETE /api/notices/{}',
  'DELETE /api/notifications/push',
  'DELETE /api/notifications/webhook',
  'DELETE /api/parties/{}',
  'DELETE /api/parties/{}/members',
  'DELETE /api/quests/{}',
  'DELETE /api/settlements/{}',
  'DELETE /api/trades/searches/{}',
  'DELETE /api/turns/{}',
  'DELETE /api/turns/{}/entries/{}',
  'GET /__island/{}',
  'GET /api/banners',
  'GET /api/blocks',
  'GET /api/broadcasts/heat',
  'GET /api/corrections/fields',
  'GET /api/guilds',
  'GET /api/guilds/mine',
  'GET /api/guilds/{}',
  'GET /api/guilds/{}/applications',
  'GET /api/guilds/{}/gatherings',
  'GET /api/guilds/{}/gatherings/{}',
  'GET /api/guilds/{}/members',
  'GET /api/guilds/{}/posts',
  'GET /api/guilds/{}/posts/{}',
  'GET /api/guilds/{}/webhook',
  'GET /api/health/ready',
  'GET /api/keywords',
  'GET /api/keywords/preview',
  'GET /api/legal',
  'GET /api/notifications/groups',
  'GET /api/notifications/push/key',
  'GET /api/notifications/unread',
  'GET /api/notifications/webhook',
  'GET /api/parties',
  'GET /api/parties/counts',
  'GET /api/parties/mine',
  'GET /api/parties/{}',
  'GET /api/prices/items/{}',
  'GET /api/prices/items/{}/evidence',
  'GET /api/profiles',
  'GET /api/profiles/{}/avatar',
  'GET /api/profiles/{}/record',
  'GET /api/reports',
  'GET /api/search/content.json',
  'GET /api/search/index.json',
  'GET /api/sessions/history',
  'GET /api/settlements',
  'GET /api/settlements/{}',
  'GET /api/trades/items/{}/book',
  'GET /api/trades/searches',
  'GET /api/trades/today',
  'GET /api/trades/{}/counterpart',
  'GET /api/turns',
  'GET /api/turns/{}',
  'GET /api/watches/alerted',
  'POST /api/blocks',
  'POST /api/events',
  'POST /api/guides',
  'POST /api/guilds',
  'POST /api/guilds/{}/gatherings',
  'POST /api/guilds/{}/members',
  'POST /api/guilds/{}/posts',
  'POST /api/guilds/{}/posts/{}/comments',
  'POST /api/guilds/{}/restore',
  'POST /api/guilds/{}/takeover',
  'POST /api/keywords',
  'POST /api/notices',
  'POST /api/notifications/push',
  'POST /api/notifications/test',
  'POST /api/parties',
  'POST /api/parties/{}/members',
  'POST /api/parties/{}/members/{}/manner',
  'POST /api/quests',
  'POST /api/settlements',
  'POST /api/trades/searches',
  'POST /api/trades/{}/manner',
  'POST /api/turns',
  'POST /api/turns/{}/entries',
  'POST /api/watches/preview',
  'PUT /api/events/{}',
  'PUT /api/guides/{}',
  'PUT /api/guilds/{}',
  'PUT /api/guilds/{}/gatherings/{}',
  'PUT /api/guilds/{}/gatherings/{}/answer',
  'PUT /api/guilds/{}/icon',
  'PUT /api/guilds/{}/members/me',
  'PUT /api/guilds/{}/members/{}',
  'PUT /api/guilds/{}/posts/{}',
  'PUT /api/guilds/{}/webhook',
  'PUT /api/notices/{}',
  'PUT /api/notifications/groups',
  'PUT /api/notifications/webhook',
  'PUT /api/parties/{}',
  'PUT /api/parties/{}/members/{}',
  'PUT /api/quests/{}',
  'PUT /api/settlements/{}',
  'PUT /api/settlements/{}/shares/{}',
  'PUT /api/trades/{}/confirm',
  'PUT /api/trades/{}/counterpart',
  'PUT /api/turns/{}',
  'PUT /api/turns/{}/next',
];

/** Specified ahead of the features that bring them. */
const NOT_YET: readonly string[] = ['GET /api/facts'];

/** Operators write them where everybody reads them (contract §7). */
const ARTICLES = /^\/api\/(?:notices|guides|events|quests)(?:\/|$)/;
const METHOD = /^(?:GET|POST|PUT|DELETE)$/;
const PATH = /^\/(?:api|builds|__nuxt_island)\//;

/** `/api/items/{}`: ignores the names of parameters and a trailing slash. */
function normalized(path: string): string {
  const segments = path.split('/').map((segment) => (/[{:]/.test(segment) ? '{}' : segment));
  return segments.join('/').replace(/\/$/, '');
}

/** The calls in a table's cells: `GET, POST /api/a?b=; /api/c(/{id})`. A path takes the methods before it. */
function callsIn(cells: string): string[] {
  const words = cells.replaceAll(/`[^`]*`|\?\S*|\S+ …/g, ' ').split(/[\s,;|]+/);
  let methods: string[] = [];
  let areNew = true;
  return words.flatMap((word) => {
    if (METHOD.test(word)) {
      methods = areNew ? [word] : [...methods, word];
      areNew = false;
    }
    if (!PATH.test(word) || word.endsWith('*')) return [];
    areNew = true;
    const [path = '', further] = word.split(/\((\/[^)]*)\)/);
    const paths = further === undefined ? [path] : [path, path + further];
    return paths.flatMap((one) => methods.map((method) => `${method} ${normalized(one)}`));
  });
}

function rowsOf(page: string, chapter: number): string[] {
  const [, text = ''] = readText(page).split(new RegExp(`^## ${chapter}[.] .*$`, 'm'));
  const rows = (text.split(/^## /m)[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return rows.flatMap(callsIn);
}

async function mountedCalls(): Promise<string[]> {
  const app = await createApiApp();
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse((await app.inject('/api/openapi.json')).json());
  await app.close();
  return Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${normalized(path)}`))
    .sort();
}

const promised = [...rowsOf('docs/spec/product.md', 7), ...rowsOf('docs/spec/contract.md', 7)];
const mounted = await mountedCalls();
const declared = await declaredEndpoints();
const declaredCalls = declared.map(({ method, path }) => `${method} ${normalized(path)}`);

describe('the specified calls', () => {
  it.each([
    ['| GET | /api/items/{id} | one item |', ['GET /api/items/{}']],
    [
      '| GET, POST /api/a?b=1,2; DELETE /api/a/{id}; /api/c(/{id}) |',
      ['GET /api/a', 'POST /api/a', 'DELETE /api/a/{}', 'DELETE /api/c', 'DELETE /api/c/{}'],
    ],
    ['| /api/operator/* | operators only |', []],
    ['| POST /api/a; /api/operator/a … |', ['POST /api/a']],
  ])('are read: %s', (row, calls) => {
    expect(callsIn(row)).toEqual(calls);
  });

  it('are read from both tables', () => {
    expect(promised.length).toBeGreaterThan(60);
  });
});

describe('the endpoints', () => {
  it('include all calls of the specification and the contract, but for those that are listed as not built', () => {
    expect([...new Set(promised)].filter((call) => !mounted.includes(call)).sort()).toEqual(NOT_YET);
  });

  it('are specified or listed in this test', () => {
    const others = mounted.filter((call) => !promised.includes(call) && !call.includes(' /api/operator/'));
    expect(others).toEqual(BESIDE);
  });

  it('of the contracts are all mounted exactly once', () => {
    expect(declaredCalls.length).toBeGreaterThan(0);
    expect(declaredCalls.filter((call) => !mounted.includes(call))).toEqual([]);
    // By their paths as they are: the files of one list differ in their endings alone.
    const exact = declared.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, '{}')}`);
    expect(new Set(exact).size).toBe(declaredCalls.length);
  });

  it('are declared in contracts', () => {
    expect(mounted.filter((call) => !declaredCalls.includes(call))).toEqual([]);
  });

  it('that delete all return the same response', () => {
    const answersSuccess = ({ response }: (typeof declared)[number]) =>
      response?.[200]?.safeParse(SUCCESS).success && !response[200].safeParse({}).success;
    // Deletions of facts are versions, whose number is the answer.
    const isOfFacts = ({ path }: (typeof declared)[number]) => path.startsWith('/api/operator/data/');
    const deletions = declared.filter((one) => one.method === 'DELETE' && !isOfFacts(one));
    expect(deletions.length).toBeGreaterThan(0);
    expect(deletions.filter((one) => !answersSuccess(one))).toEqual([]);
  });

  it('of operators require an operator, and no others do', () => {
    const isOperators = ({ method, path }: (typeof declared)[number]) =>
      path.startsWith('/api/operator/') || (method !== 'GET' && ARTICLES.test(path));
    expect(declared.filter((one) => isOperators(one) !== (one.who === 'operator'))).toEqual([]);
  });
});
