import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { listItems } from '#features/game-data/items/item-endpoints.contract.ts';
import { call } from '#platform/client/call.ts';
import { createApiApp } from '#tests/support/api-app.ts';
import { testedIn } from '#tests/support/tested-in.ts';
import { readText } from '../structure/tree.ts';
import { tableOf } from './rows.ts';

const paths = z.record(z.string(), z.record(z.string(), z.unknown()));
const plain = (path: string) => path.replaceAll(/\{\w+\}/g, '{}').replace(/\/$/, '');

let app: FastifyInstance;
let described: Map<string, { query: string[] }>;

beforeAll(async () => {
  app = await createApiApp();
  const document = z.object({ paths }).parse((await app.inject('/api/openapi.json')).json());
  described = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        const { parameters = [] } = operation as { parameters?: { name: string; in: string }[] };
        const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
        return [`${method.toUpperCase()} ${plain(path)}`, { query }] as const;
      }),
    ),
  );
});

afterAll(() => app.close());
afterEach(() => vi.unstubAllGlobals());

describe('p§7 calls', () => {
  const rows = tableOf(7).map(([method = '', path = '']) => ({ method, path }));

  it('are read from the table', () => {
    expect(rows).toHaveLength(24);
  });

  it.each(rows)('$method $path', ({ method, path }) => {
    const [address = '', search = ''] = path.split('?');
    const call = described.get(`${method} ${plain(address)}`);
    expect(call).toBeDefined();
    const names = search.split('&').flatMap((part) => (part === '' ? [] : [part.split('=')[0] ?? '']));
    expect(call?.query).toEqual(expect.arrayContaining(names));
  });

  testedIn(
    'popular-with-prices: defaults type -1, days 1',
    'src/features/shell/shell.api.test.ts',
    'describes every parameter of every endpoint as it is sent, and every answer',
  );
  testedIn(
    'counts keyed by status 0-3',
    'src/features/trade/trades/trade.api.test.ts',
    'lists a player’s trades by number and by UUID; hidden and cancelled ones to the owner alone',
  );
  testedIn(
    'latest trade of a profile',
    'src/features/trade/trades/trade.api.test.ts',
    'answers null as the last of a player without trades, and 404 for an unknown player',
  );
  testedIn(
    'pullUpTrade returns statusCode and message',
    'src/features/trade/trades/trade-write.api.test.ts',
    'bumps all waiting trades, once an hour',
  );
  testedIn(
    'profiles/delete returns success',
    'src/features/people/account/account.api.test.ts',
    'is for everybody who is signed in, also without a profile',
  );
});

describe('p§7 the way of a call', () => {
  it('all product requests are sent with credentials included', async () => {
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('[]'));
    vi.stubGlobal('fetch', fetched);
    await call(listItems);
    expect(fetched.mock.calls.map(([url, { credentials }]) => [url, credentials])).toEqual([
      ['/api/items/', 'include'],
    ]);
  });

  testedIn(
    'static data is prefetched',
    'src/platform/client/prefetch.test.ts',
    'are fetched at low priority in an idle moment after load, and a failure is silent',
  );
  testedIn(
    'a failed network request is tried up to 3 times in total unless it was aborted',
    'src/platform/client/fetch-with-retry.test.ts',
    'that gets no answer is tried three times in total, with a warning before each further try',
    'that was aborted is one try',
  );
  testedIn(
    'the provider’s endpoints handle sign-in and sign-out, by PKCE',
    'src/features/people/sign-in/unmodified-clients.api.test.ts',
    'signs in, stays, changes, refreshes and signs out',
    'reports a wrong verifier',
  );

  testedIn(
    'a build manifest is fetched from builds/meta/{buildId}.json for route rules',
    'tests/e2e/loading/builds.e2e.ts',
    'stays where a rule names a middleware that this version does not know: p§8',
    '{name} is obeyed, by a document',
  );

  it('a build manifest has the matcher of the route rules', async () => {
    const { id } = (await app.inject('/builds/latest.json?t=1')).json();
    const manifest = (await app.inject(`/builds/meta/${id}.json`)).json();
    expect([manifest.id, Object.keys(manifest.matcher).sort()]).toEqual([id, ['dynamic', 'static', 'wildcard']]);
  });

  testedIn(
    'a _payload.json is fetched with a build-hash query',
    'src/app/pages.page.test.ts',
    'has a payload with the data of its HTML',
  );

  it('a _payload.json is asked for by the hash of the build', () => {
    expect(readText('src/app/load-payload.ts')).toMatch(/_payload[.]json[?]\$\{build\}/);
  });

  testedIn(
    'an island is rendered under /__nuxt_island/{key}.json with optional params',
    'src/app/islands/island.page.test.ts',
    'is markup and styles that a page of another origin may use',
    'is answered with 400 or 404 in JSON and nothing of what was sent, whatever the name and the props',
  );
  testedIn(
    'the latest build is polled with a time stamp',
    'tests/e2e/loading/builds.e2e.ts',
    'is told kindly of the new version, goes on, and opens its next path as a document',
  );
  testedIn(
    'the session is read once at startup',
    'src/features/people/sessions/ui/session-follower.test.ts',
    'loads the profile once, however often the same person arrives',
  );

  it('a backend client is created from a configured project URL and public key', () => {
    expect(readText('src/features/people/sessions/ui/session-client.ts')).toMatch(
      /createSessionClient\(\{ url, publicKey \}: SiteSignIn\)[\s\S]*createBrowserClient\(url \?\? location[.]origin, publicKey,/,
    );
  });

  it('a local icon look-up exists', async () => {
    const { statusCode, body } = await app.inject('/api/_icon/game-icons.json?icons=acorn');
    expect([statusCode, Object.keys(JSON.parse(body).icons)]).toEqual([200, ['acorn']]);
  });
});
