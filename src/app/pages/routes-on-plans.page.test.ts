import { describe, expect, it } from 'vitest';
import { tagsOf } from '#tests/support/html.ts';
import { named } from '#tests/support/page-samples.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

const townCode = () => named(site.catalog().maps, '국내성').code;
const cave = () => named(site.catalog().dungeons, '문어장군굴');
const legsIn = (html: string) => tagsOf(html, 'g').flatMap((tag) => tag['data-leg'] ?? []);

describe('a way', () => {
  it('is drawn on the plan of a map in the server’s HTML, with its steps beside it', async () => {
    const { body } = await site.get(`/maps/${townCode()}?at=110,100&to=dungeon:${cave().id}`);
    expect(legsIn(body)).toEqual(['known']);
    expect(body).toContain('맵 이동 4번');
    expect(legsIn((await site.get(`/maps/${townCode()}?to=dungeon:${cave().id}`)).body)).toEqual(['sketch']);
    expect(legsIn((await site.get(`/maps/${townCode()}?to=dungeon:99999`)).body)).toEqual([]);
  });

  it('is drawn on the plan of every map of a route, which has one form', async () => {
    const { body } = await site.get(`/maps/route?from=${townCode()}&to=dungeon:${cave().id}`);
    expect(legsIn(body)).toEqual(['sketch', 'known', 'known', 'known']);
    expect(tagsOf(body, 'form').filter(({ action }) => action === '/maps/route')).toHaveLength(1);
  });

  it('is offered by the pages of monsters, items and grounds', async () => {
    const monster = site.catalog().monstersOfDungeon(cave().id)[0];
    const dropped = site.catalog().items.find(({ id }) => site.catalog().dropsOfItem(id).length > 0);
    for (const [path, to] of [
      [`/monsters/${monster?.id}`, `dungeon:${cave().id}`],
      [`/dungeons/regions/${cave().region}`, `dungeon:${cave().id}`],
      [`/items/${dropped?.id}`, `drops:${dropped?.id}`],
    ]) {
      const links = tagsOf((await site.get(String(path))).body, 'a').map(({ href }) => href);
      expect(links).toContain(`/maps/route?to=${to}`);
    }
  });
});

describe('the page of a region', () => {
  it('has the anchor of a ground at the row with its name, not at its tall panel', async () => {
    const { body } = await site.get(`/dungeons/regions/${cave().region}`);
    const headers = tagsOf(body, 'header').flatMap((tag) => tag['data-id'] ?? []);
    expect(headers).toEqual(
      site
        .catalog()
        .dungeonsOfRegion(cave().region)
        .toSorted((a, b) => a.sortOrder - b.sortOrder)
        .map(({ id }) => String(id)),
    );
    expect(tagsOf(body, 'article').some((tag) => 'data-id' in tag)).toBe(false);
  });
});
