import { describe, expect, it } from 'vitest';
import { scriptsOf } from '#tests/support/html.ts';
import { sharedSiteApp, testSite } from '#tests/support/site-app.ts';

const FONTS = 'https://fonts.example/pretendard.css';
const INTEGRITY = `sha384-${'A'.repeat(64)}`;

const site = testSite({
  ADS_TXT_URL: 'https://ads.example/ads.txt',
  ASSET_BASE_URL: 'https://assets.example/baram/',
  FONT_STYLESHEET_URL: FONTS,
  FONT_STYLESHEET_INTEGRITY: INTEGRITY,
  FONT_HOSTS: 'files.example',
});

describe('an address outside the site', () => {
  it('of ads.txt is reached by a permanent redirect, and there is none without a setting', async () => {
    const answer = await site.get('/ads.txt');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, 'https://ads.example/ads.txt']);
    expect((await (await sharedSiteApp()).get('/ads.txt')).statusCode).toBe(404);
  });

  it.each([
    ['/shortcuts', 'https://assets.example/baram/ui/shortcuts.png'],
    ['/maps-back/1', 'https://assets.example/baram/maps/1.png'],
    ['/notice/trade', 'https://assets.example/baram/trade-manual/1.png'],
    ['/notice/trade', 'https://assets.example/baram/trade-manual/7.png'],
  ])('of a picture of %s is under the base of assets', async (path, picture) => {
    const { body, headers } = await site.get(path);
    expect(body).toContain(`src="${picture}"`);
    expect(headers['content-security-policy']).toMatch(/img-src [^;]* https:\/\/assets\.example/);
    expect((await (await sharedSiteApp()).get(path)).body).not.toContain('assets.example');
  });

  it('of the font stylesheet is known to the browser, allowed, and in no markup: it is added after load', async () => {
    const { body, headers } = await site.get('/shortcuts');
    expect(body.match(/<link[^>]+fonts\.example/g)).toBeNull();
    const state = scriptsOf(body).find(({ type }) => type === 'application/json');
    expect(JSON.parse(state?.content ?? '{}').site.fontStylesheet).toEqual({ url: FONTS, integrity: INTEGRITY });
    expect(headers['content-security-policy']).toContain("font-src 'self' https://fonts.example files.example;");
  });
});
