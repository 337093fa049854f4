import { describe, expect, it } from 'vitest';
import { inDays, openReportDesk, UPHELD } from '#tests/support/report-desk.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { type ReportDetail, reportDetailSchema } from './report-detail.contract.ts';

const { site, chief, helper, player, reporter, ...reports } = openReportDesk();
const { send, desk, tradeOf, report, reportByNew, decide } = reports;

describe('one report', () => {
  it('shows the text then and now, the trade, its prices, the player and earlier decisions', async () => {
    const trade = await tradeOf(player, { comment: '바로 삽니다' });
    const { id } = await report(reporter, { tradeId: trade.id });
    const other = await reportByNew({ profileId: player.profile.id }, 9);
    const earlier = await reportByNew({ profileId: (await signInAs(site)).profile.id });
    const suspend = { until: inDays(7), reason: '먹튀', current: null };
    await decide(earlier.id, { ...UPHELD, actions: { suspend } });
    const people = `/api/operator/people/${player.profile.id}`;
    await send(helper, 'POST', `${people}/warnings`, { reason: '도배했습니다.' });
    await send(helper, 'POST', `${people}/notes`, { text: '두고 봅니다.' });
    await send(player, 'PUT', `/api/trades/${trade.id}/cancel`);
    await site.api.db.updateTable('trade').set({ comment: '안 삽니다' }).where('id', '=', trade.id).execute();
    await desk(helper, 'PUT', `/${id}/presence`);
    const { body } = await desk(chief, 'GET', `/${id}`);
    const prices = { changes: [{ price: 1000 }], day: null, quote: { excluded: null } };
    expect(reportDetailSchema.parse(body)).toMatchObject({
      report: { id, trade: { id: trade.id, status: 3, item: { name: '현철중검' } } },
      others: [{ id: other.id, isSameThing: false }],
      timeline: [
        { kind: 'created', price: 1000 },
        { kind: 'cancelled', by: 'owner' },
      ],
      person: {
        profileId: player.profile.id,
        name: player.profile.name,
        reports: { against: 2, upheld: 0, open: 2, made: 0 },
        trades: { done: 0, cancelled: 1, waiting: 0 },
        sanctions: [{ kind: 'warning', reason: '도배했습니다.', byName: helper.profile.name, endedAt: null }],
        notes: [{ text: '두고 봅니다.', by: helper.userId, byName: helper.profile.name }],
      },
      viewers: [{ userId: helper.userId, name: helper.profile.name }],
    });
    expect([body.then, body.now]).toEqual(['바로 삽니다', '안 삽니다']);
    expect(body.prices).toMatchObject(prices);
    const similar = body.similar as ReportDetail['similar'];
    expect(similar.length).toBeLessThanOrEqual(5);
    const decided = { id: earlier.id, status: 2, actions: ['suspend'], suspendedDays: 7 };
    expect(similar[0]).toMatchObject({ ...decided, handledByName: chief.profile.name });
    expect((await desk(chief, 'PUT', `/${id}/presence`)).body.viewers).toHaveLength(1);
    for (const call of ['GET', 'PUT'] as const) {
      const path = call === 'GET' ? '/2000000000' : '/2000000000/presence';
      expect((await desk(chief, call, path)).status).toBe(404);
    }
  });

  it('is read in at most 12 statements, those that find out who asks among them', async () => {
    const trade = await tradeOf(player, { comment: '바로 삽니다' });
    const { id } = await report(reporter, { tradeId: trade.id });
    await reportByNew({ tradeId: trade.id });
    // Outside of a transaction each statement takes a connection from the pool.
    const { pool } = site.database.database;
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    pool.on('acquire', count);
    expect((await desk(chief, 'GET', `/${id}`)).status).toBe(200);
    pool.off('acquire', count);
    expect(statements).toBeGreaterThan(5);
    expect(statements).toBeLessThanOrEqual(12);
  });

  it('of a player alone, and of one who left, has no thing and no name', async () => {
    const { id } = await reportByNew({ profileId: player.profile.id });
    const shown = (await desk(chief, 'GET', `/${id}`)).body;
    expect([shown.then, shown.now]).toEqual([player.profile.name, player.profile.name]);
    await send(player, 'POST', '/api/profiles/delete');
    expect((await desk(chief, 'GET', `/${id}`)).body).toMatchObject({
      now: null,
      timeline: [],
      prices: null,
      person: { name: null, userId: null },
    });
  });
});
