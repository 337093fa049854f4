import { describe, expect, it } from 'vitest';
import { CALC_PAGES } from '#features/calculators/calculator/calc-pages.ts';
import { linksOf, tagsOf } from '#tests/support/html.ts';
import { pageSamples } from '#tests/support/page-samples.ts';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

const bodyOf = async (path: string) => (await site.get(path)).body;
const partOf = (html: string, begin: string, end: string) => html.slice(html.indexOf(begin)).split(end, 1)[0] ?? '';

function litTabOf(html: string): string | undefined {
  const lit = /<(?:a|button)\b[^>]*class="on"[^>]*>.*?<\/svg>([^<]*)/s;
  return lit.exec(partOf(html, '<nav class="tabbar"', '</nav>'))?.[1];
}

describe('the tab bar of phones', () => {
  it.each([
    ['/', '홈'],
    ['/trade/1070', '거래'],
    ['/party', '파티'],
    ['/guilds', '파티'],
    ['/guilds/new', '파티'],
    ['/monsters/1', '전체'],
    ['/maps/route', '전체'],
    ['/calc/kingQuest/goguryeo', '전체'],
    ['/notice/ask', '전체'],
  ])('at %s lights %s', async (path, label) => {
    expect(litTabOf(await bodyOf(path))).toBe(label);
  });

  it.each(['/nope', '/login', '/confirm', '/maintenance'])(
    'at %s lights none, as it leads there from nowhere',
    async (path) => {
      expect(litTabOf(await bodyOf(path))).toBeUndefined();
    },
  );
});

describe('the sheet of the whole menu', () => {
  it('leads to everything that wide windows name in menu row, footer and tabs, and to what is one’s own', async () => {
    const html = await bodyOf('/items');
    const sheet = linksOf(partOf(html, 'id="whole-menu"', '</nav>'));
    const wide = [
      ...linksOf(partOf(html, '<nav class="nav"', '</nav>')),
      ...linksOf(partOf(html, 'class="foot"', '</footer>')),
    ];
    expect(wide.length).toBeGreaterThan(8);
    expect(wide.filter((href) => !sheet.includes(href))).toEqual([]);
    const own = ['/me', '/me/trades', '/notifications', '/trade/register', '/maps/route'];
    expect([...own, ...CALC_PAGES.map(({ href }) => href)].filter((href) => !sheet.includes(href))).toEqual([]);
  });

  it('has pages that exist, each with its picture', async () => {
    const sheet = partOf(await bodyOf('/items'), 'id="whole-menu"', '</nav>');
    expect(tagsOf(sheet, 'svg')).toHaveLength(tagsOf(sheet, 'a').length);
    for (const href of linksOf(sheet))
      expect([href, (await site.get(href.split('#')[0] ?? '')).statusCode]).toEqual([href, 200]);
  });

  it('is where every page without a tab of its own is at home', async () => {
    const strays = new Set<string>();
    for (const { route, path } of pageSamples(await projectCatalog()))
      if (litTabOf(await bodyOf(path)) === undefined) strays.add(route);
    const diagnostics = ['/cache-test', '/geniee', '/geniee/:number', '/geniee/test', '/test'];
    const beside = ['/confirm', '/login', '/login/nickname', '/maintenance', '/tooltips', ...diagnostics];
    expect([...strays].sort()).toEqual(beside.sort());
  });
});
