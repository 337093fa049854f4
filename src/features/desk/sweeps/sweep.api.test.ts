import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lastAuditRows } from '#features/people/audit/audit.service.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import { DAY_MS, MINUTE_MS } from '#shared/durations.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertParty } from '#tests/factories/parties.ts';
import { insertTrade, type TradeParts } from '#tests/factories/trades.ts';
import { collectorOf, INGEST_KEY } from '#tests/support/collector.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { freshPlayer, type SignedIn, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';

const REASON = '도배';
const NAME = '풍백';
const SUSPENDED = 499;
const [sword, acorn] = [makeItem({ id: 901, name: '현철중검' }), makeItem({ id: 902, code: 902, name: '도토리' })];
const clock = fixedClock(new Date());
const settings = { BROADCAST_INGEST_KEY: INGEST_KEY, GAME_SERVERS: '1:하나,2:둘', RATE_LIMIT_SCALE: '200' };
const site = testApp({ items: [sword, acorn], clock, settings });
const chief = testPlayer(site, { isOperator: true });
const helper = testPlayer(site, { isOperator: true, level: 2 });
const player = freshPlayer(site);
const collector = collectorOf(site);
const send = sendTo(site);

const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString();
const trade = async (parts: Partial<TradeParts> = {}) =>
  (await insertTrade(site.api.db, { item_id: sword.id, profile_id: player.profile.id, ...parts })).id;
const sweep = (body: object, by: SignedIn = helper, id = player.profile.id) =>
  send(by, 'POST', `/api/operator/people/${id}/sweep`, body);
const undo = (id: number, by: SignedIn = helper) =>
  send(by, 'DELETE', `/api/operator/sweeps/${id}`, { reason: '다른 사람이었습니다' });
