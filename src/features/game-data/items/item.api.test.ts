import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApiApp, readAs } from '#tests/support/api-app.ts';
import { itemSchema } from '../catalog/item.contract.ts';
import { itemDetailSchema } from './item-endpoints.contract.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await createApiApp();
});

afterAll(() => app.close());

describe('items', () => {
  it('are a bare array with every field', async () => {
    const items = await readAs(app, '/api/items/', z.array(z.strictObject(itemSchema.shape)));
    expect(items.map(({ name }) => name)).toContain('도토리');
  });

  it('are listed by type; a type without items gives an empty array', async () => {
    expect((await readAs(app, '/api/items/types/0', z.array(itemSchema))).map(({ name }) => name)).toEqual([
      '현철중검',
    ]);
    expect(await readAs(app, '/api/items/types/11', z.array(itemSchema))).toEqual([]);
  });
});

describe('an item', () => {
  it('includes who drops it, what requires it and where it is sold', async () => {
    const acorn = await readAs(app, '/api/items/1', itemDetailSchema);
    expect(acorn.droppedBy.map(({ monster, dungeon }) => [monster.name, dungeon?.name])).toEqual([
      ['다람쥐', '다람쥐굴'],
    ]);
    expect(acorn.usedIn.map(({ itemId }) => itemId)).toEqual([2]);
    expect(acorn.skills.map(({ name }) => name)).toEqual(['공력증강']);
    expect(acorn.soldAt.map(({ map, price }) => [map?.name, price])).toEqual([['국내성', 10]]);
    expect(acorn.madeBy).toEqual([]);
  });

  it('includes the recipes that make it', async () => {
    expect((await readAs(app, '/api/items/2', itemDetailSchema)).madeBy.map(({ successRate }) => successRate)).toEqual([
      80,
    ]);
  });
});
