import { expect, it } from 'vitest';
import { tagsOf } from '#tests/support/html.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

it('the page of an item leads to its market and its droppers by the tabs that the market has', async () => {
  const catalog = site.catalog();
  const tabsOf = async (id: number) => {
    const { body } = await site.get(`/items/${id}`);
    return tagsOf(/<nav class="tabs".*?<\/nav>/s.exec(body)?.[0] ?? '', 'a');
  };
  const dropped = catalog.items.find(({ id }) => catalog.dropsOfItem(id).length > 0)?.id ?? 0;
  expect((await tabsOf(dropped)).map((tab) => [tab.href, tab['aria-current']])).toEqual([
    [`/trade/${dropped}`, undefined],
    [`/items/${dropped}`, 'true'],
    ['#drops', undefined],
  ]);
  const other = catalog.items.find(({ id }) => catalog.dropsOfItem(id).length === 0)?.id ?? 0;
  expect(await tabsOf(other)).toHaveLength(2);
});
