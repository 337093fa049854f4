import type { ComponentType } from 'react';
import type { CommunityServices } from '#features/community/community-readers.ts';
import type { ArticleServices } from '#features/content/articles/article-reader.ts';
import type { QuestServices } from '#features/content/quests/quest-reader.ts';
import type { DeskServices } from '#features/desk/desk.services.ts';
import type { GameDataServices, PriceServices, ServerPriceServices } from '#features/game-data/game-data.services.ts';
import { gameDataTopics } from '#features/game-data/game-data.topics.ts';
import type { PeopleServices } from '#features/people/people-readers.service.ts';
import type { LayoutName } from '#features/shell/layouts/layout.contract.ts';
import type { ShellServices } from '#features/shell/shell.services.ts';
import type { TradeServices } from '#features/trade/trade-readers.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { OPERATOR_LEVEL, type OperatorLevel } from '#shared/endpoint.ts';
import type { PageRequest } from '#shared/page.ts';
import type { PageParams } from '#shared/page-params.ts';
import type { Topic, TopicFamily } from '#shared/topic.ts';

export type PageServices = GameDataServices &
  PriceServices &
  ServerPriceServices &
  PeopleServices &
  DeskServices &
  TradeServices &
  CommunityServices &
  ArticleServices &
  QuestServices &
  ShellServices & { readonly clock: Clock };

/**
 * Loads a page's data, which must not depend on the visitor.
 * @throws {AppError} NOT_FOUND
 */
export type PageLoader = (request: PageRequest, services: PageServices) => unknown;

export interface PageModule {
  default: ComponentType;
  params?: PageParams;
}

export interface PageLine {
  /** React Router pattern; also the route's id. */
  path: string;
  layout: LayoutName;
}

export interface PageDefinition extends PageLine {
  page: () => Promise<PageModule>;
  load: (() => Promise<{ load: PageLoader }>) | null;
  /** Whether the page shows one game server or all; links to it preserve the chosen one. */
  hasServerPicker: boolean;
  /** Events with these topics make the cached page stale. */
  tags: readonly PageTag[];
  /** False for pages that depend on the moment of the request. */
  isCached: boolean;
  /**
   * The page is rendered for operators of this level and above, and never cached; others get 404. Null: it is for
   * everyone.
   */
  operatorLevel: OperatorLevel | null;
}

export type PageTag = Topic | { family: TopicFamily; param: string };

export function byParam(family: TopicFamily, param: string): PageTag {
  return { family, param };
}

interface ServerHalf {
  load?: () => Promise<{ load: PageLoader }>;
  tags?: readonly PageTag[];
}

interface PageOptions {
  layout?: LayoutName;
  hasServerPicker?: boolean;
  isCached?: boolean;
  for?: 'operators';
  level?: OperatorLevel;
}

/**
 * Defines a page.
 * @param server removed from the browser's bundle by `import.meta.env.SSR`
 */
export function page(
  path: string,
  component: PageDefinition['page'],
  server: ServerHalf | false,
  {
    layout = 'default',
    hasServerPicker = false,
    isCached = true,
    for: readers,
    level = OPERATOR_LEVEL.administrator,
  }: PageOptions = {},
): PageDefinition {
  const { load = null, tags = import.meta.env.SSR ? [gameDataTopics.all] : [] } = server || {};
  const operatorLevel = readers === 'operators' ? level : null;
  return { path, page: component, load, layout, hasServerPicker, isCached, tags, operatorLevel };
}
