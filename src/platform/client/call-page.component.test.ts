import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { callPage } from './call-page.ts';

const listApples = endpoint({
  method: 'GET',
  path: '/api/apples',
  who: 'visitor',
  tags: [],
  summary: '',
  query: z.object({ cursor: z.string().optional() }),
  response: { 200: z.array(z.number()) },
});

it.each([
  ['</api/apples?limit=2&cursor=7-a>; rel="next"', '7-a'],
  ['</api/apples?limit=2>; rel="prev"', undefined],
  [undefined, undefined],
])('of a list with the header %s the next page begins at %s', async (link, next) => {
  vi.stubGlobal('fetch', async () => Response.json([1], { headers: link === undefined ? {} : { link } }));
  expect(await callPage(listApples, { query: {} })).toEqual({ rows: [1], next });
});
