import { beforeAll, describe, expect, it } from 'vitest';
import { linksOf, tagsOf } from '#tests/support/html.ts';
import { pageSamples } from '#tests/support/page-samples.ts';
import { ORIGIN, sharedTestSite } from '#tests/support/site-app.ts';
import { listedAddresses } from '#tests/support/site-map.ts';

const STEP = 41;

const site = sharedTestSite();

async function siteMap(): Promise<string[]> {
  return (await listedAddresses(site)).map(({ url }) => url);
}

async function brokenOf(paths: Iterable<string>): Promise<string[]> {
  const broken: string[] = [];
  for (const path of paths) {
    const { statusCode } = await site.get(path);
    if (statusCode !== 200) broken.push(`${path} ${statusCode}`);
  }
  return broken;
}

describe('the site map', () => {
  it('lists each page once, under the address of this site', async () => {
    const urls = await siteMap();
    const { items, skills, monsters, maps } = site.catalog();
    expect(urls.length).toBeGreaterThan(items.length + skills.length + monsters.length + maps.length);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.filter((url) => !url.startsWith(`${ORIGIN}/`))).toEqual([]);
  });

  it('says of every page when it changed last, and has a file for every kind', async () => {
    const times = (await listedAddresses(site)).map(({ lastmod = '' }) => lastmod);
    expect(times.filter((time) => new Date(time).toISOString() !== time)).toEqual([]);
    const { body } = await site.get('/sitemap.xml');
    const files = [...body.matchAll(/\/sitemaps\/([a-z]+)\.xml/g)].map(([, kind]) => kind);
    expect(files).toEqual(
      expect.arrayContaining(['items', 'trade', 'skills', 'monsters', 'maps', 'articles', 'notice']),
    );
    expect((await site.get('/sitemaps/nothing.xml')).statusCode).toBe(404);
  });

  it('lists only existing pages', async () => {
    const paths = (await siteMap()).map((url) => new URL(url).pathname);
    const kinds = new Map(paths.map((path) => [path.replace(/\d+$/, ''), path]));
    const sample = paths.filter((_path, at) => at % STEP === 0);
    expect(sample.length).toBeGreaterThan(50);
    expect(await brokenOf(new Set([...kinds.values(), ...sample]))).toEqual([]);
  });

  it('lists every page that search engines may index', async () => {
    const urls = await siteMap();
    const listed = pageSamples(site.catalog()).filter(({ isListed = true }) => isListed);
    for (const { path, canonical = path } of listed) expect(urls).toContain(ORIGIN + canonical);
  });

  it('is named by robots.txt', async () => {
    expect((await site.get('/robots.txt')).body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  });
});

function fewOfEachQuestion(paths: Iterable<string>): string[] {
  const kinds = Map.groupBy(paths, (path) => {
    const { pathname, searchParams } = new URL(path, ORIGIN);
    return `${pathname}?${[...searchParams.keys()].toSorted().join('&')}`;
  });
  return [...kinds.values()].flatMap((alike) => alike.slice(0, 3));
}

describe('the links of every kind of page', () => {
  /** Pages of single facts, of which only one in `STEP` is drawn: the other links lead to what the catalog has. */
  const FACT = /^\/(items|maps|monsters|skills)\/(\d+)$/;
  const found = new Map<string, string>();

  beforeAll(async () => {
    for (const { path } of pageSamples(site.catalog())) {
      for (const link of linksOf((await site.get(path)).body)) found.set(link, path);
    }
  });

  it('lead to existing pages', async () => {
    const paths = new Set([...found.keys()].map((link) => link.replace(/#.*/, '')));
    const { itemById: items, mapByCode: maps, monsterById: monsters, skillById: skills } = site.catalog();
    const idsOf = (known: ReadonlyMap<number, unknown>) => new Set(Array.from(known.keys(), String));
    const ids = { items: idsOf(items), maps: new Set(maps.keys()), monsters: idsOf(monsters), skills: idsOf(skills) };
    const facts = [...paths].filter((path) => FACT.test(path));
    const isKnown = (path: string) => {
      const [, kind = '', id = ''] = FACT.exec(path) ?? [];
      return ids[kind as keyof typeof ids].has(id);
    };
    expect(facts.length).toBeGreaterThan(1000);
    expect(facts.filter((path) => !isKnown(path))).toEqual([]);
    const others = [...paths].filter((path) => !FACT.test(path));
    const drawn = facts.filter((_path, at) => at % STEP === 0);
    expect(others.length).toBeGreaterThan(100);
    expect(await brokenOf([...fewOfEachQuestion(others), ...drawn])).toEqual([]);
  });

  it('have a target on the page they lead to', async () => {
    const missing: string[] = [];
    for (const [link, from] of found) {
      const [path = '', hash] = link.split('#');
      if (!hash) continue;
      const { body } = await site.get(path);
      const place = `"${decodeURIComponent(hash)}"`;
      if (!body.includes(`id=${place}`) && !body.includes(`data-id=${place}`)) missing.push(`${link} (on ${from})`);
    }
    expect(missing).toEqual([]);
  });

  it('open a card only of existing things', async () => {
    const { itemById, monsterById, skillById } = site.catalog();
    const rows = { item: itemById, monster: monsterById, skill: skillById };
    const cards = new Set<string>();
    for (const { path } of pageSamples(site.catalog())) {
      for (const tag of tagsOf((await site.get(path)).body, 'a')) if (tag['data-card']) cards.add(tag['data-card']);
    }
    expect(cards.size).toBeGreaterThan(100);
    for (const card of cards) {
      const [kind = '', id] = card.split(':');
      expect([card, rows[kind as keyof typeof rows]?.has(Number(id))]).toEqual([card, true]);
    }
  });
});
