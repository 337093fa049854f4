import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApiApp, readAs } from '#tests/support/api-app.ts';
import { dungeonSchema } from './catalog/dungeon.contract.ts';
import { mapSchema, portSchema } from './catalog/map.contract.ts';
import { monsterSchema } from './catalog/monster.contract.ts';
import { recipeSchema } from './catalog/recipe.contract.ts';
import { skillSchema } from './catalog/skill.contract.ts';
import { dungeonDetailSchema } from './dungeons/dungeon-endpoints.contract.ts';
import { mapDetailSchema } from './maps/map-endpoints.contract.ts';
import { monsterDetailSchema } from './monsters/monster-endpoints.contract.ts';
import { searchHitSchema } from './search/search.contract.ts';
import { unpackSearchEntries } from './search/search-pack.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await createApiApp();
});

afterAll(() => app.close());

describe('skills', () => {
  it('are sorted by the level at which they are learnt', async () => {
    const skills = await readAs(app, '/api/skills/', z.array(z.strictObject(skillSchema.shape)));
    expect(skills.map(({ reqLv }) => reqLv)).toEqual([10, 30]);
  });

  it('are listed by job, the common ones as job 0', async () => {
    const names = async (job: number) =>
      (await readAs(app, `/api/skills/?job=${job}`, z.array(skillSchema))).map(({ name }) => name);
    expect(await names(1)).toEqual(['백호참']);
    expect(await names(0)).toEqual(['공력증강']);
    expect(await names(2)).toEqual([]);
  });

  it('can be read one by one', async () => {
    expect((await readAs(app, '/api/skills/2', skillSchema)).name).toBe('백호참');
  });
});

describe('dungeons', () => {
  it('are listed, all or by region', async () => {
    expect(await readAs(app, '/api/dungeons/', z.array(z.strictObject(dungeonSchema.shape)))).toHaveLength(1);
    expect(await readAs(app, '/api/dungeons/regions/1', z.array(dungeonSchema))).toHaveLength(1);
    expect(await readAs(app, '/api/dungeons/regions/13', z.array(dungeonSchema))).toEqual([]);
  });

  it('include their monsters and the drops of those', async () => {
    const { monsters } = await readAs(app, '/api/dungeons/1', dungeonDetailSchema);
    expect(monsters.map(({ name, drops }) => [name, drops.map(({ itemName }) => itemName)])).toEqual([
      ['다람쥐', ['도토리']],
    ]);
  });
});

describe('monsters', () => {
  it('are listed, and include their drops and dungeon', async () => {
    expect(await readAs(app, '/api/monsters', z.array(z.strictObject(monsterSchema.shape)))).toHaveLength(1);
    const squirrel = await readAs(app, '/api/monsters/1', monsterDetailSchema);
    expect([squirrel.dungeon?.name, squirrel.drops.map(({ itemId }) => itemId)]).toEqual(['다람쥐굴', [1]]);
  });
});

describe('recipes', () => {
  it('include their materials', async () => {
    const [listed] = await readAs(app, '/api/recipes', z.array(z.strictObject(recipeSchema.shape)));
    const recipe = await readAs(app, '/api/recipes/1', recipeSchema);
    expect(recipe).toEqual(listed);
    expect(recipe.materials.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([[1, 3]]);
  });
});

describe('maps', () => {
  it('are listed, and so are the ports', async () => {
    expect(await readAs(app, '/api/maps', z.array(z.strictObject(mapSchema.shape)))).toHaveLength(2);
    expect(await readAs(app, '/api/ports', z.array(z.strictObject(portSchema.shape)))).toHaveLength(1);
  });

  it('include ports in both directions, their dungeon and the items sold there', async () => {
    const town = await readAs(app, '/api/maps/0', mapDetailSchema);
    expect(town.portsOut.map(({ destinationMapCode }) => destinationMapCode)).toEqual(['12']);
    expect(town.sells.map(({ item }) => item?.name)).toEqual(['도토리']);
    expect(town.dungeon).toBeNull();
    const cave = await readAs(app, '/api/maps/12', mapDetailSchema);
    expect([cave.dungeon?.name, cave.portsIn.length, cave.portsOut.length]).toEqual(['다람쥐굴', 1, 0]);
  });
});

describe('search', () => {
  it('finds by initial consonants, best first, with a path', async () => {
    const [first] = await readAs(
      app,
      `/api/search?q=${encodeURIComponent('ㅎㅊㅈㄱ')}`,
      z.array(z.strictObject(searchHitSchema.shape)),
    );
    expect(first).toMatchObject({ kind: 'item', id: 2, name: '현철중검', path: '/items/2' });
  });

  it('returns no hits for an empty query', async () => {
    for (const url of ['/api/search', '/api/search?q=', '/api/search?q=%20']) {
      expect(await readAs(app, url, z.array(searchHitSchema))).toEqual([]);
    }
  });

  it('returns as many rows as requested, 20 by default', async () => {
    const q = encodeURIComponent('잡동');
    expect(await readAs(app, `/api/search?q=${q}&limit=3`, z.array(searchHitSchema))).toHaveLength(3);
    expect(await readAs(app, `/api/search?q=${q}`, z.array(searchHitSchema))).toHaveLength(20);
  });

  it('finds pages and people, which lead to their maps', async () => {
    const first = async (q: string) =>
      (await readAs(app, `/api/search?q=${encodeURIComponent(q)}&limit=1`, z.array(searchHitSchema)))[0];
    expect(await first('왕퀘')).toMatchObject({ kind: 'page', name: '왕퀘', path: '/calc/kingQuest/buyeo' });
    const npc = await first('상인 위치');
    expect(npc).toMatchObject({ kind: 'npc', path: expect.stringMatching(/^\/maps\/\d+\?at=\d+,\d+$/) });
    expect((await app.inject(`/api/routes?from=0&to=npc:${npc?.id}`)).statusCode).toBe(200);
  });

  it('gives the browser the names it searches itself', async () => {
    const names = unpackSearchEntries((await app.inject('/api/search/index.json')).json()).map(({ name }) => name);
    expect(names).toContain('현철중검');
  });
});
