import { beforeAll, describe, expect, it } from 'vitest';
import { insertGuild } from '#tests/factories/guilds.ts';
import { insertParty } from '#tests/factories/parties.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { tagsOf } from '#tests/support/html.ts';
import { named, PUMPKIN, pageSamples } from '#tests/support/page-samples.ts';
import { testSite } from '#tests/support/site-app.ts';

const site = testSite();
const buttons: { path: string; button: Record<string, string> }[] = [];

beforeAll(async () => {
  const { db } = site.api;
  const { id } = named(site.catalog().items, PUMPKIN);
  const trade = await insertTrade(db, { item_id: id });
  const [party, guild] = await Promise.all([insertParty(db), insertGuild(db)]);
  const listed = [`/trade/${id}`, `/trade/view/${trade.id}`, `/party/${party.id}`, `/guilds/${guild.id}`];
  const paths = pageSamples(site.catalog()).map((sample) => sample.path);
  for (const path of [...paths, ...listed, `/trade/register/${id}`]) {
    const { body } = await site.get(path);
    for (const button of tagsOf(body, 'button')) buttons.push({ path, button });
  }
});

/** 알림 of the timers requests a permission, which browsers grant to a trusted press only. */
const requestsPermission = (path: string, button: Record<string, string>) =>
  path === '/calc/timers' && 'aria-pressed' in button && /toolsChip/.test(button.class ?? '');

describe('a press before the page is alive', () => {
  it('is done later on every button that is drawn, but for those that work without scripts', () => {
    const missing = buttons.filter(({ path, button }) => {
      const works = button.type === 'submit' || 'popovertarget' in button || 'disabled' in button;
      return !works && !('data-press' in button) && !requestsPermission(path, button);
    });
    expect(missing).toEqual([]);
  });

  it('counts on what can be pressed again and again', () => {
    const labels = ['1개 빼기', '1개 더하기', '1개 줄이기', '1개 늘리기', '지금 잡음'];
    for (const label of labels) {
      const found = buttons.filter(({ button }) => button['aria-label']?.endsWith(label));
      expect([label, found.length > 0, found.every(({ button }) => 'data-press' in button)]).toEqual([
        label,
        true,
        true,
      ]);
    }
  });
});
