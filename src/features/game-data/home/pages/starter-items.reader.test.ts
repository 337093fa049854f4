import { expect, it } from 'vitest';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { starterItems } from './starter-items.reader.ts';

const catalog = await projectCatalog();

it('chooses a dozen tradable items that something needs and a monster drops, and tells both', () => {
  const items = starterItems(catalog);
  expect(items).toHaveLength(12);
  for (const { id, uses, dropped, shopPrice } of items) {
    expect(shopPrice).toBe(catalog.itemById.get(id)?.price);
    expect(catalog.itemById.get(id)?.trade).not.toBe(0);
    expect(uses).toMatch(/기술 \d+가지|조합 \d+가지|승급/);
    expect(dropped.length).toBeGreaterThan(0);
  }
  expect(items.map(({ name }) => name)).toContain('진호박');
});
