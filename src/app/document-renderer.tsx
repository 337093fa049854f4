import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticRouter, type RouteObject, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { CALLBACK_PATH } from '#features/people/sessions/ui/callback-path.ts';
import { isGuarded } from '#features/shell/guards/guard.rules.ts';
import { Strips } from '#features/shell/settings/ui/strips.tsx';
import type { ShownSettings } from '#features/shell/shell.services.ts';
import { isUnlisted } from '#features/shell/site-files/unlisted.rules.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import { MetaRecordContext } from '#ui/page/page-meta.tsx';
import { type Site, SiteProvider } from '#ui/page/site-context.tsx';
import { assembleDocument } from './assemble-document.ts';
import type { HeadOf } from './document-head.ts';
import { metaTags, newMetaRecord } from './meta-tags.ts';
import { findBranch, type PageMatcher } from './page-matcher.ts';
import type { PageState, ShownPage } from './page-state.ts';

/** Status of operators' pages for visitors who are not signed in; the guard then redirects to the login. */
const SIGNED_OUT = 401;

export interface RenderedPage {
  status: number;
  body: string | Buffer;
}

interface DocumentRendererOptions {
  site: Site;
  build: string;
  headOf: HeadOf;
  routes: RouteObject[];
  matcher: PageMatcher;
}

/** Renders whole documents from the loaded data of their page. */
export class DocumentRenderer {
  readonly #options: DocumentRendererOptions;
  readonly #stripsOf: (shell: ShownSettings) => string;

  constructor(options: DocumentRendererOptions) {
    this.#options = options;
    const { isOpenToNicknames } = options.site.signIn;
    this.#stripsOf = perSnapshot(({ banners, isDuringMaintenance = false }) =>
      renderToStaticMarkup(<Strips {...{ isOpenToNicknames, banners, isDuringMaintenance }} />),
    );
  }

  render(context: StaticHandlerContext, dataVersion: string, shell: ShownSettings): RenderedPage {
    const { site, build, headOf } = this.#options;
    const pageId = context.errors ? null : (context.matches.at(-1)?.route.id ?? null);
    const { loaderData, errors } = context;
    const { pathname, search } = context.location;
    const { tags, module } = headOf(pageId);
    const page = this.#shownPage(pageId, module);
    // Unknown paths never need the session, because their error page is the same everywhere.
    const isForOne = page !== null || context.statusCode === SIGNED_OUT;
    const needsSession = isForOne && (pathname === CALLBACK_PATH || isGuarded(pathname, site.guard));
    const state: PageState = { page, build, dataVersion, site, ads: shell.ads, loaderData, errors, needsSession };
    const record = newMetaRecord();
    const element = <MetaRecordContext value={record}>{this.elementOf(context, pageId)}</MetaRecordContext>;
    const html = renderToString(element);
    const place = { origin: site.origin, isUnlisted: isUnlisted(pathname, new URLSearchParams(search)) };
    const head = tags + metaTags(record, place) + (page?.path === '/' ? verificationTags(shell.verification) : '');
    return { status: context.statusCode, body: assembleDocument(html, head, this.#stripsOf(shell), state) };
  }

  elementOf(context: StaticHandlerContext, pageId: string | null): ReactElement {
    const { site, routes } = this.#options;
    return (
      <SiteProvider value={site}>
        <StaticRouterProvider
          router={createStaticRouter(findBranch(routes, pageId), context)}
          context={context}
          hydrate={false}
        />
      </SiteProvider>
    );
  }

  #shownPage(pageId: string | null, module: string | null): ShownPage | null {
    const page = this.#options.matcher.findPage(pageId);
    if (!page || module === null) return null;
    const { path, layout } = page;
    return { path, layout, module };
  }
}

function verificationTags({ naver, google }: ShownSettings['verification']): string {
  const tag = (name: string, code: string | null) => (code === null ? '' : `<meta name="${name}" content="${code}">`);
  return tag('naver-site-verification', naver) + tag('google-site-verification', google);
}
