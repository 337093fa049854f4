import { describe, expect, it } from 'vitest';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { tagsOf, textOf } from '#tests/support/html.ts';
import { pricedAt } from '#tests/support/no-market.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

describe('the list of skills', () => {
  it('has a panel for each job, where one name stands for skills of several jobs', async () => {
    const main = mainOf((await site.get(`/skills?q=${encodeURIComponent('대지의기원')}`)).body);
    const panels = [...main.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, title]) => title);
    expect(panels).toEqual(['전사 기술', '도적 기술', '주술사 기술']);
  });

  it('is searched by its address, without scripts and by initials', async () => {
    const main = mainOf((await site.get(`/skills?q=${encodeURIComponent('ㄱㄹㅈㄱ')}`)).body);
    expect(tagsOf(main, 'input').find(({ name }) => name === 'q')?.value).toBe('ㄱㄹㅈㄱ');
    expect(textOf(main)).toContain('공력증강');
    expect(textOf(main)).not.toContain('대지의기원');
  });
});

function factsOf(main: string): Map<string, string> {
  const pairs = [...main.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)];
  return new Map(pairs.map(([, label = '', value = '']) => [textOf(label), textOf(value).trim()]));
}

describe('the page of a skill', () => {
  it('says the materials without a quote beside what the others cost', async () => {
    const skill = site
      .catalog()
      .skills.find(
        ({ reqItems }) =>
          reqItems.length === 2 && reqItems.every(({ itemId, itemName }) => itemId && itemName !== '금전'),
      );
    const [priced, other] = skill?.reqItems ?? [];
    const pricesOf = async () => new Map([[priced?.itemId ?? 0, 10]]);
    const app = await site.withServices(() => ({ ...site.services(), pricesOf }));
    const main = mainOf((await app.inject(`/skills/${skill?.id}`)).body);
    expect(factsOf(main).get('재료 합계')).toBe(
      `${formatAmount(10 * (priced?.quantity ?? 0))} + ${other?.itemName} ${formatDigits(other?.quantity ?? 0)}`,
    );
  });

  it('has a way to each material that is sold or dropped, and says what all of them cost', async () => {
    const catalog = site.catalog();
    const skill = catalog.skills.find(
      ({ reqItems }) => reqItems.length > 1 && reqItems.every(({ itemId }) => itemId && catalog.dropsOfItem(itemId)[0]),
    );
    const app = await site.withServices(() => ({ ...site.services(), ...pricedAt(100) }));
    const main = mainOf((await app.inject(`/skills/${skill?.id}`)).body);
    const hrefs = tagsOf(main, 'a').map(({ href }) => href);
    for (const { itemId } of skill?.reqItems ?? []) expect(hrefs).toContain(`/maps/route?to=item:${itemId}`);
    const pieces = skill?.reqItems.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
    expect(factsOf(main).get('재료 합계')).toBe(formatAmount(100 * pieces));
  });
});
