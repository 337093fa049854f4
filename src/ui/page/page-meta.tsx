import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { SITE_NAME, SITE_TAGLINE } from '#shared/site-name.ts';
import type { Crumb } from '#ui/components/breadcrumb.tsx';
import { useSite } from './site-context.tsx';

/** A thing in schema.org's terms, without `@context`. */
export type SchemaThing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** Data of a page for the head of the document. Browsers have none. */
export interface MetaRecord {
  /** Absolute address; null when search engines should forget the page. */
  canonical: string | null;
  crumbs: readonly Crumb[];
  things: readonly SchemaThing[];
}

/** The record of the document that is being rendered; only servers provide one. */
export const MetaRecordContext = /* @__PURE__ */ createContext<MetaRecord | null>(null);

export const SITE_DESCRIPTION =
  '바람의나라 클래식의 거래소와 실시간 시세, 파티, 아이템, 사냥터, 기술, 길잡이를 한곳에서 봅니다.';
const KEYWORDS = '바람의나라 클래식, 바람나루, 시세, 거래, 아이템, 사냥터, 기술, 조합, 지도, 파티, 문파';

const DRAWN_PICTURE = '/share/site.png';
const UPLOADED = '/uploads/';

interface PageMetaProps {
  /** Title without the site's name; omitted on the home page. */
  title?: string;
  description?: string;
  /** Path of the canonical address, with the query that belongs to it; the current path by default. */
  path?: string;
  /** An address of this site; its own pictures have 600 × 315 px. */
  image?: string | null;
  /** False in browsers: `import.meta.env.SSR && …` leaves the code that creates it out of their bundle. */
  jsonLd?: readonly SchemaThing[] | false;
  /** Whether search engines should forget the page. Addresses that are never listed: `unlisted.rules.ts`. */
  noindex?: boolean;
}

/** Title, description, canonical address and share tags. React moves them into the head; the server adds the rest. */
export function PageMeta({ title, description = SITE_DESCRIPTION, path, image, jsonLd, noindex }: PageMetaProps) {
  const { origin, assetBaseUrl } = useSite();
  const location = useLocation();
  const fullTitle = title ? `${title} · ${SITE_NAME}` : `${SITE_NAME} · ${SITE_TAGLINE}`;
  const canonical = origin + (path ?? location.pathname);
  const ownPicture = assetBaseUrl && !image ? `${assetBaseUrl}/ui/share.png` : null;
  if (import.meta.env.SSR) {
    const record = use(MetaRecordContext);
    if (record) Object.assign(record, { canonical: noindex ? null : canonical, things: jsonLd || [] });
  }
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={title ? `${title}, ${KEYWORDS}` : KEYWORDS} />
      {!noindex && <link rel="canonical" href={canonical} />}
      <meta property="og:title" content={title ?? fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={ownPicture ?? origin + (image ?? DRAWN_PICTURE)} />
      {/* the same on all pages: the browser leaves them as the server wrote them */}
      {import.meta.env.SSR && (
        <>
          <meta property="og:site_name" content={SITE_NAME} />
          <meta property="og:type" content="website" />
          <meta property="og:locale" content="ko_KR" />
          {!image?.startsWith(UPLOADED) && <PictureSize />}
          {/* for readers that cannot load the first */}
          {ownPicture && (
            <>
              <meta property="og:image" content={origin + DRAWN_PICTURE} />
              <PictureSize />
            </>
          )}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

function PictureSize() {
  return (
    <>
      <meta property="og:image:width" content="600" />
      <meta property="og:image:height" content="315" />
    </>
  );
}
