import { beforeAll, describe, expect, it } from 'vitest';
import { lastAuditRows } from '#features/people/audit/audit.service.ts';
import { DAY_MS } from '#shared/durations.ts';
import { insertItems, insertTrade, type TradeParts } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { freshPlayer, type SignedIn, type SignedInPlayer, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { smallRows } from '#tests/support/small-catalog.ts';
import { type OperatorReport, operatorReportSchema, type Report } from './report.contract.ts';
import { type ReportDetail, reportDetailSchema } from './report-detail.contract.ts';

const SWORD = 2;
const COMMENT = '돈을 받고 검을 주지 않았습니다.';

const site = testApp({ settings: { RATE_LIMIT_SCALE: '100' } });
const chief = testPlayer(site, { isOperator: true });
const helper = testPlayer(site, { isOperator: true, level: 2 });
beforeAll(() => insertItems(site.api.db, smallRows.items));

const send = sendTo(site);
const DESK = '/api/operator/reports';
const desk = sendTo(site, DESK);

const player = freshPlayer(site);
const reporter = freshPlayer(site);

const tradeOf = ({ profile }: SignedInPlayer, parts: Partial<TradeParts> = {}) =>
  insertTrade(site.api.db, { item_id: SWORD, profile_id: profile.id, ...parts });

async function report(by: SignedIn, about: { tradeId?: number; profileId?: number }, type = 4): Promise<Report> {
  const reply = await send(by, 'POST', '/api/reports', { type, comment: COMMENT, ...about });
  expect(reply.status, JSON.stringify(reply.body)).toBe(201);
  return reply.body;
}
const reportByNew = async (about: { tradeId?: number; profileId?: number }, type?: number) =>
  report(await signInAs(site), about, type);

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const UPHELD = { status: 2, answer: '조치했습니다.' };
const DISMISSED = { status: 3, answer: '문제가 없었습니다.' };
const decide = (id: number, body: object = DISMISSED, by: SignedIn = chief) => desk(by, 'PUT', `/${id}`, body);
const decideAll = (ids: readonly number[], upTo: number, by: SignedIn = chief) =>
  desk(by, 'PUT', '', { ids, upTo, ...DISMISSED });

const queueOf = async (query = '', by: SignedIn = chief): Promise<OperatorReport[]> =>
  (await desk(by, 'GET', `?sort=queue&limit=100${query}`)).body.map((row: unknown) =>
    operatorReportSchema.strict().parse(row),
  );
const inQueue = async (id: number, by?: SignedIn) => (await queueOf('', by)).find((row) => row.id === id);
const statusesOf = async (reports: readonly Report[]) => {
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

describe('a decision', () => {
  it('closes others of the same player alike, each with its own notification and audit row', async () => {
    const made = await report(reporter, { profileId: player.profile.id });
    const trade = await tradeOf(player);
    const [second] = [await reportByNew({ tradeId: trade.id }), await reportByNew({ tradeId: trade.id })];
    const stranger = await reportByNew({ profileId: (await signInAs(site)).profile.id });
    expect((await decide(second.id, { ...UPHELD, also: [made.id, stranger.id] })).status).toBe(400);
    expect((await decide(second.id, { ...UPHELD, also: [2_000_000_000] })).status).toBe(400);
    expect(await statusesOf([made, second, stranger])).toEqual([1, 1, 1]);
    const body = { ...UPHELD, also: [made.id, second.id], actions: { hideTrade: { reason: '허위 매물' } } };
    expect((await decide(second.id, body)).body).toMatchObject({
      status: 2,
      actions: ['hideTrade'],
      handledByName: chief.profile.name,
    });
    expect(await statusesOf([made, second])).toEqual([2, 2]);
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
    expect(await statusesOf([one, two, other, unseen])).toEqual([3, 3, 3, 1]);
    const [audited] = await lastAuditRows(site.api.db, 1);
    expect(JSON.parse(audited?.detail ?? '')).toMatchObject({ status: 3, ids: [one.id, two.id, other.id] });
    const late = await decideAll([unseen.id, two.id], unseen.id);
    expect(late).toMatchObject({ status: 409, reason: 'HANDLED', body: { data: { handled: [{ id: two.id }] } } });
    expect(await statusesOf([unseen])).toEqual([1]);
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

describe('one report', () => {
  it('shows the text then and now, the trade, its prices, the player and earlier decisions', async () => {
    const trade = await tradeOf(player, { comment: '바로 삽니다' });
    const { id } = await report(reporter, { tradeId: trade.id });
    const other = await reportByNew({ profileId: player.profile.id }, 9);
    const earlier = await reportByNew({ profileId: (await signInAs(site)).profile.id });
    await decide(earlier.id);
    await send(player, 'PUT', `/api/trades/${trade.id}/cancel`);
    await site.api.db.updateTable('trade').set({ comment: '안 삽니다' }).where('id', '=', trade.id).execute();
    await desk(helper, 'PUT', `/${id}/presence`);
    const { body } = await desk(chief, 'GET', `/${id}`);
    const prices = { changes: [{ price: 1000 }], day: null, quote: { excluded: null } };
    expect(reportDetailSchema.parse(body)).toMatchObject({
      report: { id, trade: { id: trade.id, status: 3 } },
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
      },
      viewers: [{ userId: helper.userId, name: helper.profile.name }],
    });
    expect([body.then, body.now]).toEqual(['바로 삽니다', '안 삽니다']);
    expect(body.prices).toMatchObject(prices);
    const similar = body.similar as ReportDetail['similar'];
    expect(similar.length).toBeLessThanOrEqual(5);
    expect(similar[0]).toMatchObject({ id: earlier.id, status: 3, handledByName: chief.profile.name });
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
