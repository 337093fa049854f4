import { describe, expect, it } from 'vitest';
import { lastAuditRows } from '#features/people/audit/audit.service.ts';
import { COMMENT, DISMISSED, inDays, openReportDesk, UPHELD } from '#tests/support/report-desk.ts';
import { type SignedIn, signInAs } from '#tests/support/sign-in-as.ts';
import type { Report } from './report.contract.ts';

const { site, chief, helper, player, reporter, ...reports } = openReportDesk();
const { send, desk, tradeOf, report, reportByNew, decide, decideAll, queueOf, inQueue } = reports;

const readStatuses = async (reports: readonly Report[]) => {
  const rows = await site.api.db
    .selectFrom('report')
    .select('status')
    .where(
      'id',
      'in',
      reports.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ status }) => status);
};

const deskEventsFor = async ({ userId }: SignedIn) =>
  (await site.api.db.selectFrom('live_event').select(['topics', 'data']).where('type', '=', 'desk.changed').execute())
    .filter(({ topics }) => topics.includes(`me:${userId}`))
    .map(({ data }) => data);

describe('a decision', () => {
  it('closes others of the same player alike, each with its own notification and audit row', async () => {
    const made = await report(reporter, { profileId: player.profile.id });
    const trade = await tradeOf(player);
    const [second] = [await reportByNew({ tradeId: trade.id }), await reportByNew({ tradeId: trade.id })];
    const stranger = await reportByNew({ profileId: (await signInAs(site)).profile.id });
    expect((await decide(second.id, { ...UPHELD, also: [made.id, stranger.id] })).status).toBe(400);
    expect((await decide(second.id, { ...UPHELD, also: [2_000_000_000] })).status).toBe(400);
    expect(await readStatuses([made, second, stranger])).toEqual([1, 1, 1]);
    const body = { ...UPHELD, also: [made.id, second.id], actions: { hideTrade: { reason: '허위 매물' } } };
    expect((await decide(second.id, body)).body).toMatchObject({
      status: 2,
      actions: ['hideTrade'],
      handledByName: chief.profile.name,
    });
    expect(await readStatuses([made, second])).toEqual([2, 2]);
    expect((await send(reporter, 'GET', '/api/notifications')).body).toMatchObject([{ body: UPHELD.answer }]);
    const rows = await lastAuditRows(site.api.db, 3);
    expect(
      rows
        .filter(({ action }) => action === 'report.handle')
        .map(({ subject }) => subject)
        .toSorted(),
    ).toEqual([`report:${made.id}`, `report:${second.id}`].toSorted());
  });

  it('of many takes all open ones about each thing that were seen, or none', async () => {
    const trade = await tradeOf(player);
    const about = { tradeId: trade.id };
    const [one, two] = [await reportByNew(about), await reportByNew(about)];
    const other = await reportByNew({ profileId: player.profile.id });
    const unseen = await reportByNew(about);
    expect((await decideAll([one.id, other.id], one.id)).status).toBe(400);
    expect((await decideAll([one.id, 2_000_000_000], 2_000_000_000)).status).toBe(404);
    expect((await decideAll([one.id, other.id], other.id, helper)).body).toEqual({ handled: 3 });
    expect(await readStatuses([one, two, other, unseen])).toEqual([3, 3, 3, 1]);
    const [audited] = await lastAuditRows(site.api.db, 1);
    expect(JSON.parse(audited?.detail ?? '')).toMatchObject({ status: 3, ids: [one.id, two.id, other.id] });
    const late = await decideAll([unseen.id, two.id], unseen.id);
    expect(late).toMatchObject({ status: 409, reason: 'HANDLED', body: { data: { handled: [{ id: two.id }] } } });
    expect(await readStatuses([unseen])).toEqual([1]);
    const many = Array.from({ length: 201 }, (_, index) => index + 1);
    expect(await decideAll(many, 2_000_000_000, helper)).toMatchObject({ status: 403, body: { data: { needs: 1 } } });
    expect((await decide(unseen.id, { ...DISMISSED, also: many }, helper)).status).toBe(403);
  });

  it('of two at once stands once, and the other learns what was decided', async () => {
    for (const [body, other] of [
      [UPHELD, { ids: true }],
      [DISMISSED, { ids: false }],
    ] as const) {
      const { id } = await reportByNew({ profileId: player.profile.id });
      const rival = other.ids ? decideAll([id], id, helper) : decide(id, UPHELD, helper);
      const answers = await Promise.all([decide(id, body), rival]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const lost = answers.find(({ status }) => status === 409);
      const winner = answers[0]?.status === 200 ? chief : helper;
      const handled = [{ id, by: winner.profile.name, at: expect.any(String), answer: expect.any(String) }];
      expect(lost?.body.data).toMatchObject({ reason: 'HANDLED', handled });
    }
  });

  it('of an own report is left to another operator', async () => {
    const { id } = await report(helper, { profileId: player.profile.id });
    const hidden = await reportByNew({ profileId: player.profile.id });
    for (const refused of [
      await decide(id, DISMISSED, helper),
      await decide(hidden.id, { ...DISMISSED, also: [id] }, helper),
      await decideAll([hidden.id], hidden.id, helper),
    ]) {
      expect(refused).toMatchObject({ status: 409, reason: 'OWN', body: { data: { ids: [id] } } });
    }
    expect((await decide(id)).status).toBe(200);
  });

  it('warns the reported player or suspends, not both, and the sanction names the report', async () => {
    const { id } = await reportByNew({ profileId: player.profile.id }, 4);
    const warn = { reason: '욕설을 썼습니다.' };
    const both = { ...UPHELD, actions: { warn, suspend: { until: inDays(2), reason: '욕설' } } };
    expect(await decide(id, both)).toMatchObject({
      status: 400,
      body: { data: { issues: [{ path: 'actions.warn' }] } },
    });
    expect((await decide(id, { ...UPHELD, actions: { warn } }, helper)).body).toMatchObject({ actions: ['warn'] });
    const person = await send(helper, 'GET', `/api/operator/people/${player.profile.id}`);
    expect(person.body.sanctions).toMatchObject([
      { kind: 'warning', reason: warn.reason, reportId: id, endedAt: null },
    ]);
    expect((await send(player, 'GET', '/api/profiles/me')).body.warnings).toMatchObject([{ reason: warn.reason }]);
  });

  it('about an operator is a dismissal by another administrator; the report stands apart, in no number', async () => {
    const { id } = await reportByNew({ profileId: helper.profile.id }, 1);
    const waiting = async () => (await queueOf()).length;
    expect(await inQueue(id)).toBeUndefined();
    expect(await queueOf('&isAboutOperator=true')).toMatchObject([{ id, isAboutOperator: true }]);
    const before = await waiting();
    const until = inDays(2);
    for (const refused of [
      await decide(id, UPHELD),
      await decide(id, { ...DISMISSED, actions: { suspend: { until, reason: '사기' } } }),
      await decide(id, DISMISSED, helper),
      await decideAll([id], id, helper),
      await desk(chief, 'PUT', `/${id}/later`, { until }),
    ]) {
      expect(refused).toMatchObject({ status: 409, reason: 'OPERATOR', body: { data: { ids: [id] } } });
    }
    expect((await decide(id)).status).toBe(200);
    expect(await waiting()).toBe(before);
  });

  it('races with what players do to themselves, and leaves neither half', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [owner, leaver] = [await signInAs(site), await signInAs(site)];
      const trade = await tradeOf(owner);
      const { id } = await report(leaver, { tradeId: trade.id });
      const until = inDays(2);
      const actions = { hideTrade: { reason: '허위 매물' }, ...(round % 2 && { suspend: { until, reason: '사기' } }) };
      const [decided, cancelled, left] = await Promise.all([
        decide(id, { ...UPHELD, actions }),
        round < 2 ? send(owner, 'PUT', `/api/trades/${trade.id}/cancel`) : send(owner, 'POST', '/api/profiles/delete'),
        send(leaver, 'POST', '/api/profiles/delete'),
      ]);
      expect(left.status).toBe(200);
      // A player who has just deleted the account is not suspended: then nothing is done.
      expect(round === 3 ? [200, 404] : [200]).toContain(decided.status);
      expect([200, 404, 498, 499]).toContain(cancelled.status);
      const row = await site.api.db
        .selectFrom('report')
        .innerJoin('trade', 'trade.id', 'report.trade_id')
        .select(['report.status', 'report.comment', 'trade.hidden_reason'])
        .where('report.id', '=', id)
        .executeTakeFirst();
      expect(row).toEqual(
        decided.status === 200
          ? { status: 2, comment: '', hidden_reason: '허위 매물' }
          : { status: 1, comment: COMMENT, hidden_reason: null },
      );
    }
  });
});

