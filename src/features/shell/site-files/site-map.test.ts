import { describe, expect, it } from 'vitest';
import { robotsOf, siteMapOf } from './site-map.ts';

describe('the site map', () => {
  it('escapes XML and lists every path once', () => {
    const xml = siteMapOf('https://site.example', ['/', '/a?b=1&c=<2>']);
    expect(xml).toContain('<loc>https://site.example/</loc>');
    expect(xml).toContain('<loc>https://site.example/a?b=1&amp;c=&lt;2&gt;</loc>');
    expect(xml.match(/<url>/g)).toHaveLength(2);
  });

  it('stays within the limits of search engines', () => {
    const xml = siteMapOf(
      'https://site.example',
      Array.from({ length: 50_001 }, (_, index) => `/items/${index}`),
    );
    expect(xml.match(/<url>/g)).toHaveLength(50_000);
  });

  it('is linked from robots.txt', () => {
    expect(robotsOf('https://site.example')).toContain('Sitemap: https://site.example/sitemap.xml');
  });
});
