import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { notifySettings } from '#features/shell/settings/setting-changes.service.ts';
import { insertBanner } from '#tests/factories/banners.ts';
import { setSetting } from '#tests/factories/settings.ts';
import { openSiteApp, type SiteApp, sharedSiteApp } from '#tests/support/site-app.ts';

const NETWORK = {
  AD_PROVIDER: 'gpt',
  AD_NETWORK_SCRIPT_URL: 'https://ads.example/tag.js',
  AD_NETWORK_HOSTS: '*.ads.example',
  AD_GPT_NETWORK: '/1234/naru',
};
const NONE = '/nope';

const stateOf = (html: string): { ads: unknown } =>
  JSON.parse(/<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
const policyOf = ({ headers }: { headers: Record<string, unknown> }) => String(headers['content-security-policy']);

let opened: SiteApp | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});
async function open(settings: Readonly<Record<string, string>>): Promise<SiteApp> {
  opened = await openSiteApp(settings);
  return opened;
}

describe('the ads of a site', () => {
  it('are its own hints when nothing is set, and no network, frame or choice is there', async () => {
    const site = await sharedSiteApp();
    const page = await site.get('/items');
    expect(stateOf(page.body).ads).toEqual({ provider: 'house', direct: null, house: [] });
    expect(policyOf(page)).toContain("frame-src 'none'");
    expect(page.body).not.toContain('data-ad-choice');
    expect((await site.get('/ads/frame/left?size=160x600')).statusCode).toBe(404);
  });

  it.each([
    ['on this machine', { PUBLIC_SITE_URL: 'http://localhost:3000' }],
    ['with AD_MANAGER=false', { AD_MANAGER: 'false' }],
    ['with a stub on a public host', { AD_PROVIDER: 'stub' }],
  ])('p§4 ads: are skipped %s', async (_why, settings) => {
    const site = await open(settings);
    expect(stateOf((await site.get('/')).body).ads).toBeNull();
  });

  it('are a stub on this machine alone', async () => {
    const site = await open({ PUBLIC_SITE_URL: 'http://127.0.0.1:3000', AD_PROVIDER: 'stub' });
    expect(stateOf((await site.get('/')).body).ads).toMatchObject({ provider: 'stub' });
  });
});

