import { describe, expect, it } from 'vitest';
import { tagsOf } from '#tests/support/html.ts';
import { named } from '#tests/support/page-samples.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

const town = () => `/maps/${named(site.catalog().maps, '국내성').code}`;
const bodyOf = async (path: string) => (await site.get(path)).body;
const shownLayers = (html: string) =>
  tagsOf(html, 'input').flatMap((tag) => ('checked' in tag && tag['data-layer']) || []);
const canonicalOf = (html: string) => tagsOf(html, 'link').find(({ rel }) => rel === 'canonical')?.href;

describe('the layers of a plan', () => {
  it('that the address hides are off in the server’s HTML, whatever else it says', async () => {
    expect(shownLayers(await bodyOf(town()))).toEqual(['exit', 'hunt', 'temple', 'shop', 'person']);
    const html = await bodyOf(`${town()}?hide=person,%20exit,castle`);
    expect(shownLayers(html)).toEqual(['hunt', 'temple', 'shop']);
    expect(tagsOf(html, 'a').map(({ href }) => href)).toContain(`${town()}?view=text&hide=exit%2Cperson`);
    for (const none of ['', 'castle', '%20', 'exit&hide=person']) {
      expect(shownLayers(await bodyOf(`${town()}?hide=${none}`)), none).toHaveLength(5);
    }
  });

  it('are no part of the address that search engines keep', async () => {
    expect(canonicalOf(await bodyOf(`${town()}?hide=exit`))).toBe(canonicalOf(await bodyOf(town())));
  });
});

describe('maps that share a name', () => {
  it('have titles of their own in the document', async () => {
    const byName = Map.groupBy(site.catalog().maps, ({ name }) => name);
    const namesakes = [...byName.values()].filter((maps) => maps.length > 1).flat();
    expect(namesakes.length).toBeGreaterThan(5);
    const pages = await Promise.all(namesakes.map(({ code }) => bodyOf(`/maps/${code}`)));
    const titles = pages.map((html) => /<title>([^<]*)/.exec(html)?.[1]);
    expect(new Set(titles).size).toBe(namesakes.length);
  });
});