const readState = (id: number) =>
  site.api.db
    .selectFrom('trade')
    .select(['status', 'hidden_reason as hidden', 'price_excluded_reason as excluded'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const shown = (id: number) => site.app.inject(`/api/trades/${id}`).then(({ statusCode }) => statusCode === 200);
const countShouts = async () => (await collector.list()).filter(({ name }) => name === NAME).length;
const rowsSince = async (id: number) => (await lastAuditRows(site.api.db, 20)).filter((row) => row.id > id);
const lastRow = async () => (await lastAuditRows(site.api.db, 1))[0]?.id ?? 0;

async function shout(message: string): Promise<void> {
  const at = new Date(clock.now().getTime() - MINUTE_MS).toISOString();
  await collector.sendAll([{ at, channel: 3, name: NAME, message }]);
}

describe('a sweep', () => {
  it('counts without changing anything, then takes down all of it with one audit row and one notice, and is undone', async () => {
    const waiting = [await trade(), await trade({ item_id: acorn.id })];
    const completed = await trade({ status: 2 });
    const before = await trade({ status: 2, hidden_at: new Date(), hidden_reason: '전에' });
    const left = await trade({ status: 2, price_excluded_reason: '전에' });
    const { id: partyId } = await insertParty(site.api.db, { leader_id: player.profile.id, created_at: clock.now() });
    await shout('도토리 팝니다');
    const own = await countShouts();
    const all = { trades: 'hide', prices: true, parties: true, shouts: { gameServer: 1, name: NAME } };
    const counts = { trades: 2, prices: 1, parties: 1, shouts: own, reports: 0 };
    const known = await lastRow();

    expect((await sweep({ ...all, isTrial: true })).body).toEqual({ sweepId: null, changed: counts });
    expect(await rowsSince(known)).toEqual([]);
    expect([await shown(completed), await countShouts()]).toEqual([true, own]);

    const events = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from live_event
        where type like 'trade.%'`.execute(site.api.db);
      return rows[0]?.count ?? 0;
    };
    const stored = await events();
    const { body } = await sweep({ ...all, suspend: { until: inDays(7), current: null }, reason: REASON });
    expect(body).toEqual({ sweepId: expect.any(Number), changed: counts });
    expect(await rowsSince(known)).toMatchObject([{ action: 'sweep.run', actor: `user:${helper.userId}` }]);
    expect((await events()) - stored).toBe(waiting.length);
    expect(await Promise.all([...waiting, completed].map(shown))).toEqual([false, false, true]);
    expect(await readState(completed)).toEqual({ status: 2, hidden: null, excluded: REASON });
    expect(await readState(before)).toEqual({ status: 2, hidden: '전에', excluded: null });
    expect(await readState(left)).toEqual({ status: 2, hidden: null, excluded: '전에' });
    expect(await countShouts()).toBe(0);
    expect((await site.app.inject(`/api/parties/${partyId}`)).statusCode).toBe(404);
    expect((await send(player, 'GET', '/api/notifications')).body).toMatchObject([
      { kind: 'profile.swept', body: expect.stringContaining(REASON) },
    ]);

    const listed = await send(chief, 'GET', `/api/operator/sweeps?profileId=${player.profile.id}`);
    const row = { id: body.sweepId, reason: REASON, changed: counts, sanction: 'suspension', undoneAt: null };
    expect(listed.body).toMatchObject([{ ...row, by: { userId: helper.userId, name: helper.profile.name } }]);

    // Hidden again by hand: no longer the sweep's.
    const [again = 0, other = 0] = waiting;
    await send(chief, 'PUT', `/api/operator/trades/${again}/hidden`, { reason: '사기' });
    expect((await undo(body.sweepId, chief)).body).toEqual({ success: true });
    expect(await Promise.all([again, other, completed].map(shown))).toEqual([false, true, true]);
    expect(await readState(again)).toMatchObject({ hidden: '사기' });
    expect(await readState(completed)).toEqual({ status: 2, hidden: null, excluded: null });
    expect(await countShouts()).toBe(own);
    expect((await send(player, 'GET', '/api/profiles/me')).body).toMatchObject({ bannedAt: null });
    expect(await undo(body.sweepId)).toMatchObject({ status: 409, reason: 'UNDONE' });
  });

  it('cancels what waits, warns with the one notice, upholds the reports, and leaves cancelled what its undo finds so', async () => {
    const waiting = await trade();
    const completed = await trade({ status: 2 });
    const reporter = await signInAs(site);
    const report = { profileId: player.profile.id, type: 3, comment: '도배합니다' };
    const { body: reported } = await send(reporter, 'POST', '/api/reports', report);
    const { body } = await sweep({ trades: 'cancel', warn: true, also: [reported.id], reason: REASON });
    expect(body.changed).toEqual({ trades: 1, prices: 0, parties: 0, shouts: 0, reports: 1 });
    expect([await readState(waiting), await readState(completed)]).toMatchObject([
      { status: 3 },
      { status: 2, hidden: null },
    ]);
    expect((await send(player, 'GET', '/api/notifications')).body).toMatchObject([{ kind: 'profile.warned' }]);
    expect((await send(reporter, 'GET', '/api/reports')).body).toMatchObject([{ status: 2, answer: REASON }]);
    expect(await sweep({ trades: 'cancel', also: [reported.id], reason: REASON })).toMatchObject({
      status: 409,
      reason: 'HANDLED',
    });
    expect((await undo(body.sweepId)).status).toBe(200);
    expect(await readState(waiting)).toMatchObject({ status: 3 });
    const { body: person } = await send(helper, 'GET', `/api/operator/people/${player.profile.id}`);
    expect(person.sanctions).toMatchObject([{ kind: 'warning', endedAt: expect.any(String) }]);
  });

  it('goes with the decision of a report, for the reason of its other actions and with one notice', async () => {
    const id = await trade();
    const report = { tradeId: id, type: 5, comment: '도배합니다' };
    const { body: reported } = await send(await signInAs(site), 'POST', '/api/reports', report);
    const decide = (body: object) =>
      send(helper, 'PUT', `/api/operator/reports/${reported.id}`, { status: 2, answer: '조치했습니다', ...body });
    const actions = { warn: { reason: REASON } };
    for (const refused of [
      { sweep: { trades: 'hide' } },
      { sweep: {}, actions },
      { sweep: { trades: 'hide' }, actions, status: 3 },
    ]) {
      const { status, body } = await decide(refused);
      expect([status, body.data.issues?.[0].path]).toEqual([400, 'sweep']);
    }
    expect((await decide({ sweep: { trades: 'hide' }, actions })).body).toMatchObject({ actions: ['warn', 'sweep'] });
    expect(await readState(id)).toMatchObject({ hidden: REASON });
    expect((await send(player, 'GET', '/api/notifications')).body).toMatchObject([{ kind: 'profile.warned' }]);
    const { body: sweeps } = await send(chief, 'GET', `/api/operator/sweeps?profileId=${player.profile.id}`);
    expect(sweeps).toMatchObject([{ sanction: 'warning', changed: { trades: 1 } }]);
  });

  it('leaves nothing visible of what the player creates at the same moment', async () => {
    const create = (n: number) =>
      send(player, 'POST', '/api/trades', {
        ...{
          itemId: n % 2 ? sword.id : acorn.id,
          gameServer: 1,
          tradeType: 1,
          price: 1000 + n,
          quantity: 1,
          comment: '',
        },
        ...{ payMethod: 1, durability: null, isAuth: false, isNegotiation: false, excludePrice: false },
      });
    const creations = Array.from({ length: 20 }, (_, n) => create(n));
    const suspend = { until: inDays(7), current: null };
    const [swept, ...created] = await Promise.all([sweep({ trades: 'hide', suspend, reason: REASON }), ...creations]);
    expect(swept.status, JSON.stringify(swept.body)).toBe(200);
    expect(created.filter(({ status }) => ![201, 429, SUSPENDED].includes(status))).toEqual([]);
    const visible = await site.api.db
      .selectFrom('trade')
      .select('id')
      .where('profile_id', '=', player.profile.id)
      .where('hidden_at', 'is', null)
      .where('status', '<', 3)
      .execute();
    expect(visible).toEqual([]);
  });

  it('can be undone for thirty days, and only by the level that may lift its suspension', async () => {
    const suspend = { until: inDays(90), current: null };
    const { body } = await sweep({ parties: true, suspend, reason: REASON }, chief);
    expect((await undo(body.sweepId, helper)).status).toBe(403);
    await site.api.db
      .updateTable('sweep')
      .set({ at: new Date(clock.now().getTime() - 31 * DAY_MS) })
      .execute();
    expect(await undo(body.sweepId, chief)).toMatchObject({ status: 409, reason: 'TOO_OLD' });
    expect((await undo(2_000_000_000)).status).toBe(404);
    const { body: again } = await sweep({ parties: true, reason: REASON });
    await send(chief, 'POST', '/api/operator/operators', { userId: player.userId, level: 3 });
    expect(await undo(again.sweepId)).toMatchObject({ status: 409, reason: 'OPERATOR' });
  });

  it('refuses what does not fit together, and changes nothing then', async () => {
    const id = await trade();
    const known = await lastRow();
    const hide = { trades: 'hide', reason: REASON };
    const suspend = { until: inDays(7), current: null };
    const stranger = await signInAs(site);
    const { body: other } = await send(player, 'POST', '/api/reports', {
      ...{ profileId: stranger.profile.id, type: 3, comment: '욕합니다' },
    });
    for (const [body, status, path] of [
      [{ reason: REASON }, 400, 'trades'],
      [{ trades: 'hide' }, 400, 'reason'],
      [{ trades: 'erase', reason: REASON }, 400, 'trades'],
      [{ trades: 'hide', reason: '\u200b\u200b' }, 400, 'reason'],
      [{ ...hide, suspend, warn: true }, 400, 'warn'],
      [{ ...hide, drops: true }, 400, ''],
      [{ ...hide, also: [other.id] }, 400, 'also'],
      [{ ...hide, suspend: { ...suspend, until: inDays(-1) } }, 400, 'until'],
      [{ ...hide, suspend: { ...suspend, until: inDays(90) } }, 403, null],
      [{ ...hide, suspend: { ...suspend, current: inDays(-1) } }, 409, null],
    ] as const) {
      const refused = await sweep(body);
      expect([body, refused.status]).toEqual([body, status]);
      if (path !== null) expect(refused.body.data.issues[0].path).toContain(path);
    }
    const own = { profileId: player.profile.id, type: 3, comment: '도배합니다' };
    const { body: made } = await send(helper, 'POST', '/api/reports', own);
    expect(await sweep({ ...hide, also: [made.id] })).toMatchObject({ status: 409, reason: 'OWN' });
    expect((await sweep(hide, helper, chief.profile.id)).reason).toBe('OPERATOR');
    expect((await sweep(hide, helper, helper.profile.id)).reason).toBe('OPERATOR');
    expect((await sweep(hide, helper, 2_000_000_000)).status).toBe(404);
    expect([await shown(id), await rowsSince(known)]).toEqual([true, []]);
  });

  it('keeps no text about a player who left', async () => {
    await sweep({ shouts: { gameServer: 1, name: NAME }, reason: REASON });
    await send(player, 'POST', '/api/profiles/delete');
    const [row] = (await send(chief, 'GET', '/api/operator/sweeps?limit=1')).body;
    expect(row).toMatchObject({ profileName: null, reason: null });
  });
});
