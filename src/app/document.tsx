import type { ReactNode } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { Frame } from '#features/shell/frame/ui/frame.tsx';
import type { LayoutName } from '#features/shell/layouts/layout.contract.ts';
import { LatestDeal } from '#features/trade/market/ui/public/latest-deal.tsx';
import type { PageParams } from '#shared/page-params.ts';
import { DrawnFooter } from './drawn-footer.tsx';
import { hydrationProbe } from './hydration-probe.ts';
import { LaterError } from './later-error.tsx';
import { LaterMenu } from './later-menu.tsx';
import { inWholeMenu, navigation, tabs } from './navigation.ts';
import type { PageLine, PageModule } from './page-definition.ts';
import { ScrollRestoration } from './scroll-restoration.ts';

export interface PageHandle {
  layout: LayoutName;
  params: PageParams;
}

/** Not `definePageParams({})`, whose code would add 2 kB (br) to every first visit. */
const NO_PARAMS: PageParams = {
  names: [],
  read: () => ({}),
  texts: () => ({}),
  href: (path) => path,
  link: (path) => path,
  pageKey: () => '',
  dataKey: () => '',
};

export function toPageHandle({ layout }: PageLine, { params = NO_PARAMS }: PageModule): PageHandle {
  return { layout, params };
}

const NO_PAGE: Partial<PageHandle> = {};

function markHydrated(html: HTMLElement | null): void {
  if (html) html.dataset.hydrated = '';
}

function Document({ children }: { children: ReactNode }) {
  const match = useMatches().at(-1);
  const { pathname } = useLocation();
  const { layout = 'default', params } = (match?.handle as PageHandle | undefined) ?? NO_PAGE;
  return (
    <html lang="ko" data-faces="" ref={markHydrated} {...hydrationProbe}>
      <head>
        <meta charSet="utf-8" />
        {/* The on-screen keyboard covers the bars at the bottom instead of lifting them above the fields. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-visual"
        />
        <meta name="theme-color" content="#0f0d0b" />
        <link rel="icon" href="/icons/mark.svg" type="image/svg+xml" />
        <link rel="icon" href="/icons/32.png" sizes="32x32" type="image/png" />
        <link rel="apple-touch-icon" href="/icons/180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        {layout === 'own-frame' ? (
          children
        ) : (
          <Frame
            layout={layout}
            navigation={navigation}
            tabs={tabs}
            menuEntry={inWholeMenu}
            menu={<LaterMenu path={pathname} />}
            footer={<DrawnFooter />}
            path={pathname}
            params={params}
            ticker={<LatestDeal />}
          >
            {children}
          </Frame>
        )}
        <ScrollRestoration />
      </body>
    </html>
  );
}

export function RootPage() {
  // Keyed by the path, so that another page of the same kind starts without open disclosures and typed text.
  const { pathname } = useLocation();
  return (
    <Document>
      <Outlet key={pathname} />
    </Document>
  );
}

export function RootError() {
  return (
    <Document>
      <LaterError />
    </Document>
  );
}
