import type { ComponentType } from 'react';
import { gameDataTopics } from '#features/game-data/game-data.topics.ts';
import type { LayoutName } from '#features/shell/layouts/layout.contract.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/operator-level.ts';
import type { PageRequest } from '#shared/page.ts';
import type { PageParams } from '#shared/page-params.ts';
import type { Topic, TopicFamily } from '#shared/topic.ts';
import type { PageServices } from './page-services.ts';

/** Reads what everyone sees of a page. Throws `AppError('NOT_FOUND')` for what does not exist. */
export type PageLoader = (request: PageRequest, services: PageServices) => unknown;

/** What a page's file gives: its component, and the query that it knows; without `params` it knows none. */
export interface PageModule {
  default: ComponentType;
  params?: PageParams;
}

/** What the browser knows of a page without its code. A document carries that of its own page. */
export interface PageLine {
  /** React Router pattern; also the route's id. */
  path: string;
  layout: LayoutName;
}

export interface PageDefinition extends PageLine {
  page: () => Promise<PageModule>;
  load: (() => Promise<{ load: PageLoader }>) | null;
  /** It tells of one game server or of all: links to it carry the chosen one on. */
  hasServerPicker: boolean;
  /** Whose events make the cached page stale. */
  tags: readonly PageTag[];
  /** Drawn for operators of this level and above, and kept nowhere; for all others there is no such page. Null: for everyone. */
  operatorLevel: OperatorLevel | null;
}

/** A topic, or that of the row which a parameter of the path names. */
export type PageTag = Topic | { family: TopicFamily; param: string };

/** `byParam(tradeTopics.ofItem, 'id')` */
export function byParam(family: TopicFamily, param: string): PageTag {
  return { family, param };
}

interface ServerHalf {
  load?: () => Promise<{ load: PageLoader }>;
  tags?: readonly PageTag[];
}

interface PageOptions {
  layout?: LayoutName;
  /** Its params hold `gameServer`. */
  hasServerPicker?: boolean;
  /** Drawn for the operator who asks, and kept nowhere; for all others there is no such page. */
  for?: 'operators';
  /** Of operators: those of this level and above. */
  level?: OperatorLevel;
}

/**
 * One line of the list of pages.
 * @param server what the browser need not know; `import.meta.env.SSR` cuts it out of its bundle
 */
export function page(
  path: string,
  component: PageDefinition['page'],
  server: ServerHalf | false,
  { layout = 'default', hasServerPicker = false, for: readers, level = OPERATOR_LEVEL.administrator }: PageOptions = {},
): PageDefinition {
  const { load = null, tags = import.meta.env.SSR ? [gameDataTopics.all] : [] } = server || {};
  const operatorLevel = readers === 'operators' ? level : null;
  return { path, page: component, load, layout, hasServerPicker, tags, operatorLevel };
}
