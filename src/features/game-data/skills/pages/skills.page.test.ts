import { beforeAll, describe, expect, it } from 'vitest';
import { tagsOf, textOf } from '#tests/support/html.ts';
import { pricedAt } from '#tests/support/no-market.ts';
import { type SiteApp, sharedSiteApp } from '#tests/support/site-app.ts';

let site: SiteApp;

beforeAll(async () => {
  site = await sharedSiteApp();
});

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';

describe('the list of skills', () => {
  it('says the job of every skill in its row on phones, where one name stands for skills of several jobs', async () => {
    const main = mainOf((await site.get(`/skills?q=${encodeURIComponent('대지의기원')}`)).body);
    const jobs = [...main.matchAll(/<b class="narrow">([^<]+)<\/b>/g)].map(([, job]) => job);
    expect(jobs.toSorted()).toEqual(['도적', '전사', '주술사']);
  });

  it('is searched by its address, without scripts and by initials', async () => {
    const main = mainOf((await site.get(`/skills?q=${encodeURIComponent('ㄱㄹㅈㄱ')}`)).body);
    expect(tagsOf(main, 'input').find(({ name }) => name === 'q')?.value).toBe('ㄱㄹㅈㄱ');
    expect(textOf(main)).toContain('공력증강');
    expect(textOf(main)).not.toContain('대지의기원');
  });
});

describe('the page of a skill', () => {
  it('has a way to each material that is sold or dropped, and a row with what all of them cost', async () => {
    const catalog = site.catalog();
    const skill = catalog.skills.find(
      ({ reqItems }) => reqItems.length > 1 && reqItems.every(({ itemId }) => itemId && catalog.dropsOfItem(itemId)[0]),
    );
    const app = await site.withServices(() => ({ ...site.services(), ...pricedAt(100) }));
    const main = mainOf((await app.inject(`/skills/${skill?.id}`)).body);
    const hrefs = tagsOf(main, 'a').map(({ href }) => href);
    for (const { itemId } of skill?.reqItems ?? []) expect(hrefs).toContain(`/maps/route?to=item:${itemId}`);
    const pieces = skill?.reqItems.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
    const foot = /<tfoot>.*<\/tfoot>/s.exec(main)?.[0] ?? '';
    expect(textOf(foot)).toContain('합계');
    expect(foot).toContain(`title="시세 ${(100 * pieces).toLocaleString('ko-KR')}전"`);
  });
});
