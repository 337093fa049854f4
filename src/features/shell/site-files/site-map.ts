import { API_PATH } from '#shared/endpoint.ts';
import { SITE_NAME, SITE_TAGLINE } from '#shared/site-name.ts';

/** The limit of search engines is 50,000. */
const MAX_ADDRESSES = 50_000;

export function siteMapOf(origin: string, paths: readonly string[]): string {
  const urls = paths.slice(0, MAX_ADDRESSES).map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export function robotsOf(origin: string): string {
  const closed = [`${API_PATH}/`, '/operator/', '/me', '/notifications', '/test', '/cache-test', '/geniee'];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

export function webManifest(): object {
  return {
    name: SITE_NAME,
    short_name: SITE_NAME,
    description: SITE_TAGLINE,
    lang: 'ko',
    start_url: '/',
    display: 'standalone',
    background_color: '#0f0d0b',
    theme_color: '#0f0d0b',
    icons: [
      { src: '/icons/mark.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  };
}