describe('a network', () => {
  let site: SiteApp;
  beforeAll(async () => {
    site = await openSiteApp(NETWORK);
  });
  afterAll(() => site.close());

  it('runs in a frame of its own origin, of which no page names its hosts', async () => {
    const page = await site.get('/items');
    expect(policyOf(page)).toContain("frame-src 'self'");
    expect(policyOf(page)).toContain("script-src 'self';");
    expect(page.body).not.toContain('ads.example');
    const frame = await site.get('/ads/frame/left?size=160x600');
    expect(frame.statusCode).toBe(200);
    expect(frame.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(policyOf(frame)).toMatch(
      /^sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox; .*frame-ancestors 'self'; base-uri 'none'$/,
    );
    expect(policyOf(frame)).toContain('https://ads.example *.ads.example');
    expect(policyOf(frame)).not.toMatch(/allow-same-origin|allow-top-navigation|'self'(?!; base)/);
    expect(frame.body).toContain('data-unit="/1234/naru/left"');
  });

  it.each([
    '/ads/frame/left',
    '/ads/frame/left?size=320x50',
    '/ads/frame/left?size=99999x99999',
    '/ads/frame/roof?size=160x600',
    '/ads/frame/?size=160x600',
    '/ads/frame/left/x?size=160x600',
    `/ads/frame/left?size=${'9'.repeat(5000)}`,
    '/ads/frame/left?size=160x600&size=160x600',
  ])('has no frame at %s', async (path) => expect((await site.get(path)).statusCode).toBe(404));

  it('is chosen in the footer, in 전체 and in 내 정보', async () => {
    const [items, me] = [(await site.get('/items')).body, (await site.get('/me')).body];
    expect(items.match(/data-ad-choice/g)).toHaveLength(2);
    expect(me.match(/data-ad-choice/g)).toHaveLength(3);
  });

  it('with AD_DIRECT is named by the policy of pages with ads alone', async () => {
    const direct = await open({ ...NETWORK, AD_DIRECT: 'true' });
    for (const path of ['/', '/items', '/notice/rule', '/geniee']) {
      expect([path, policyOf(await direct.get(path))]).toEqual([path, expect.stringContaining('https://ads.example')]);
    }
    for (const path of [
      '/login',
      '/login/',
      '/me',
      '/notice/policy',
      '/trade/register',
      '/operator',
      '/maintenance',
      NONE,
    ]) {
      expect([path, policyOf(await direct.get(path))]).toEqual([path, expect.not.stringContaining('ads.example')]);
    }
    expect(stateOf((await direct.get('/')).body).ads).toMatchObject({
      direct: { scriptUrl: 'https://ads.example/tag.js', network: '/1234/naru' },
    });
  });
});

describe('what operators set', () => {
  const SOON = { timeout: 3000, interval: 50 };

  it('stands in the HTML of every page, codes of search engines on the first alone, and pages with neither are again as before', async () => {
    const site = await open({});
    const before = (await site.get('/items')).body;
    await site.get('/');
    await setSetting(site.api.db, 'verification', { naver: 'naver-code_0123', google: 'google-code_0123' });
    await setSetting(site.api.db, 'ads', { isOn: false });
    const times = { starts_at: new Date(Date.now() - 1000), ends_at: new Date(Date.now() + 600_000) };
    await insertBanner(site.api.db, { text: '<b>잠시 뒤</b> 점검합니다', href: '/notice', tone: 'alert', ...times });
    await notifySettings(site.api.db);

    for (const path of ['/', '/items', NONE]) {
      await expect
        .poll(async () => (await site.get(path)).body, SOON)
        .toContain('&lt;b&gt;잠시 뒤&lt;/b&gt; 점검합니다</a>');
    }
    const [home, items] = [(await site.get('/')).body, (await site.get('/items')).body];
    expect(home).toContain('<meta name="naver-site-verification" content="naver-code_0123">');
    expect(home).toContain('<meta name="google-site-verification" content="google-code_0123">');
    expect(items).not.toContain('site-verification');
    expect([stateOf(home).ads, stateOf(items).ads]).toEqual([null, null]);
    expect(items.indexOf('data-banner')).toBeGreaterThan(items.indexOf('class="skip"'));
    expect(items.indexOf('data-banner')).toBeLessThan(items.indexOf('class="top"'));

    await site.api.db.deleteFrom('banner').execute();
    await setSetting(site.api.db, 'ads', {});
    await expect.poll(async () => (await site.get('/items')).body, SOON).toBe(before);
  });
});

describe('the diagnostic pages', () => {
  it.each(['/geniee/0', '/geniee/4', '/geniee/999999', '/geniee/left', '/geniee/1/2', '/geniee/%00'])(
    '%s is not found',
    async (path) => {
      const site = await sharedSiteApp();
      expect((await site.get(path)).statusCode).toBe(404);
    },
  );

  it('tell what is kept at this moment, by page pattern, and are kept nowhere themselves', async () => {
    const site = await open({});
    await site.get('/items/types/10?gameServer=1');
    const { body, headers } = await site.get('/cache-test');
    expect(headers['cache-control']).toContain('no-store');
    expect(body).toMatch(/문서.*주소 형식.*\/items\/types\/:id</s);
    expect(body).toContain(site.build.id);
    expect(body).not.toMatch(/gameServer=1|\/items\/types\/10/);
    expect(site.cache.list().some(({ key }) => key.includes('cache-test'))).toBe(false);
  });

  it('stand in no menu and in no map of the site', async () => {
    const site = await sharedSiteApp();
    const [home, map] = [(await site.get('/')).body, (await site.get('/sitemap.xml')).body];
    for (const text of [home, map]) expect(text).not.toMatch(/\/geniee|\/cache-test|"\/test"|>\S*\/test</);
  });
});
