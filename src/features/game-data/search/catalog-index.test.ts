import { expect, it } from 'vitest';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { smallCatalog } from '#tests/support/small-catalog.ts';
import { catalogEntries, catalogIndex } from './catalog-index.ts';
import { buildSearchIndex } from './search-index.ts';

it('indexes again only what is found otherwise, and has the same index as one that is made anew', async () => {
  const catalog = await projectCatalog();
  const before = catalogIndex(catalog);
  const items = catalog.items.map((item) => (item.id === 655 ? { ...item, name: '다른 이름' } : item));
  const changed = smallCatalog({ ...catalog, items, regions: [] });
  const after = catalogIndex(changed);
  expect(after).toEqual(buildSearchIndex(catalogEntries(changed)));
  const known = new Set(before.entries);
  const renewed = after.entries.filter((entry) => !known.has(entry)).map(({ entry }) => entry.name);
  expect(renewed).toEqual(['다른 이름']);
});
