import { z } from 'zod';
import { sendJson } from '#platform/http/dynamic-body.ts';
import { EncodedBody } from '#platform/http/encoded-body.ts';
import { sendSnapshot } from '#platform/http/static-body.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { searchHitSchema, searchQuerySchema } from './search.contract.ts';
import { searchCatalog } from './search-answer.ts';
import { searchEntriesOf } from './search-entries.ts';
import { buildSearchIndex } from './search-index.ts';
import { packSearchEntries } from './search-pack.ts';

const tags = ['search'];

export function searchRoutes(app: ApiApp, { catalog }: GameDataContext): void {
  const entries = perSnapshot((snapshot: Catalog) => searchEntriesOf(snapshot, snapshot.abbreviations));
  const index = perSnapshot((snapshot: Catalog) => buildSearchIndex(entries(snapshot)));
  const packed = perSnapshot((snapshot: Catalog) => new EncodedBody(packSearchEntries(entries(snapshot))));

  app.get(
    '/api/search',
    {
      schema: {
        tags,
        summary: '이름으로 찾기',
        description:
          '이름의 한 부분, 초성, 다 치지 않은 글자, 한글 자판으로 잘못 친 영문, 줄임말로 찾는다. 잘 맞는 것부터.',
        querystring: searchQuerySchema,
        response: { 200: z.array(searchHitSchema) },
      },
    },
    (request, reply) => sendJson(request, reply, searchCatalog(index(catalog()), request.query)),
  );

  app.get(
    '/api/search/index.json',
    { schema: { tags, summary: '브라우저에서 찾기 위한 이름 목록', response: { 200: z.array(z.unknown()) } } },
    (request, reply) => sendSnapshot(request, reply, catalog, packed),
  );
}
