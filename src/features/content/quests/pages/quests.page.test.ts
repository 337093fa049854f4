import { expect, it } from 'vitest';
import { tagsOf, textOf } from '#tests/support/html.ts';
import { pricedAt } from '#tests/support/no-market.ts';
import { sharedTestSite } from '#tests/support/site-app.ts';

const site = sharedTestSite();

const mainOf = (html: string) => /<main.*<\/main>/s.exec(html)?.[0] ?? '';
const tilesIn = (html: string) => tagsOf(html, 'span').filter(({ class: name = '' }) => /\btile\b/.test(name));

it('quests that can be done bear no tag that reads as one’s own progress, and each has its picture', async () => {
  const all = await site.services().quests.list();
  const main = mainOf((await site.get('/quests')).body);
  expect(textOf(main)).not.toContain('진행 중');
  expect(tilesIn(main).filter(({ class: name = '' }) => /\bl\b/.test(name))).toHaveLength(all.length);
  const quest = mainOf((await site.get(`/quests/${all[0]?.quest.id}`)).body);
  expect(textOf(quest)).not.toContain('진행 중');
  expect(tilesIn(quest).some(({ class: name = '' }) => /\bxl\b/.test(name))).toBe(true);
});

it('what a quest needs has its quote and a way there', async () => {
  const acorn = site.catalog().items.find(({ name }) => name === '도토리');
  const quest = (await site.services().quests.list()).find(({ text }) => text.needs.join().includes('도토리'));
  const app = await site.withServices(() => ({ ...site.services(), ...pricedAt(21) }));
  const main = mainOf((await app.inject(`/quests/${quest?.quest.id}`)).body);
  expect(tagsOf(main, 'a').map(({ href }) => href)).toContain(`/maps/route?to=item:${acorn?.id}`);
  expect(main).toContain('title="시세 21전"');
});
