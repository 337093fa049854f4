import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertProfile } from '#tests/factories/people.ts';
import { pageSamples } from '#tests/support/page-samples.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';
import type { PageServices } from './page-definition.ts';
import { pages } from './routes.ts';

/** What tells of trades, parties, guilds, shouts and quotes, beside what is read of one thing by its id. */
const TELLING = {
  quotes: ['quotesOf', 'popular', 'daysOf'],
  trades: ['list', 'ordered', 'book', 'deals', 'ofProfile', 'countsOfProfile'],
  market: ['today', 'moving'],
  parties: ['list', 'counts'],
  guilds: ['list', 'count'],
  broadcasts: ['list', 'heat'],
} as const;
/** A thing stands on one server, and what stands beside it is of the same. */
const OF_ONE_SERVER = ['/trade/view/:id', '/party/:id', '/guilds/:id'];
const SERVER = 2;
const WRONG = ['', '%20', '0', '01', 'x', '1&gameServer=2'];

const catalog = await projectCatalog();
const hasPicker = new Map(pages.map(({ path, hasServerPicker }) => [path, hasServerPicker]));
const samples = pageSamples(catalog).filter(({ route }) => hasPicker.has(route) && !OF_ONE_SERVER.includes(route));
const withServer = (path: string, server: string) => `${path}${path.includes('?') ? '&' : '?'}gameServer=${server}`;

interface Reading {
  name: string;
  isOnServer: boolean;
}

/** The services, with a list of what pages read of them. */
function recorded(services: PageServices, readings: Reading[]): PageServices {
  type Method = (...given: unknown[]) => unknown;
  const record =
    (name: string, method: Method): Method =>
    (...given) => {
      const isServer = (one: unknown) =>
        one === SERVER || (one as { gameServer?: number } | null)?.gameServer === SERVER;
      readings.push({ name, isOnServer: given.some(isServer) });
      return method(...given);
    };
  const parts = Object.entries(TELLING).map(([part, names]) => {
    const reader = services[part as keyof typeof TELLING] as unknown as Record<string, Method>;
    const methods = names.map((name) => [name, record(`${part}.${name}`, (...given) => reader[name]?.(...given))]);
    return [part, { ...reader, ...Object.fromEntries(methods) }];
  });
  const pricesOf = record('pricesOf', services.pricesOf as Method);
  return { ...services, ...Object.fromEntries(parts), pricesOf } as PageServices;
}

const site = sharedTestSite();
let app: FastifyInstance;
let readings: Reading[] = [];
/** Pages that read any of it. */
const seen = new Set<string>();
beforeAll(async () => {
  app = await site.withServices(() => recorded(site.services(), readings));
});

describe.each(samples)('$path', ({ route, path }) => {
  it('reads what it tells of trades, parties, guilds, shouts and quotes on the server that is chosen', async () => {
    readings = [];
    expect((await app.inject(withServer(path, String(SERVER)))).statusCode).toBeLessThan(500);
    if (readings.length > 0) seen.add(route);
    const disobeying = readings.filter(({ isOnServer }) => !isOnServer).map(({ name }) => name);
    expect([...new Set(disobeying)]).toEqual([]);
    expect(hasPicker.get(route) || readings.length === 0).toBe(true);
  });

  it('takes a server that is wrong or blank as none', async () => {
    const { body } = await site.get(path);
    for (const wrong of WRONG) expect((await site.get(withServer(path, wrong))).body === body, wrong).toBe(true);
  });

  it('leads from a server that the site does not have to the address without it, for browsers read it too', async () => {
    const answer = await site.get(withServer(path, '9'));
    expect([answer.statusCode, decodeURIComponent(answer.headers.location ?? '')]).toEqual([
      302,
      decodeURIComponent(path),
    ]);
    const [pathname, query = ''] = path.split('?');
    const payload = `${pathname === '/' ? '' : pathname}/_payload.json?${query}`;
    const { body } = await site.get(payload);
    expect((await site.get(`${payload}&gameServer=9`)).body).toBe(body);
  });
});

it('leads to no other site', async () => {
  for (const path of ['//items', '/\\items', '//naru.test/items']) {
    expect((await site.get(`${path}?gameServer=9`)).headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  }
});

describe('the API', () => {
  const lists = [
    '/api/trades',
    '/api/parties',
    '/api/parties/counts',
    '/api/guilds',
    '/api/broadcasts',
    '/api/trades/today',
  ];

  it.each(lists)('%s refuses a wrong server and takes a blank one as none', async (path) => {
    expect((await site.get(withServer(path, 'x'))).statusCode).toBe(400);
    expect((await site.get(withServer(path, ''))).statusCode).toBe(200);
  });
});

it('a profile tells of the trades of the chosen server', async () => {
  const { userId } = await insertProfile(site.api.db);
  readings = [];
  expect((await app.inject(withServer(`/profiles/${userId}`, String(SERVER)))).statusCode).toBe(200);
  expect(readings.filter(({ isOnServer }) => !isOnServer)).toEqual([]);
  expect(readings.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['trades.ofProfile', 'trades.countsOfProfile']),
  );
});

it('what pages read was seen at all', () => {
  const telling = pages.filter(({ path }) => seen.has(path)).map(({ path }) => path);
  expect(telling).toEqual(
    expect.arrayContaining([
      '/',
      '/items',
      '/skills/:id',
      '/monsters/:id',
      '/quests/:id',
      '/trade',
      '/party',
      '/broadcast',
    ]),
  );
});
