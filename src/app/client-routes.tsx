import type { LoaderFunction, LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import { pageNotFound } from '#shared/page.ts';
import { RootError, RootPage, toPageHandle } from './document.tsx';
import type { PageLine, PageModule } from './page-definition.ts';

export interface FirstPage {
  line: PageLine;
  module: PageModule;
}

export function firstRoutes(first: FirstPage | null, loader: LoaderFunction): RouteObject[] {
  const children: RouteObject[] = [{ path: '*', loader: failAsNotFound, element: null }];
  if (first) children.unshift({ ...toRoute(first.line, loader), ...toRouteParts(first) });
  return [{ id: 'root', element: <RootPage />, errorElement: <RootError />, children }];
}

export function toRoute({ path }: PageLine, loader: LoaderFunction) {
  return { id: path, path, caseSensitive: true, loader } satisfies RouteObject;
}

export function toRouteParts({ line, module }: FirstPage) {
  const handle = toPageHandle(line, module);
  const { params } = handle;
  const { default: Page } = module;
  return {
    element: <Page />,
    handle,
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
      currentUrl.pathname !== nextUrl.pathname ||
      params.dataKey(currentUrl.searchParams) !== params.dataKey(nextUrl.searchParams),
  };
}

function failAsNotFound({ request }: LoaderFunctionArgs): never {
  throw pageNotFound(new URL(request.url).pathname);
}
