import { beforeAll, describe, expect, it } from 'vitest';
import { lastAuditRows } from '#features/people/audit/audit.service.ts';
import { DAY_MS } from '#shared/durations.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertItems, insertTrade, type TradeParts } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type By, injectTo } from '#tests/support/send-as.ts';
import { type SignedInPlayer, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { smallRows } from '#tests/support/small-catalog.ts';
import { operatorReportSchema, type Report, reportSchema } from './report.contract.ts';

const OWN = '/api/reports';
const ALL = '/api/operator/reports';
const SWORD = 2;

const site = testApp();
const operator = testPlayer(site, { isOperator: true });
beforeAll(async () => {
  await insertItems(site.api.db, smallRows.items);
});

const send = injectTo(site);

const readStatus = async (...of: Parameters<typeof send>) => (await send(...of)).statusCode;

function createTrade({ profile }: SignedInPlayer, parts: Partial<TradeParts> = {}) {
  return insertTrade(site.api.db, { item_id: SWORD, profile_id: profile.id, ...parts });
}

const REPORT = { type: 1, comment: '돈을 받고 검을 주지 않았습니다.' };

async function reported(by: SignedInPlayer, of: { tradeId?: number; profileId?: number }): Promise<Report> {
  const reply = await send('POST', OWN, by, { ...REPORT, ...of });
  expect(reply.statusCode, reply.body).toBe(201);
  return reportSchema.strict().parse(reply.json());
}

const handle = (id: number, body: object = {}, by: By = operator) =>
  send('PUT', `${ALL}/${id}`, by, { status: 2, answer: '살펴보고 조치했습니다.', ...body });

const readList = async (url: string, by: By) => (await send('GET', url, by)).json();

describe('POST /api/reports', () => {
  it('reports the owner of a trade, and shows it to the reporter and operators only', async () => {
    const [reporter, owner, stranger] = [await signInAs(site), await signInAs(site), await signInAs(site)];
    const trade = await createTrade(owner);
    const made = await reported(reporter, { tradeId: trade.id });
    expect(made).toMatchObject({
      tradeId: trade.id,
      reportedId: owner.profile.id,
      reportedName: owner.profile.name,
      status: 1,
      answer: null,
    });
    expect(await readList(OWN, reporter)).toEqual([made]);
    expect(await readList(OWN, owner)).toEqual([]);
    expect(await readList(OWN, stranger)).toEqual([]);
    const [shown] = (await readList(ALL, operator)).map((row: unknown) => operatorReportSchema.strict().parse(row));
    expect(shown).toMatchObject({
      id: made.id,
      reporterName: reporter.profile.name,
      trade: { id: trade.id, itemId: SWORD },
      reportsOfReported: 1,
    });
  });

  it('takes one open report of a pair, and another one when that is handled', async () => {
    const [reporter, other, player] = [await signInAs(site), await signInAs(site), await signInAs(site)];
    const profileId = player.profile.id;
    const { id } = await reported(reporter, { profileId });
    const trade = await createTrade(player);
    expect(await readStatus('POST', OWN, reporter, { ...REPORT, tradeId: trade.id })).toBe(409);
    await reported(other, { profileId });
    expect((await handle(id)).statusCode).toBe(200);
    await reported(reporter, { profileId });
  });

  it('makes one report of twelve at once', async () => {
    const [reporter, player] = [await signInAs(site), await signInAs(site)];
    const sendRequest = () => readStatus('POST', OWN, reporter, { ...REPORT, profileId: player.profile.id });
    const statuses = await Promise.all(Array.from({ length: 12 }, sendRequest));
    expect(statuses.sort()).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
  });

  it('accepts the other player of a trade, and a cancelled trade', async () => {
    const [owner, other, stranger] = [await signInAs(site), await signInAs(site), await signInAs(site)];
    const done = await createTrade(owner, { status: 2, counterpart_id: other.profile.id });
    expect(await reported(owner, { tradeId: done.id, profileId: other.profile.id })).toMatchObject({
      reportedId: other.profile.id,
    });
    expect(await readStatus('POST', OWN, other, { ...REPORT, tradeId: done.id, profileId: stranger.profile.id })).toBe(
      400,
    );
    const cancelled = await createTrade(owner, { status: 3 });
    expect(await reported(stranger, { tradeId: cancelled.id })).toMatchObject({ reportedId: owner.profile.id });
  });

  it('refuses invalid requests, and writes nothing', async () => {
    const player = await signInAs(site);
    const other = await signInAs(site);
    const own = await createTrade(player);
    const hidden = await createTrade(other, { hidden_at: new Date() });
    const profileId = other.profile.id;
    const bad: [number, object][] = [
      [400, { ...REPORT }],
      [400, { ...REPORT, profileId: player.profile.id }],
      [400, { ...REPORT, tradeId: own.id }],
      [400, { ...REPORT, profileId, type: 7 }],
      [400, { ...REPORT, profileId, comment: '  짧다 ' }],
      [400, { ...REPORT, profileId, comment: '가'.repeat(501) }],
      [400, { ...REPORT, profileId: 0 }],
      [404, { ...REPORT, profileId: 2_000_000_000 }],
      [404, { ...REPORT, tradeId: 2_000_000_000 }],
      [404, { ...REPORT, tradeId: hidden.id }],
    ];
    for (const [status, body] of bad)
      expect(await readStatus('POST', OWN, player, body), JSON.stringify(body)).toBe(status);
    expect(await readList(OWN, player)).toEqual([]);
  });

  it('accepts blocked words, which may be what is reported', async () => {
    const [reporter, player] = [await signInAs(site), await signInAs(site)];
    const comment = '현거래 하자며 계좌를 불러 줬습니다.';
    expect(await readStatus('POST', OWN, reporter, { type: 3, comment, profileId: player.profile.id })).toBe(201);
  });

  it('is for players who are not suspended', async () => {
    const suspended = await signInAs(site, { profile: { banned_at: new Date(Date.now() + DAY_MS) } });
    const newcomer = await signInAs(site, { profile: null });
    const body = { ...REPORT, profileId: operator.profile.id };
    expect(await readStatus('POST', OWN, suspended, body)).toBe(499);
    expect(await readStatus('POST', OWN, newcomer, body)).toBe(403);
    expect(await readStatus('POST', OWN, null, body)).toBe(401);
    expect(await readStatus('GET', OWN, null)).toBe(401);
  });
});

describe('operators', () => {
  it('hide the trade, omit its price, suspend the player and notify the reporter, all at once', async () => {
    const [reporter, owner] = [await signInAs(site), await signInAs(site)];
    const trade = await createTrade(owner, { created_at: new Date(Date.now() - 3 * DAY_MS) });
    const { id } = await reported(reporter, { tradeId: trade.id });
    const until = new Date(Date.now() + DAY_MS).toISOString();
    const reply = await handle(id, {
      actions: {
        hideTrade: { reason: '허위 매물' },
        excludePrice: { reason: '허위 가격' },
        suspend: { until, reason: '사기' },
      },
    });
    expect(operatorReportSchema.strict().parse(reply.json())).toMatchObject({
      status: 2,
      reportedBannedAt: until,
      trade: { hiddenAt: expect.any(String), priceExcludedReason: '허위 가격' },
    });

    expect(await readStatus('GET', `/api/trades/${trade.id}`, reporter)).toBe(404);
    expect(await readList(`/api/trades/${trade.id}`, owner)).toMatchObject({ hiddenReason: '허위 매물' });
    expect(await readStatus('POST', OWN, owner, { ...REPORT, profileId: reporter.profile.id })).toBe(499);
    const changes = await site.api.db.selectFrom('quote_change').selectAll().where('item_id', '=', SWORD).execute();
    expect(changes.some(({ since }) => since.getTime() === trade.created_at.getTime())).toBe(true);
    expect(await readList(OWN, reporter)).toMatchObject([{ id, status: 2, answer: '살펴보고 조치했습니다.' }]);
    expect(await readList('/api/notifications', reporter)).toMatchObject([
      { kind: 'report.handled', body: '살펴보고 조치했습니다.' },
    ]);
    const actions = (await lastAuditRows(site.api.db, 4)).map(({ action }) => action).sort();
    expect(actions).toEqual(['price.exclude', 'report.handle', 'suspension.set', 'trade.hide']);
    expect((await handle(id, { status: 3 })).statusCode).toBe(409);
  });

  it('change nothing when one of the actions cannot be done', async () => {
    const [reporter, owner] = [await signInAs(site), await signInAs(site)];
    const trade = await createTrade(owner);
    const { id } = await reported(reporter, { tradeId: trade.id });
    const until = new Date(Date.now() - DAY_MS).toISOString();
    const actions = { hideTrade: { reason: '허위 매물' }, suspend: { until, reason: '사기' } };
    expect((await handle(id, { actions })).statusCode).toBe(400);
    expect(await readStatus('GET', `/api/trades/${trade.id}`, null)).toBe(200);
    expect(await readList(OWN, reporter)).toMatchObject([{ status: 1 }]);

    const plain = await reported(owner, { profileId: reporter.profile.id });
    expect((await handle(plain.id, { actions: { hideTrade: { reason: '까닭' } } })).statusCode).toBe(400);
  });

  it('read them by state, page by page', async () => {
    const player = await signInAs(site);
    const made: number[] = [];
    for (let count = 0; count < 3; count++)
      made.push((await reported(await signInAs(site), { profileId: player.profile.id })).id);
    await handle(made[0] ?? 0, { status: 3 });
    const [newest] = made.toReversed();
    const page = await send('GET', `${ALL}?status=1&limit=1`, operator);
    expect(page.json()).toMatchObject([{ id: newest, status: 1 }]);
    expect(page.headers.link).toContain(`cursor=${newest}`);
    expect(await readList(`${ALL}?status=1&limit=1&cursor=${newest}`, operator)).toMatchObject([{ id: made[1] }]);
    expect((await readList(`${ALL}?status=3`, operator)).map(({ id }: Report) => id)).toContain(made[0]);
    expect(await readStatus('GET', `${ALL}?status=4`, operator)).toBe(400);
  });

  it('hide a trade and show it again', async () => {
    const owner = await signInAs(site);
    const trade = await createTrade(owner);
    const path = `/api/operator/trades/${trade.id}/hidden`;
    const url = `/api/trades/${trade.id}`;
    const events = async () =>
      (await site.api.db.selectFrom('live_event').select(['type', 'data']).orderBy('id').execute())
        .filter(({ data }) => (data as { id?: number }).id === trade.id)
        .map(({ type }) => type);
    expect(await readStatus('DELETE', path, operator)).toBe(404);
    expect((await send('PUT', path, operator, { reason: '도배' })).json()).toMatchObject({ hiddenReason: '도배' });
    expect((await send('PUT', path, operator, { reason: '도배, 광고' })).json()).toMatchObject({
      hiddenReason: '도배, 광고',
    });
    expect(await readStatus('GET', url, null)).toBe(404);
    expect(await readStatus('GET', url, operator)).toBe(200);
    expect((await readList(`/api/trades/items/${SWORD}`, null)).some(({ id }: Report) => id === trade.id)).toBe(false);
    expect(await readStatus('DELETE', path, operator)).toBe(200);
    expect(await readStatus('GET', url, null)).toBe(200);
    expect(await events()).toEqual(['trade.cancelled', 'trade.created']);
    expect(await readStatus('PUT', path, operator, { reason: '' })).toBe(400);
    expect(await readStatus('PUT', '/api/operator/trades/2000000000/hidden', operator, { reason: '까닭' })).toBe(404);
  });

  it('are the only ones with access', async () => {
    const player = await signInAs(site);
    const calls: [Parameters<typeof send>[0], string, object?][] = [
      ['GET', ALL],
      ['PUT', `${ALL}/1`, { status: 2, answer: '답입니다' }],
      ['PUT', '/api/operator/trades/1/hidden', { reason: '까닭' }],
      ['DELETE', '/api/operator/trades/1/hidden'],
    ];
    for (const [method, url, body] of calls) {
      expect(await readStatus(method, url, player, body), url).toBe(403);
      expect(await readStatus(method, url, null, body), url).toBe(401);
    }
    expect((await handle(2_000_000_000)).statusCode).toBe(404);
    expect((await handle(1, { status: 1 })).statusCode).toBe(400);
  });
});

describe('the account', () => {
  it('has its reports in the export; their text is deleted with it', async () => {
    const [leaver, one, other] = [await signInAs(site), await signInAs(site), await signInAs(site)];
    const closed = await reported(leaver, { profileId: one.profile.id });
    await handle(closed.id);
    const open = await reported(leaver, { profileId: other.profile.id });
    const exported = (await send('GET', '/api/profiles/me/export', leaver)).json();
    expect(exported.reports.map(({ id }: Report) => id)).toEqual([closed.id, open.id]);

    expect(await readStatus('POST', '/api/profiles/delete', leaver)).toBe(200);
    const rows = async () =>
      site.api.db
        .selectFrom('report')
        .select(['id', 'comment'])
        .where('reporter_id', '=', leaver.profile.id)
        .orderBy('id')
        .execute();
    expect(await rows()).toEqual([
      { id: closed.id, comment: '' },
      { id: open.id, comment: REPORT.comment },
    ]);
    expect(await readList(`${ALL}?status=1&limit=1`, operator)).toMatchObject([{ id: open.id, reporterName: null }]);
    expect((await handle(open.id)).json()).toMatchObject({ status: 2, comment: '' });
    expect((await rows())[1]).toEqual({ id: open.id, comment: '' });
  });
});

describe('the limits of a reporter', () => {
  const reportedAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

  /** So many reports about as many players. */
  async function reportsBy({ profile }: SignedInPlayer, count: number, parts: { status: 1 | 2 | 3; days: number }) {
    for (let turn = 0; turn < count; turn += 1) {
      const reported = await insertProfile(site.api.db);
      const at = reportedAgo(parts.days);
      await site.api.db
        .insertInto('report')
        .values({
          type: 1,
          comment: '시험',
          reporter_id: profile.id,
          reported_id: reported.id,
          status: parts.status,
          created_at: at,
          updated_at: at,
          ...(parts.status !== 1 && { answer: '살펴봄', handled_at: at }),
        })
        .execute();
    }
  }
  const oneMore = async (reporter: SignedInPlayer) =>
    send('POST', OWN, reporter, { ...REPORT, profileId: (await insertProfile(site.api.db)).id });

  it('refuse the eleventh open report, but count none that is older than seven days', async () => {
    const reporter = await signInAs(site);
    await reportsBy(reporter, 5, { status: 1, days: 7.1 });
    await reportsBy(reporter, 10, { status: 1, days: 2 });
    const refused = await oneMore(reporter);
    expect([refused.statusCode, refused.json().data.reason]).toEqual([429, 'TOO_MANY_OPEN']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(4.9 * 86_400);
  });

  it('are thirty for a reporter of whose last ten at least five were acted upon', async () => {
    const reporter = await signInAs(site);
    await reportsBy(reporter, 5, { status: 2, days: 9 });
    await reportsBy(reporter, 5, { status: 3, days: 8 });
    await reportsBy(reporter, 29, { status: 1, days: 2 });
    expect((await oneMore(reporter)).statusCode).toBe(201);
    expect((await oneMore(reporter)).statusCode).toBe(429);
    const other = await signInAs(site);
    await reportsBy(other, 9, { status: 2, days: 9 });
    await reportsBy(other, 6, { status: 3, days: 8 });
    await reportsBy(other, 10, { status: 1, days: 2 });
    expect((await oneMore(other)).statusCode).toBe(429);
  });

  it('are twenty a day, whatever became of them', async () => {
    const reporter = await signInAs(site);
    await reportsBy(reporter, 20, { status: 2, days: 0 });
    const refused = await oneMore(reporter);
    expect([refused.statusCode, refused.json().data.reason]).toEqual([429, 'TOO_MANY_TODAY']);
  });

  it('hold for reports that come at once', async () => {
    const reporter = await signInAs(site);
    await reportsBy(reporter, 8, { status: 1, days: 2 });
    const codes = (await Promise.all(Array.from({ length: 4 }, () => oneMore(reporter)))).map((one) => one.statusCode);
    expect(codes.toSorted()).toEqual([201, 201, 429, 429]);
  });

  it('are judged by what operators see: how many of a reporter’s were upheld', async () => {
    const reporter = await signInAs(site);
    await reportsBy(reporter, 2, { status: 2, days: 3 });
    await reportsBy(reporter, 1, { status: 3, days: 3 });
    const { id } = (await oneMore(reporter)).json();
    const queue = (await send('GET', `${ALL}?status=1`, operator)).json<Report[]>();
    expect(queue.find((report) => report.id === id)).toMatchObject({ reporterUpheld: 2, reporterHandled: 3 });
  });
});
