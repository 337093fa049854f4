import { describe, expect, it } from 'vitest';
import { projectCatalog } from '#tests/support/project-facts.ts';
import { knownFacts } from './known-facts.ts';

describe('the sources of facts', () => {
  it('are named with their whole title once, and shortly afterwards', async () => {
    const catalog = await projectCatalog();
    const titles = knownFacts(catalog).flatMap(({ sources }) => sources.map(({ title }) => title));
    const [whole, short] = ['공개된 5.5x판 재현 서버 자료 (boyism80/fb)', '공개된 5.5x판 재현 서버 자료'];
    expect(titles.filter((title) => title === whole)).toHaveLength(1);
    expect(titles.filter((title) => title === short).length).toBeGreaterThan(3);
    const long = catalog.sources.map(({ title }) => title).filter((title) => /: |[)]$/.test(title));
    expect(long.filter((title) => titles.filter((other) => other === title).length > 1)).toEqual([]);
  });

  it('are never called the same, however they are shortened', async () => {
    for (const { sources } of knownFacts(await projectCatalog())) {
      const titles = sources.map(({ title }) => title);
      expect(titles).toEqual([...new Set(titles)]);
    }
  });
});
