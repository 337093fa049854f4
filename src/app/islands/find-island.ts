import { gameDataTopics } from '#features/game-data/game-data.topics.ts';
import type { IslandContext } from '#features/shell/islands/island.routes.ts';
import { type Enqueue, type ProducedPage, toCachedPage } from '#platform/answers/page-cache.ts';
import { FOR_ANY_ORIGIN, JSON_TYPE } from '#platform/answers/response-body.ts';
import { addressKey, type RateLimit, requirePoint } from '#platform/http/rate-limit.ts';
import type { PageDeps } from '../page-routes.ts';

type Deps = Pick<PageDeps, 'renderer' | 'services' | 'queue' | 'cache'>;

/**
 * Islands are cached and queued like pages. Only those that must be rendered count against the limit of their reader's
 * address.
 */
export function findIsland({ renderer, services, queue, cache }: Deps, limit: RateLimit): IslandContext['find'] {
  return async (request, reply, wanted) => {
    const island = (await renderer()).islandOf(wanted);
    const produce = async (): Promise<ProducedPage> => {
      const body = await island.render(services());
      return { status: body === null ? 404 : 200, body: body ?? '', contentType: JSON_TYPE, headers: FOR_ANY_ORIGIN };
    };
    const inRequestQueue = queue.forRequest(request, reply, island.key);
    const enqueue: Enqueue = async (work, state) => {
      if (!state.isCached) await requirePoint(limit, addressKey(request.ip));
      return inRequestQueue(work, state);
    };
    const page = await (cache === null
      ? enqueue(() => produce().then(toCachedPage), { isCached: false, isWaitedFor: true })
      : cache.get(island.key, [gameDataTopics.all, ...island.topics], produce, enqueue));
    if (page.status !== 200) return undefined;
    return { body: page.body, bodyNow: bodyIn(cache, island.key) };
  };
}

/** Thousands of addresses have such a closure, so it must not retain the request. */
function bodyIn(cache: PageDeps['cache'], key: string) {
  return () => cache?.peek(key)?.body;
}
