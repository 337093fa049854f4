import { CALC_PAGES } from '#features/calculators/calculator/calc-pages.ts';
import { KINGS } from '#features/calculators/king-quest/king.labels.ts';
import { articleTopics } from '#features/content/articles/article.topics.ts';
import { ITEM_TYPES } from '#features/game-data/catalog/item.labels.ts';
import { gameDataTopics } from '#features/game-data/game-data.topics.ts';
import type { Build, BuildManifest } from '#features/shell/builds/build.contract.ts';
import { matchesParts, type RouteRule } from '#features/shell/builds/route-rules.rules.ts';
import type { Config } from '#platform/config/config.schema.ts';
import { NOTICE_PAGES } from '#ui/page/notice-pages.ts';
import type { PageDefinition } from './page-definition.ts';

type Rules = Record<string, RouteRule>;
type RulesConfig = Pick<Config, 'guardInclude' | 'guardExclude' | 'adsTxtUrl' | 'maintenance'>;

/** The part of a page's definition that the rules need. Only the renderer can read the list of pages. */
export type RoutedPage = Pick<PageDefinition, 'path' | 'isCached' | 'operatorLevel' | 'tags'>;

const REGIONS = 13;

/** Pages without parameters, which are rendered ahead (contract §25). */
export const PRERENDERED: readonly string[] = [
  ...['/', '/items', '/skills', '/maps', '/shortcuts', '/recipe', '/guides'],
  ...new Set([...CALC_PAGES.map(({ href }) => href), ...KINGS.map(({ slug }) => `/calc/kingQuest/${slug}`)]),
  ...Array.from({ length: REGIONS }, (_, nth) => `/dungeons/regions/${nth + 1}`),
  ...Object.keys(ITEM_TYPES).map((type) => `/items/types/${type}`),
  ...NOTICE_PAGES.map(({ href }) => href),
];

/** Returns those prerendered pages that depend on facts and texts only, and stay the same until these change. */
export function prerenderedFacts(pages: readonly RoutedPage[]): string[] {
  return PRERENDERED.filter((path) => {
    const page = pages.find((one) => matchesParts(path, one.path));
    return page?.tags.every((tag) => tag === gameDataTopics.all || tag === articleTopics.all) ?? false;
  });
}

/** Manifest that browsers read once, at `GET /builds/meta/:file`. */
export function createManifest(
  { id, timestamp }: Build,
  config: RulesConfig,
  pages: readonly RoutedPage[],
): BuildManifest {
  const rules: Record<'static' | 'wildcard' | 'dynamic', Rules> = { static: {}, wildcard: {}, dynamic: {} };
  const add = (pattern: string, rule: RouteRule) => {
    const kind = pattern.includes('*') ? 'wildcard' : pattern.includes(':') ? 'dynamic' : 'static';
    rules[kind][pattern] = { ...rules[kind][pattern], ...rule, ...withMiddleware(rules[kind][pattern], rule) };
  };
  if (config.maintenance) add('/*', { appMiddleware: { maintenance: true } });
  if (config.adsTxtUrl !== undefined) add('/ads.txt', { redirect: { to: config.adsTxtUrl, statusCode: 301 } });
  for (const { path, isCached, operatorLevel } of pages) {
    if (operatorLevel !== null) add(path, { appMiddleware: { operator: true } });
    else add(path, { cache: isCached });
  }
  for (const path of PRERENDERED) add(path, { prerender: true });
  for (const pattern of config.guardInclude) add(pattern, { appMiddleware: { guard: true } });
  for (const pattern of config.guardExclude) add(pattern, { appMiddleware: { guard: false } });
  return { id, timestamp, matcher: rules, prerendered: [...PRERENDERED] };
}

function withMiddleware(known: RouteRule | undefined, { appMiddleware }: RouteRule): RouteRule {
  return appMiddleware ? { appMiddleware: { ...known?.appMiddleware, ...appMiddleware } } : {};
}
