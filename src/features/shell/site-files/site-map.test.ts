import { describe, expect, it } from 'vitest';
import { renderRobots, siteMapFiles } from './site-map.ts';

const ORIGIN = 'https://site.example';
const DAY = '2026-11-01T00:00:00.000Z';
const NEXT_DAY = '2026-11-02T00:00:00.000Z';

describe('the site map', () => {
  it('escapes XML and lists every page once, with the time of its last change', () => {
    const xml = siteMapFiles(ORIGIN, {
      pages: [
        { path: '/', changedAt: DAY },
        { path: '/a?b=1&c=<2>', changedAt: NEXT_DAY },
      ],
    }).get('/sitemaps/pages.xml');
    expect(xml).toContain(`<url><loc>${ORIGIN}/</loc><lastmod>${DAY}</lastmod></url>`);
    expect(xml).toContain(`<loc>${ORIGIN}/a?b=1&amp;c=&lt;2&gt;</loc>`);
    expect(xml?.match(/<url>/g)).toHaveLength(2);
  });

  it('names a file for each kind, with the newest change in it, and none for a kind without pages', () => {
    const files = siteMapFiles(ORIGIN, {
      items: [
        { path: '/items/2', changedAt: NEXT_DAY },
        { path: '/items/1', changedAt: DAY },
      ],
      guides: [],
    });
    expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemaps/items.xml']);
    expect(files.get('/sitemap.xml')).toContain(
      `<sitemap><loc>${ORIGIN}/sitemaps/items.xml</loc><lastmod>${NEXT_DAY}</lastmod></sitemap>`,
    );
  });

  it('splits a kind at the limit of search engines', () => {
    const items = Array.from({ length: 50_001 }, (_, index) => ({ path: `/items/${index}`, changedAt: DAY }));
    const files = siteMapFiles(ORIGIN, { items });
    const counts = ['/sitemaps/items.xml', '/sitemaps/items-2.xml'].map(
      (path) => files.get(path)?.match(/<url>/g)?.length,
    );
    expect(counts).toEqual([50_000, 1]);
  });

  it('is linked from robots.txt, which forbids only the API', () => {
    const robots = renderRobots(ORIGIN);
    expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    expect(robots.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
  });
});
