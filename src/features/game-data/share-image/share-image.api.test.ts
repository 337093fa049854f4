import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { installCachedResponses } from '#platform/answers/cached-response.hook.ts';
import { installErrorHandling } from '#platform/http/errors.ts';
import { createReadLimit } from '#platform/http/rate-limit.ts';
import { withZod } from '#platform/http/validation.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { createApiApp } from '#tests/support/api-app.ts';
import { smallCatalog, smallRows } from '#tests/support/small-catalog.ts';
import { shareImageRoutes } from './share-image.routes.ts';

/** Byte offsets in the IHDR chunk of a PNG. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

const limit = createReadLimit(1, { name: 'share-pictures', points: 60, window: 60 });
let app: FastifyInstance;

beforeAll(async () => {
  const hostile = makeItem({ id: 900, name: '<b>&"\'검\u0007</text>', smin: 1 });
  const catalog = smallCatalog({ ...smallRows, items: [...smallRows.items, hostile] });
  app = await createApiApp({ catalog: () => catalog });
});

afterAll(() => app.close());

describe('a share picture', () => {
  it.each([
    '/share/site.png',
    '/share/items/1.png',
    '/share/items/900.png',
    '/share/skills/1.png',
    '/share/monsters/1.png',
    '/share/maps/1.png',
    '/share/regions/13.png',
  ])('%s is a PNG of 600 by 315', async (url) => {
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(answer.headers['content-encoding']).toBeUndefined();
    const size = [answer.rawPayload.readUInt32BE(WIDTH_AT), answer.rawPayload.readUInt32BE(HEIGHT_AT)];
    expect(size).toEqual([600, 315]);
  });

  it('has its own ETag for every fact, the same for every request', async () => {
    const etag = async (url: string) => (await app.inject(url)).headers.etag;
    const [one, again, other] = await Promise.all(
      ['/share/items/1.png', '/share/items/1.png?v=2026-11-23', '/share/items/2.png'].map(etag),
    );
    expect(one).toBe(again);
    expect(one).not.toBe(other);
    const answer = await app.inject({ url: '/share/items/1.png', headers: { 'if-none-match': String(one) } });
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
  });

  it.each([
    ['/share/items/1.png?x=1', '/share/items/1.png'],
    ['/share/items/%31.png', '/share/items/1.png'],
    ['/share/items/1.png/', '/share/items/1.png'],
    ['/share/site.png?v=2', '/share/site.png'],
    ['/%73hare/regions/13.png', '/share/regions/13.png'],
    ['/share/items/1.png?gameServer=', '/share/items/1.png'],
    ['/share/items/1.png?x=1&gameServer=1', '/share/items/1.png?gameServer=1'],
  ])('has one address: %s leads to %s', async (alias, path) => {
    const answer = await app.inject(alias);
    expect([answer.statusCode, answer.headers.location]).toEqual([308, path]);
  });

  it.each([
    ['/share/items/99999.png', 404],
    ['/share/items/abc.png', 400],
    ['/share/items/0.png', 400],
    ['/share/items/1.svg', 400],
    ['/share/regions/14.png', 400],
    ['/share/parties/0.png', 400],
    ['/share/guilds/0.png', 400],
    ['/share/nothing.png', 404],
    ['/share/items/1.png?gameServer=99', 400],
    ['/share/items/1.png?gameServer=1&gameServer=2', 400],
  ])('%s is %d', async (url, status) => {
    expect((await app.inject(url)).statusCode).toBe(status);
  });
});

describe('the price on an item’s picture', () => {
  it('changes the picture and its ETag, and is left out when it cannot be read', async () => {
    const prices = new Map<number, string>();
    const server = Fastify();
    shareImageRoutes(withZod(server), {
      catalog: () => smallCatalog(),
      priceOf: async (id) => prices.get(id),
      gameServers: [{ id: 1 }],
      cards: {},
      limit,
    });
    const tagNow = async () => (await server.inject('/share/items/1.png')).headers.etag;
    const without = await tagNow();
    prices.set(1, '48만5천');
    const dear = await tagNow();
    prices.set(1, '46만');
    const cheap = await tagNow();
    expect(new Set([without, dear, cheap]).size).toBe(3);
    prices.delete(1);
    expect(await tagNow()).toBe(without);
    await server.close();
  });
});

describe('a picture that was drawn', () => {
  it('is sent from memory for a second, and then with the price of that time', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    let price = '48만';
    let asked = 0;
    const catalog = smallCatalog();
    const server = Fastify();
    installCachedResponses(server);
    shareImageRoutes(withZod(server), {
      catalog: () => catalog,
      async priceOf() {
        asked += 1;
        return price;
      },
      gameServers: [{ id: 1 }],
      cards: {},
      limit,
    });
    const origin = await server.listen({ host: '127.0.0.1', port: 0 });
    const tagNow = async () => (await fetch(`${origin}/share/items/1.png`)).headers.get('etag');
    const first = await tagNow();
    price = '46만';
    now.mockReturnValue(999);
    expect([await tagNow(), asked]).toEqual([first, 1]);
    now.mockReturnValue(1000);
    expect(await tagNow()).not.toBe(first);
    expect(asked).toBe(2);
    now.mockRestore();
    await server.close();
  });
});

describe('the game server in the address of an item’s picture', () => {
  it('decides the price, and other servers have pictures of their own', async () => {
    const server = Fastify();
    shareImageRoutes(withZod(server), {
      catalog: () => smallCatalog(),
      priceOf: async (_id, gameServer) => (gameServer === undefined ? '48만' : `${gameServer}만`),
      gameServers: [{ id: 1 }, { id: 2 }],
      cards: {},
      limit,
    });
    const tagOf = async (query: string) => (await server.inject(`/share/items/1.png${query}`)).headers.etag;
    const tags = await Promise.all(['', '?gameServer=1', '?gameServer=2'].map(tagOf));
    expect(new Set(tags).size).toBe(3);
    expect(await tagOf('?gameServer=2&v=2026-11-28')).toBe(tags[2]);
    await server.close();
  });
});

describe('many pictures for one address', () => {
  async function openServer() {
    const items = Array.from({ length: 70 }, (_, nth) => makeItem({ id: 1000 + nth, name: `호박${nth}` }));
    const catalog = smallCatalog({ ...smallRows, items });
    const own = createReadLimit(1, { name: 'share-pictures', points: 3, window: 60 });
    const server = Fastify();
    installErrorHandling(server);
    shareImageRoutes(withZod(server), {
      catalog: () => catalog,
      priceOf: async () => undefined,
      gameServers: [{ id: 1 }],
      cards: {},
      limit: own,
    });
    const get = (id: number, remoteAddress = '198.51.100.1') =>
      server.inject({ url: `/share/items/${id}.png`, remoteAddress });
    return { server, get };
  }

  it('are limited where they must be drawn, and not where they are cached', async () => {
    const { server, get } = await openServer();
    for (const id of [1000, 1001, 1002]) expect((await get(id)).statusCode).toBe(200);
    const refused = await get(1003);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.headers['retry-after']).toMatch(/^[1-9]\d?$/);
    for (let time = 0; time < 5; time += 1) expect((await get(1000)).statusCode).toBe(200);
    expect((await get(1003, '2001:db8::1')).statusCode).toBe(200);
    await server.close();
  });
});
