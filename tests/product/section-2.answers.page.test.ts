import { describe, expect, it } from 'vitest';
import { metaOf, tagsOf, textOf } from '#tests/support/html.ts';
import { openSiteApp, sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

describe('p§2 behaviours over HTTP', () => {
  it('unmatched paths show a 404 page with the message Page not found: {path}', async () => {
    const answer = await site.get('/no/such/page');
    expect(answer.statusCode).toBe(404);
    expect(textOf(answer.body)).toContain('Page Not Found');
    expect(answer.body).toContain('Page not found: /no/such/page');
  });

  it('/ads.txt is a redirect with 301 to the configured file', async () => {
    const own = await openSiteApp({ ADS_TXT_URL: 'https://ads.example/ads.txt' });
    try {
      const { statusCode, headers } = await own.get('/ads.txt');
      expect([statusCode, headers.location]).toEqual([301, 'https://ads.example/ads.txt']);
    } finally {
      await own.close();
    }
  });

  it('page metadata: icons, a manifest, a preloaded bold font', async () => {
    const { body } = await site.get('/');
    const links = tagsOf(body, 'link');
    const rels = links.map(({ rel }) => rel);
    expect(rels).toEqual(expect.arrayContaining(['icon', 'apple-touch-icon', 'manifest']));
    const fonts = links.filter((link) => link.rel === 'preload' && link.as === 'font');
    expect(fonts.map(({ href }) => href)).toEqual([expect.stringContaining('bold')]);
    expect(metaOf(body, 'viewport')).toContain('width=device-width');
  });
});