describe('a settled thing', () => {
  const SETTLED = { ...DISMISSED, isSettled: true };

  it('is answered alike at once while its text is the same, and counts in no record', async () => {
    const trade = await tradeOf(player, { comment: '국내성 주막 앞' });
    const { id } = await reportByNew({ tradeId: trade.id });
    expect((await decide(id, SETTLED)).status).toBe(200);
    const audited = await lastAuditRows(site.api.db, 1);
    const again = await report(reporter, { tradeId: trade.id });
    expect(again).toMatchObject({ status: 3, answer: DISMISSED.answer });
    expect((await send(reporter, 'GET', '/api/notifications')).body).toMatchObject([{ body: DISMISSED.answer }]);
    expect(await lastAuditRows(site.api.db, 1)).toEqual(audited);
    const [shown] = (await desk(chief, 'GET', '?status=3&limit=1')).body;
    expect(shown).toMatchObject({ id: again.id, settledById: id, reporterHandled: 0, handledByName: null });

    expect(await reportByNew({ tradeId: trade.id }, 5)).toMatchObject({ status: 1 });
    await site.api.db.updateTable('trade').set({ comment: '부여성 앞' }).where('id', '=', trade.id).execute();
    expect(await reportByNew({ tradeId: trade.id })).toMatchObject({ status: 1 });
    await site.api.db.updateTable('trade').set({ comment: '국내성 주막 앞' }).where('id', '=', trade.id).execute();
    expect(await reportByNew({ tradeId: trade.id })).toMatchObject({ status: 3 });
    await site.api.db.updateTable('report').set({ settled_until: new Date() }).where('id', '=', id).execute();
    expect(await reportByNew({ tradeId: trade.id })).toMatchObject({ status: 1 });
  });

  it('is none without a text, of fraud or impersonation, or acted upon', async () => {
    const [written, silent] = [await tradeOf(player, { comment: '급함' }), await tradeOf(player, { item_id: 1 })];
    const ids: [number, object][] = [
      [(await reportByNew({ tradeId: written.id }, 1)).id, SETTLED],
      [(await reportByNew({ tradeId: written.id }, 6)).id, SETTLED],
      [(await reportByNew({ tradeId: silent.id })).id, SETTLED],
      [(await reportByNew({ profileId: player.profile.id })).id, SETTLED],
      [(await reportByNew({ tradeId: written.id }, 5)).id, { ...UPHELD, isSettled: true }],
    ];
    for (const [id, body] of ids) {
      const refused = await decide(id, body);
      expect([refused.status, refused.body.data?.issues?.[0]?.path]).toEqual([400, 'isSettled']);
    }
  });
});

it('tells the desks of those who may open it that a report came, was put off, or was decided', async () => {
  const editor = await signInAs(site, { isOperator: true, level: 3 });
  const before = (await deskEventsFor(helper)).length;
  const { id } = await reportByNew({ profileId: player.profile.id });
  const until = inDays(2);
  await desk(chief, 'PUT', `/${id}/later`, { until });
  await decide(id);
  expect((await deskEventsFor(helper)).slice(before)).toEqual(Array(3).fill({ kind: 'report', id }));
  expect(await deskEventsFor(editor)).toEqual([]);
});
