import { beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#shared/durations.ts';
import { ALERT_WEBHOOK, testAlertSite } from '#tests/support/alert-site.ts';
import { createAlertGuard } from './alert-guard.service.ts';
import type { AlertContext } from './check-alerts.service.ts';

const TEN_MINUTES = 10 * MINUTE_MS;
const GIB = 2 ** 30;

const site = testAlertSite();
const { clock, discord, elsewhere } = site;

describe('the guard of a process', () => {
  let isThere = true;
  let freeBytes = 2 * GIB;
  const createGuard = (context: Partial<AlertContext> = {}) =>
    createAlertGuard({
      ...site.context,
      ...context,
      isDatabaseReachable: async () => isThere,
      readFreeBytes: async () => freeBytes,
    });
  const unreachable = () => Promise.reject(new Error('the database is away'));
  beforeEach(() => {
    [isThere, freeBytes] = [true, 2 * GIB];
  });

  it('sends by itself when the database is away for more than a minute, once in ten minutes', async () => {
    const [one, other] = [createGuard({ transact: unreachable }), createGuard({ transact: unreachable })];
    isThere = false;
    await one.check();
    clock.advance(MINUTE_MS);
    await one.check();
    expect(discord.received).toHaveLength(0);
    clock.advance(1);
    await one.check();
    await one.check();
    expect(discord.received).toHaveLength(1);
    await other.check();
    clock.advance(TEN_MINUTES - 1);
    await one.check();
    await other.check();
    expect(discord.received).toHaveLength(2);
    clock.advance(1);
    await one.check();
    expect(discord.received).toHaveLength(3);
  });

  it('is silent about a database that comes back within the minute', async () => {
    const guard = createGuard();
    for (const there of [false, true, false, false]) {
      isThere = there;
      await guard.check();
      clock.advance(MINUTE_MS);
    }
    expect(discord.received).toHaveLength(0);
  });

  it('tells operators afterwards on the site, without a second message outside', async () => {
    const [one, other] = [createGuard(), createGuard()];
    isThere = false;
    for (const guard of [one, other]) await guard.check();
    clock.advance(MINUTE_MS + 1);
    for (const guard of [one, other]) await guard.check();
    expect(discord.received).toHaveLength(2);
    isThere = true;
    await Promise.all([one.check(), other.check()]);
    await site.runJobs();
    expect([await site.rung(), await site.bellOf(site.moderator)]).toEqual([['database'], ['desk.alert']]);
    expect(discord.received).toHaveLength(2);
  });

  it('tries again in a minute what failed, and follows no redirect', async () => {
    const [guard, dead] = [createGuard(), createGuard({ config: await site.configOf(site.deadUrl) })];
    const checked = async (afterMs: number) => {
      clock.advance(afterMs);
      await guard.check();
      await dead.check();
      return discord.received.length;
    };
    isThere = false;
    discord.answer(503);
    expect([await checked(0), await checked(MINUTE_MS + 1), await checked(MINUTE_MS - 1)]).toEqual([0, 1, 1]);
    discord.answer(307, { location: elsewhere.url + ALERT_WEBHOOK });
    expect([await checked(1), await checked(MINUTE_MS), elsewhere.received.length]).toEqual([2, 2, 0]);
  });

  it('rings for a full disk by the database, and by itself where that stores nothing', async () => {
    freeBytes = GIB - 1;
    await createGuard().check();
    await createGuard().check();
    await site.runJobs();
    expect([await site.rung(), discord.received.length]).toEqual([['disk'], 1]);
    const full = createGuard({ transact: unreachable });
    await full.check();
    await full.check();
    expect(discord.received).toHaveLength(2);
  });
});
