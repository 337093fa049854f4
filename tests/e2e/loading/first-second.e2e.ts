import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { SESSION_COOKIE } from '#shared/session-cookie.ts';
import { shiftsOf } from '#tests/e2e/support/layout-shifts.ts';
import { leave } from '#tests/e2e/support/people-object.ts';
import type { Site } from '#tests/e2e/support/sites.ts';
import { DESKTOP, expect, PHONE, test, untilAlive } from '#tests/e2e/support/test.ts';
import { WATCH_TEXTS } from '#tests/e2e/support/visible-texts.in-page.ts';
import { insertGuild } from '#tests/factories/guilds.ts';
import { insertParty } from '#tests/factories/parties.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { signInRemotely } from '#tests/support/sign-in-remotely.ts';

const ITEM_ID = 655;
/** Lighthouse's: 1.6 Mbit/s, 150 ms. */
const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_RATE = 4;
const CHARACTER = { job: 4, level: 90, grade: 0, max_hp: 12_345, max_mp: 23_456 };
/** True for whoever reads it, though members are shown something else in the end. */
const TRUE_FOR_ALL = /^(?:조건|채워짐|글자 = 참가 중, 점선 = 빈자리)$/;

/** A word at the end of its row, or a line that is a pixel higher, is not seen. */
const LEAST_SHIFT = 0.001;

/** Heights that the device stores once they have settled. */
const ROOMS: Readonly<Record<string, string>> = { '/': 'my-character', '/party': 'own-party' };

const textsSchema = z.array(z.string());
const seenSchema = z.array(z.tuple([z.string(), z.number()]));
const textsNow = async (page: Page) => textsSchema.parse(await page.evaluate('textsNow()'));
const textsSeen = async (page: Page) => seenSchema.parse(await page.evaluate('textsSeen()'));
const untilNothing = async () => undefined;

async function idOf({ database: { db } }: Site, name: string): Promise<number> {
  const changed = db.updateTable('profile').set(CHARACTER).where('name', '=', name).returning('id');
  return (await changed.executeTakeFirstOrThrow()).id;
}

/** A player with a guild, a party and a listing. */
async function makeWorld(site: Site, name: string) {
  const { db } = site.database;
  await signInRemotely(site.origin, `${name}벗`);
  const [profileId, leaderId] = [await idOf(site, name), await idOf(site, `${name}벗`)];
  const guild = await insertGuild(db, { name: `${name}네`, leader_id: leaderId, members: [{ profileId }] });
  const party = await insertParty(db, { leader_id: leaderId, others: [{ job: CHARACTER.job, profileId }] });
  const own = await insertTrade(db, { item_id: ITEM_ID, profile_id: profileId, price: 777_000 });
  return { guildId: guild.id, partyId: party.id, tradeId: own.id };
}

const pagesOf = ({ guildId, partyId, tradeId }: Awaited<ReturnType<typeof makeWorld>>): string[] => [
  '/',
  '/party',
  `/party/${partyId}`,
  `/guilds/${guildId}`,
  '/broadcast',
  '/trade',
  `/trade/view/${tradeId}`,
  '/items/types/10',
  '/calc/exp',
  '/calc/plan',
  '/me',
  '/notice/ask',
];

async function settled(page: Page): Promise<void> {
  await untilAlive(page);
  await shiftsOf(page);
  await page.waitForLoadState('networkidle');
}

async function slowDown(page: Page): Promise<void> {
  // They would be in the cache of the device, which is not used, so that all else is slow.
  await page.route('**/*.woff2', (route) => route.abort());
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
  await line.send('Network.emulateNetworkConditions', SLOW_LINE);
  await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
}

async function openSlowly(context: BrowserContext, path: string) {
  const page = await context.newPage();
  await slowDown(page);
  await page.goto(path);
  await settled(page);
  const [seen, shifts, last] = [await textsSeen(page), await shiftsOf(page), await textsNow(page)];
  await page.close();
  return { seen, shifts, last };
}

/** What a guest is shown in the end and the player is not, seen by the player on the way; and what moves. */
async function faultsAt(url: string, { stranger, player, name }: { stranger: Page; player: Page; name: string }) {
  await stranger.goto(url);
  await settled(stranger);
  const forGuests = new Set(await textsNow(stranger));
  // The device has seen the page before.
  await player.goto(url);
  await settled(player);
  const room = ROOMS[new URL(url).pathname];
  if (room) await player.waitForFunction((name) => localStorage.getItem('own-rooms')?.includes(name), room);
  const usual = await textsNow(player);
  const { seen, shifts, last } = await openSlowly(player.context(), url);
  const own = new Set([...usual, ...last, name]);
  const untrue = seen.filter(([text]) => forGuests.has(text) && !own.has(text) && !TRUE_FOR_ALL.test(text));
  return [
    ...untrue.map(([text, at]) => `${url} ${at} ms: ${text}`),
    ...shifts
      .filter(({ value }) => value >= LEAST_SHIFT)
      .map(({ value, nodes }) => `${url} moves ${value}: ${nodes.join(' | ')}`),
  ];
}

test.describe('the first second of somebody who is signed in', () => {
  test.use({ where: 'players' });

  for (const [screen, device] of Object.entries({ desk: DESKTOP, phone: PHONE }))
    test(`shows nothing that is meant for others, and nothing moves, on a ${screen}`, async ({ visit, site }) => {
      test.slow();
      const name = `첫눈${screen === 'phone' ? '전화' : '책상'}${test.info().retry || ''}`;
      const options = {
        ...device,
        until: untilNothing,
        prepare: (page: Page) => page.context().addInitScript(WATCH_TEXTS),
      };
      const stranger = await visit('/robots.txt', options);
      const player = await visit('/robots.txt', { ...options, as: name });
      const faults: string[] = [];
      for (const path of pagesOf(await makeWorld(site, name)))
        faults.push(...(await faultsAt(site.origin + path, { stranger, player, name })));
      expect(faults).toEqual([]);
    });

  test('is that of a guest again where the cookie is stale', async ({ visit, site }) => {
    const offer = (page: Page) => page.getByText('로그인하면 참가를 요청하고');
    // What the library says of a cookie that it cannot read.
    const allowed = /could not base64url-decode/;
    const broken = await visit('/robots.txt', { until: untilNothing, allowed });
    for (const name of [SESSION_COOKIE.name, `${SESSION_COOKIE.name}.0`]) {
      await broken.context().addCookies([{ name, value: 'base64-broken', url: site.origin }]);
      await broken.goto(`${site.origin}/party`);
      await expect(offer(broken)).toBeVisible();
      await broken.context().clearCookies();
    }
    const left = await visit('/party', { as: '떠나는이' });
    const second = await left.context().newPage();
    await second.goto(left.url());
    await untilAlive(second);
    await expect(offer(second)).toBeHidden();
    await leave(left);
    await expect(offer(second)).toBeVisible();
  });
});
