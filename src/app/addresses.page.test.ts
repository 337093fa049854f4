import { describe, expect, it } from 'vitest';
import { canonicalOf, metaOf, textOf } from '#tests/support/html.ts';
import { named, PUMPKIN } from '#tests/support/page-samples.ts';
import { ORIGIN, openSiteApp, sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

async function headOf(path: string) {
  const { statusCode, body } = await site.get(path);
  expect([path, statusCode]).toEqual([path, 200]);
  return { canonical: canonicalOf(body)?.slice(ORIGIN.length), robots: metaOf(body, 'robots'), body };
}

describe('an address with a query', () => {
  it.each([
    ['/?gameServer=1', '/'],
    ['/trade?type=0', '/trade?type=0'],
    ['/trade?type=0&gameServer=1', '/trade?type=0'],
    ['/notice?type=3', '/notice?type=3'],
    ['/notice/ask?type=1', '/notice/ask'],
    ['/events?month=2026-01', '/events?month=2026-01'],
    ['/patchNotes/index-back?month=2026-01', '/patchNotes/index-back?month=2026-01'],
    ['/calc/exp?job=1&level=50&exp=0&toLevel=99', '/calc/exp'],
    ['/calc/exp-back?job=1&hp=70000&mp=0&exp=26000000000&into=hp', '/calc/exp-back'],
    ['/calc/hp-mp-table?job=2', '/calc/hp-mp-table'],
    ['/calc/kingQuest/buyeo?level=60', '/calc/kingQuest/buyeo'],
    ['/calc/plan?job=1&level=99&hp=70000&mp=0', '/calc/plan'],
    ['/maps/route?from=a&to=b', '/maps/route'],
  ])('%s is listed as %s', async (path, canonical) => {
    expect(await headOf(path)).toMatchObject({ canonical, robots: undefined });
  });

  it.each([
    ['/trade?type=0&tradeType=1', '/trade?type=0'],
    ['/trade?q=a', '/trade'],
    ['/items?q=a', '/items'],
    ['/items?compare=1,2', '/items'],
    ['/items/types/0?pick=1', '/items/types/0'],
    ['/skills?job=1', '/skills'],
    ['/guilds?sort=members', '/guilds'],
    ['/party?form=new', '/party'],
    ['/guides?category=1', '/guides'],
    ['/notice?type=3&cursor=5', '/notice?type=3'],
    ['/patchNotes?cursor=5', '/patchNotes'],
    ['/patchNotes/index-back?month=2026-01&q=ab', '/patchNotes/index-back?month=2026-01'],
    ['/dungeons/regions/3?level=50', '/dungeons/regions/3'],
    ['/shortcuts?q=a', '/shortcuts'],
  ])('%s is not listed, and names %s', async (path, canonical) => {
    expect(await headOf(path)).toMatchObject({ canonical, robots: 'noindex' });
  });

  it('is the same for a query that the page does not know', async () => {
    expect(await headOf('/items?utm_source=x')).toMatchObject({ canonical: '/items', robots: undefined });
  });

  it('of a recipe names its item, whatever else is asked', async () => {
    const { id } = named(site.catalog().items, '진월신검');
    expect(await headOf(`/recipe?item=${id}&count=3`)).toMatchObject({
      canonical: `/recipe?item=${id}`,
      robots: undefined,
    });
  });
});

it('home says what the site has: market, live prices, parties, items, hunting grounds, skills, guides', async () => {
  const { body } = await headOf('/');
  const words = ['거래소', '실시간 시세', '파티', '아이템', '사냥터', '기술', '길잡이'];
  for (const word of words) expect(metaOf(body, 'description')).toContain(word);
});

it('pages without a picture of their own are shared with the operator’s, and the drawn one stands behind it', async () => {
  const own = await openSiteApp({ ASSET_BASE_URL: 'https://assets.example/baram' });
  try {
    const picturesOf = async (path: string) =>
      [...(await own.get(path)).body.matchAll(/property="og:image" content="([^"]+)"/g)].map(([, url]) => url);
    const drawn = `${ORIGIN}/share/site.png`;
    expect(await picturesOf('/items')).toEqual(['https://assets.example/baram/ui/share.png', drawn]);
    const { id } = named(own.catalog().items, PUMPKIN);
    expect(await picturesOf(`/items/${id}`)).toEqual([expect.stringContaining(`${ORIGIN}/share/items/${id}.png`)]);
    expect(textOf((await own.get('/items')).body)).toContain('아이템 도감');
  } finally {
    await own.close();
  }
});
