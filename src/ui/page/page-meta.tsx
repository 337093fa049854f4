import { useLocation } from 'react-router';
import { SITE_NAME, SITE_TAGLINE } from '#shared/site-name.ts';
import { useSite } from './site-context.tsx';

export const SITE_DESCRIPTION =
  '바람의나라 클래식의 거래, 실시간 시세, 파티, 아이템, 사냥터, 기술, 길잡이를 한곳에서 봅니다.';
const KEYWORDS = '바람의나라 클래식, 바람나루, 시세, 거래, 아이템, 사냥터, 기술, 조합, 지도, 파티, 문파';

const UPLOADED = '/uploads/';

interface PageMetaProps {
  /** Without the site's name; omitted on the home page. */
  title?: string;
  description?: string;
  path?: string;
  /** An address of this site; its own pictures have 600 × 315 px. */
  image?: string | null;
  jsonLd?: object;
  noindex?: boolean;
}

/** Title, description, canonical address, share tags and JSON-LD. React moves them into the head. */
export function PageMeta({ title, description = SITE_DESCRIPTION, path, image, jsonLd, noindex }: PageMetaProps) {
  const { origin } = useSite();
  const location = useLocation();
  const fullTitle = title ? `${title} · ${SITE_NAME}` : `${SITE_NAME} · ${SITE_TAGLINE}`;
  const canonical = origin + (path ?? location.pathname);
  const picture = origin + (image ?? '/share/site.png');
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={title ? `${title}, ${KEYWORDS}` : KEYWORDS} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:title" content={title ?? fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={picture} />
      {/* the same on all pages: the browser leaves them as the server wrote them */}
      {import.meta.env.SSR && (
        <>
          <meta property="og:site_name" content={SITE_NAME} />
          <meta property="og:type" content="website" />
          <meta property="og:locale" content="ko_KR" />
          {!image?.startsWith(UPLOADED) && (
            <>
              <meta property="og:image:width" content="600" />
              <meta property="og:image:height" content="315" />
            </>
          )}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {jsonLd ? <JsonLd data={jsonLd} /> : null}
    </>
  );
}

function JsonLd({ data }: { data: object }) {
  // A data block, which browsers never run, so the policy against inline scripts allows it. `<` must not close it.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
