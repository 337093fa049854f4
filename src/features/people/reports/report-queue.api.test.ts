import { describe, expect, it } from 'vitest';
import { lastAuditRows } from '#features/people/audit/audit.service.ts';
import { DISMISSED, inDays, openReportDesk } from '#tests/support/report-desk.ts';
import { type SignedIn, signInAs } from '#tests/support/sign-in-as.ts';
import type { OperatorReport } from './report.contract.ts';

const { site, chief, helper, player, reporter, ...reports } = openReportDesk();
const { send, desk, tradeOf, report, reportByNew, decide, decideAll, queueOf, inQueue } = reports;

describe('the queue', () => {
  it('has the reports about one thing in one row, which filters by type and player find', async () => {
    const trade = await tradeOf(player);
    const [first, second] = [await reportByNew({ tradeId: trade.id }, 5), await reportByNew({ tradeId: trade.id }, 1)];
    const apart = await reportByNew({ profileId: player.profile.id }, 9);
    const more = { count: 1, newestId: second.id, oldestAt: first.createdAt, weight: 5 };
    expect(await inQueue(second.id)).toMatchObject({ more, trade: { id: trade.id }, weight: 5 });
    expect(await inQueue(first.id)).toBeUndefined();
    const ofPlayer = `&profileId=${player.profile.id}`;
    expect((await queueOf(ofPlayer)).map(({ id }) => id)).toEqual([second.id, apart.id]);
    expect((await queueOf(`${ofPlayer}&type=5`)).map(({ id, more: row }) => [id, row?.count])).toEqual([[first.id, 1]]);
    const single = await desk(chief, 'GET', `?type=5&status=1${ofPlayer}`);
    expect(single.body.map(({ id, more: row }: OperatorReport) => [id, row])).toEqual([[first.id, null]]);
  });

  it('keeps the two sides of a trade apart', async () => {
    const other = await signInAs(site);
    const trade = await tradeOf(player, { status: 2, counterpart_id: other.profile.id });
    const [one, two] = [
      await report(player, { tradeId: trade.id, profileId: other.profile.id }),
      await report(other, { tradeId: trade.id }),
    ];
    expect((await decideAll([one.id], two.id)).body).toEqual({ handled: 1 });
    expect(await inQueue(two.id)).toMatchObject({ more: { count: 0 } });
  });

  it('refuses what does not fit together', async () => {
    for (const query of ['?sort=queue&status=2', '?sort=queue&cursor=5', '?cursor=q1-1-1-1', '?type=7', '?sort=old']) {
      expect((await desk(chief, 'GET', query)).status, query).toBe(400);
    }
  });

  it('leaves out what was put off, until then or until the next report of the player', async () => {
    const trade = await tradeOf(player);
    const [one, two] = [await reportByNew({ tradeId: trade.id }), await reportByNew({ tradeId: trade.id })];
    const until = inDays(2);
    const later = (by: SignedIn, end: string, id = one.id) => desk(by, 'PUT', `/${id}/later`, { until: end });
    for (const days of [-1, 0.9, 14.1]) {
      const end = inDays(days);
      expect((await later(helper, end)).status, String(days)).toBe(400);
    }
    expect((await later(helper, until, 2_000_000_000)).status).toBe(404);
    expect((await later(helper, until)).body).toMatchObject({ laterUntil: until });
    const [audited] = await lastAuditRows(site.api.db, 1);
    expect(audited).toMatchObject({ action: 'report.later', subject: `report:${one.id}` });
    const isWaiting = async () => (await queueOf()).some(({ tradeId }) => tradeId === trade.id);
    expect(await isWaiting()).toBe(false);
    expect((await desk(chief, 'GET', '?status=1&limit=1')).body).toMatchObject([{ id: two.id, laterUntil: until }]);
    const putOff = await desk(chief, 'GET', `?isPutOff=true&profileId=${player.profile.id}`);
    expect(putOff.body).toMatchObject([{ id: two.id }, { id: one.id }]);
    expect((await send(reporter, 'GET', '/api/notifications')).body).toEqual([]);
    await site.api.db.updateTable('report').set({ later_until: new Date() }).where('trade_id', '=', trade.id).execute();
    expect(await isWaiting()).toBe(true);
    await later(helper, inDays(2));
    expect(await isWaiting()).toBe(false);
    await report(reporter, { profileId: player.profile.id });
    expect(await isWaiting()).toBe(true);
    await decide(one.id);
    expect((await later(helper, inDays(2))).reason).toBe('HANDLED');
  });
});

it('are calls for moderators only', async () => {
  const editor = await signInAs(site, { isOperator: true, level: 3 });
  const until = inDays(2);
  for (const [method, path, body] of [
    ['GET', '/1', undefined],
    ['PUT', '', { ids: [1], upTo: 1, ...DISMISSED }],
    ['PUT', '/1/later', { until }],
    ['PUT', '/1/presence', undefined],
  ] as const) {
    const statusBy = async (by: SignedIn | null) => (await desk(by, method, path, body)).status;
    expect([await statusBy(null), await statusBy(player), await statusBy(editor)], path).toEqual([401, 403, 403]);
  }
});
