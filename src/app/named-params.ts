import type { PageParams } from '#shared/page-params.ts';
import type { PageLine, PageModule } from './page-definition.ts';

export function paramsOf({ query, dataQuery }: PageLine, { params }: PageModule): PageParams {
  return params ?? namedParams(query, dataQuery);
}

/** The query of a page that says only its names: the first text of each, whatever it is. */
function namedParams(names: readonly string[], dataNames: readonly string[]): PageParams {
  const texts = (query: URLSearchParams) => textsOf(names, query);
  return {
    names,
    read: texts,
    texts,
    href: (path, query, changes = {}) => {
      const linked = Object.entries({ ...texts(query), ...changes });
      return path + searchOf(linked.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
    },
    link: (path, values) => namedParams(names, dataNames).href(path, new URLSearchParams(), values),
    pageKey: (query) => searchOf(Object.entries(textsOf(names.toSorted(), query))),
    dataKey: (query) => searchOf(Object.entries(textsOf(dataNames.toSorted(), query))),
  };
}

function textsOf(names: readonly string[], query: URLSearchParams): Record<string, string> {
  const texts = names.map((name) => [name, query.get(name)?.trim() ?? ''] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

function searchOf(texts: [string, string][]): string {
  const search = new URLSearchParams(texts).toString();
  return search && `?${search}`;
}
