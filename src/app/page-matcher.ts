import type { RouteObject, StaticHandler } from 'react-router';
import { deskLevel } from '#features/desk/frame/desk-pages.ts';
import type { OperatorLevel } from '#shared/endpoint.ts';
import { gameServerParams } from '#shared/game-server-alone.params.ts';
import type { Topic } from '#shared/topic.ts';
import type { Site } from '#ui/page/site-context.tsx';
import type { PageTag } from './page-definition.ts';
import type { LoadedPage } from './server-routes.tsx';

export type Matches = ReturnType<StaticHandler['match']>;

export interface MatchedPage {
  pathname: string;
  /** Pattern of the path, as in the list of pages. */
  pattern: string;
  matches: Matches;
  /** Path and declared query in a fixed order, so that equal pages have equal keys. */
  key: string;
  dataKey: string;
  tags: readonly Topic[];
  isCached: boolean;
  operatorLevel: OperatorLevel | null;
}

type Servers = Pick<Site, 'gameServers'>;

/** Finds the page of a path in the list of pages. */
export class PageMatcher {
  readonly #handler: StaticHandler;
  readonly #site: Servers;
  readonly #pageById: ReadonlyMap<string, LoadedPage>;
  /** Matches of paths without parameters, which saves matching them against the whole list. */
  readonly #knownMatches: ReadonlyMap<string, Matches>;

  constructor(pages: readonly LoadedPage[], handler: StaticHandler, site: Servers) {
    this.#handler = handler;
    this.#site = site;
    this.#pageById = new Map(pages.map((page) => [page.path, page]));
    this.#knownMatches = new Map(
      pages.flatMap(({ path }) => (path.includes(':') ? [] : [[path, handler.match(path)]])),
    );
  }

  match(pathname: string, requested: URLSearchParams): MatchedPage | undefined {
    const query = this.knownQuery(requested);
    const matches = this.matchesOf(pathname);
    const found = matches?.at(-1);
    const page = this.findPage(found?.route.id);
    if (!page) return undefined;
    return {
      pathname,
      pattern: page.path,
      matches,
      key: pathname + page.params.pageKey(query),
      dataKey: pathname + page.params.dataKey(query),
      tags: page.tags.map((tag) => toTopic(tag, found?.params)),
      isCached: page.isCached,
      operatorLevel: page.operatorLevel && deskLevel(pathname),
    };
  }

  matchesOf(pathname: string): Matches {
    return this.#knownMatches.get(pathname) ?? this.#handler.match(pathname);
  }

  findPage(id: string | null | undefined): LoadedPage | undefined {
    return this.#pageById.get(id ?? '');
  }

  /** Returns the query without an unknown game server, or the same object if it names none. */
  knownQuery(query: URLSearchParams): URLSearchParams {
    const { gameServer } = gameServerParams.read(query);
    if (gameServer === undefined || this.#site.gameServers.some(({ id }) => id === gameServer)) return query;
    const known = new URLSearchParams(query);
    known.delete('gameServer');
    return known;
  }
}

/** Returns only the matching route, because a router with the whole list for each page would be slow. */
export function findBranch(routes: RouteObject[], pageId: string | null): RouteObject[] {
  const [root] = routes;
  if (!root?.children) return routes;
  const children = pageId === null ? [] : root.children.filter((child) => child.id === pageId);
  return [{ ...root, children } as RouteObject];
}

function toTopic(tag: PageTag, params: Readonly<Record<string, string | undefined>> = {}): Topic {
  return typeof tag === 'string' ? tag : tag.family(params[tag.param]?.toLowerCase() ?? '');
}
