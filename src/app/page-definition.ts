import type { ComponentType } from 'react';
import type { LayoutName } from '#features/shell/layouts/layout.contract.ts';
import type { PageRequest } from '#shared/page.ts';
import type { PageServices } from './page-services.ts';

/** Reads what everyone sees of a page. Throws `AppError('NOT_FOUND')` for what does not exist. */
export type PageLoader = (request: PageRequest, services: PageServices) => unknown;

/** Server-only half of a page; `false` in the browser, where `import.meta.env.SSR` cuts it out of the bundle. */
export type LoaderModule = false | (() => Promise<{ load: PageLoader }>);

export interface PageDefinition {
  /** React Router pattern; also the route's id. */
  path: string;
  layout: LayoutName;
  page: () => Promise<{ default: ComponentType }>;
  load: LoaderModule;
  /** Query names that change the page. All others are ignored and never reach the cache key. */
  query: readonly string[];
  /** Those of `query` that change the loader's data; the page itself applies the others. */
  dataQuery: readonly string[];
  /** Events that make the cached page stale; `:name` at the end stands for the path's parameter. */
  tags: readonly string[];
}

interface PageOptions {
  layout?: LayoutName;
  query?: readonly string[];
  dataQuery?: readonly string[];
  tags?: readonly string[];
}

/** One line of the list of pages. */
export function page(
  path: string,
  component: PageDefinition['page'],
  load: LoaderModule,
  options: PageOptions = {},
): PageDefinition {
  return {
    path,
    page: component,
    load,
    layout: options.layout ?? 'default',
    query: options.query ?? [],
    dataQuery: options.dataQuery ?? options.query ?? [],
    tags: options.tags ?? ['game-data'],
  };
}
