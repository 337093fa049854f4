import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMap, makePort } from '#tests/factories/game-data.ts';
import { createApiApp, readAs } from '#tests/support/api-app.ts';
import { smallCatalog, smallRows } from '#tests/support/small-catalog.ts';
import { mapRouteSchema } from './map-route.contract.ts';

// 국내성 (0, with the merchant 1001 at 1, 2) → 다람쥐굴1 (12); 다람쥐굴1 → 윗굴 (13) from level 50 → 정상 (14) from level 80
const [, cave] = smallRows.maps;
const upper = makeMap({ id: 3, code: '13', name: '윗굴' });
const top = makeMap({
  id: 4,
  code: '14',
  name: '정상',
  npcs: [
    { id: 4002, name: '산신령', x: 3, y: 3 },
    { id: 1_000_000_000, name: '나무꾼', x: 4, y: 4 },
  ],
});
const ports = [
  ...smallRows.ports,
  makePort(cave ?? upper, upper, { id: 2, minLevel: 50, x: 5, y: 6 }),
  makePort(upper, top, { id: 3, minLevel: 80 }),
];
const catalog = smallCatalog({ ...smallRows, maps: [...smallRows.maps, upper, top], ports });

let app: FastifyInstance;

beforeAll(async () => {
  app = await createApiApp({ catalog: () => catalog });
});

afterAll(() => app.close());

const route = (query: string) => readAs(app, `/api/routes?${query}`, mapRouteSchema.strict());

async function readError(query: string) {
  const answer = await app.inject(`/api/routes?${query}`);
  const { code, message, data } = answer.json();
  return { status: answer.statusCode, code, message, data };
}

describe('a route', () => {
  it('lists every step with its port, the tiles before it and the required level', async () => {
    const found = await route('from=0&to=13');
    expect(found.maps.map(({ name }) => name)).toEqual(['국내성', '다람쥐굴1', '윗굴']);
    expect(
      found.steps.map(({ map, port, to, tiles, minLevel }) => [map.code, port?.id, to.code, tiles, minLevel]),
    ).toEqual([
      ['0', 1, '12', null, null],
      ['12', 2, '13', 7, 50],
    ]);
    expect(found).toMatchObject({ level: null, ports: 2, worldSteps: 0, tiles: 7, unknownLegs: 1, minLevel: 50 });
  });

  it('is empty from a place to itself', async () => {
    expect(await route('from=0&to=0&level=1')).toMatchObject({
      steps: [],
      ports: 0,
      tiles: 0,
      unknownLegs: 0,
      level: 1,
    });
    expect((await route('from=npc:1001&to=0')).steps).toEqual([]);
  });

  it('starts at the tile of a person', async () => {
    expect(await route('from=npc:1001&to=12')).toMatchObject({
      from: { name: '상인', x: 1, y: 2 },
      tiles: 1,
      unknownLegs: 0,
    });
  });

  it('leads to a person by his id, whatever his place on the map and whoever added him', async () => {
    for (const [id, name] of [
      [4002, '산신령'],
      [1_000_000_000, '나무꾼'],
    ])
      expect(await route(`from=14&to=npc:${id}`)).toMatchObject({
        to: { name, requested: `npc:${id}`, map: { code: '14' } },
      });
    expect(await readError('from=0&to=npc:4001')).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('leads to the first floor of a dungeon', async () => {
    expect(await route('from=0&to=dungeon:1')).toMatchObject({
      to: { kind: 'dungeon', name: '다람쥐굴', map: { code: '12' } },
    });
  });

  it('leads to the nearest place of an item, or to where it is sold or dropped', async () => {
    const spotOf = async (query: string) => {
      const { to, ports: count } = await route(query);
      return [to.spot?.how, to.spot?.who, count];
    };
    expect(await spotOf('from=0&to=item:1')).toEqual(['sells', ['상인'], 0]);
    expect(await spotOf('from=12&to=item:1')).toEqual(['drops', ['다람쥐'], 0]);
    expect(await spotOf('from=0&to=drops:1')).toEqual(['drops', ['다람쥐'], 1]);
    expect((await readError('from=12&to=sells:1')).code).toBe('NO_ROUTE');
  });

  it('accepts a trailing slash, and answers 304 to a matching ETag', async () => {
    const first = await app.inject('/api/routes/?from=0&to=12');
    expect(first.statusCode).toBe(200);
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await app.inject({ url: '/api/routes?to=12&from=0', headers })).statusCode).toBe(304);
  });

  it('uses only ports that the level opens', async () => {
    expect((await route('from=0&to=13&level=50')).steps).toHaveLength(2);
    expect(await readError('from=0&to=13&level=49')).toMatchObject({
      status: 404,
      code: 'NO_ROUTE',
      data: { minLevel: 50 },
    });
    expect(await readError('from=0&to=14&level=49')).toMatchObject({ code: 'NO_ROUTE', data: { minLevel: 80 } });
  });
});

describe('no route', () => {
  it('is reported when no port leads there', async () => {
    const answer = await readError('from=12&to=0&level=99');
    expect(answer).toMatchObject({ status: 404, code: 'NO_ROUTE' });
    expect(answer.data?.minLevel).toBeUndefined();
    expect(answer.message).toMatch(/이어지지 않는/);
  });

  it('differs from an unknown place', async () => {
    for (const place of ['999', 'npc:1002', 'npc:9001', 'dungeon:9', 'item:99999', 'sells:99999']) {
      expect(await readError(`from=0&to=${place}`)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
    expect(await readError('from=0&to=item:2')).toMatchObject({ status: 404, code: 'NO_ROUTE' });
    expect((await readError('from=0&to=sells:2')).message).toMatch(/파는 곳/);
  });

  it('differs from an invalid query', async () => {
    const bad = [
      'from=0',
      'to=0',
      '',
      'from=&to=0',
      'from=00&to=0',
      'from=npc:x&to=0',
      'from=-1&to=0',
      'from=npc:0&to=0',
    ];
    for (const query of [...bad, 'from=0&from=0&to=0']) {
      expect([query, await readError(query)]).toMatchObject([query, { status: 400, code: 'INVALID_INPUT' }]);
    }
    for (const level of ['0', '100', '-1', '1.5', 'x', '099']) {
      expect(await readError(`from=0&to=12&level=${level}`)).toMatchObject({ status: 400, code: 'INVALID_INPUT' });
    }
    const { data } = await readError('from=x&to=y');
    expect(data.issues.map(({ path }: { path: string }) => path)).toEqual(['from', 'to']);
    expect(data.issues[0].message).toMatch(/지도 번호/);
  });
});
