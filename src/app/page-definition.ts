import type { ComponentType } from 'react';
import { gameDataTopics } from '#features/game-data/game-data.topics.ts';
import type { LayoutName } from '#features/shell/layouts/layout.contract.ts';
import type { PageRequest } from '#shared/page.ts';
import type { Topic, TopicFamily } from '#shared/topic.ts';
import type { PageServices } from './page-services.ts';

/** Reads what everyone sees of a page. Throws `AppError('NOT_FOUND')` for what does not exist. */
export type PageLoader = (request: PageRequest, services: PageServices) => unknown;

export interface PageDefinition {
  /** React Router pattern; also the route's id. */
  path: string;
  layout: LayoutName;
  page: () => Promise<{ default: ComponentType }>;
  load: (() => Promise<{ load: PageLoader }>) | null;
  /** Query names that change the page. All others are ignored and never reach the cache key. */
  query: readonly string[];
  /** Those of `query` that change the loader's data; the page itself applies the others. */
  dataQuery: readonly string[];
  /** Whose events make the cached page stale. */
  tags: readonly PageTag[];
}

/** A topic, or that of the row which a parameter of the path names. */
export type PageTag = Topic | { family: TopicFamily; param: string };

/** `byParam(tradeTopics.ofItem, 'id')` */
export function byParam(family: TopicFamily, param: string): PageTag {
  return { family, param };
}

interface ServerHalf {
  load?: () => Promise<{ load: PageLoader }>;
  /** Names of the query that the page itself applies to the data it has. */
  drawn?: readonly string[];
  tags?: readonly PageTag[];
}

interface PageOptions {
  layout?: LayoutName;
  /** Names of the query that the browser must know: they change the data, or the picker of game servers carries them on. */
  query?: readonly string[];
  /** Those that change the data, where not all of them do. */
  dataQuery?: readonly string[];
}

/**
 * One line of the list of pages.
 * @param server what the browser need not know; `import.meta.env.SSR` cuts it out of its bundle
 */
export function page(
  path: string,
  component: PageDefinition['page'],
  server: ServerHalf | false,
  { layout = 'default', query = [], dataQuery = query }: PageOptions = {},
): PageDefinition {
  const { load = null, drawn = [], tags = import.meta.env.SSR ? [gameDataTopics.all] : [] } = server || {};
  return { path, page: component, load, layout, query: [...query, ...drawn], dataQuery, tags };
}
