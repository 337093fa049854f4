import { describe, expect, it } from 'vitest';
import { deleteOldReportTexts } from '#features/people/reports/report.service.ts';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { insertParty } from '#tests/factories/parties.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type Method, sendTo } from '#tests/support/send-as.ts';
import { freshPlayer, type SignedInPlayer, testPlayer } from '#tests/support/sign-in-as.ts';

const TITLE = '흉가 두 시간 갑니다';

const site = testApp({ items: [] });
const operator = testPlayer(site, { isOperator: true });

const leader = freshPlayer(site);
const reporter = freshPlayer(site);

const sendAs = sendTo(site);
const send = (method: Method, url: string, who: SignedInPlayer, payload?: object) => sendAs(who, method, url, payload);

const partyOf = async (parts: object = {}) =>
  (await insertParty(site.api.db, { leader_id: leader.profile.id, title: TITLE, ...parts })).id;
const report = (about: object, who = reporter) =>
  send('POST', '/api/reports', who, { type: 4, comment: '처음부터 욕을 합니다.', ...about });
const handle = (id: number, actions: object) =>
  send('PUT', `/api/operator/reports/${id}`, operator, { status: 2, answer: '파티를 닫았습니다.', actions });
const listed = async (id: number) =>
  (await send('GET', '/api/operator/reports?limit=100', operator)).body.find((one: { id: number }) => one.id === id);

describe('a report of a party', () => {
  it('is of its leader, and preserves what the party said when it was made', async () => {
    const partyId = await partyOf();
    const { status, body } = await report({ partyId });
    expect([status, body]).toMatchObject([201, { partyId, tradeId: null, reportedId: leader.profile.id }]);
    await site.api.db.updateTable('party').set({ title: '아무 일도 없었습니다' }).where('id', '=', partyId).execute();
    expect(await listed(body.id)).toMatchObject({
      reportedText: TITLE,
      party: { id: partyId, title: '아무 일도 없었습니다', leaderId: leader.profile.id },
      trade: null,
    });
    expect(Object.keys(body)).not.toContain('reportedText');
  });

  it.each([
    ['of oneself', async () => report({ partyId: await partyOf() }, leader), 400],
    ['of a party and a trade at once', async () => report({ partyId: await partyOf(), tradeId: await tradeId() }), 400],
    ['that names somebody beside the party', async () => report({ partyId: await partyOf(), profileId: 1 }), 400],
    ['of a party that is not there', () => report({ partyId: 2_000_000_000 }), 404],
    ['of one that ended two days ago', async () => report({ partyId: await partyOf(endedAgo(2 * DAY_MS)) }), 404],
  ])('%s is refused', async (_, act, status) => {
    expect((await act()).status).toBe(status);
  });

  it('closes the party for all, with a line in the audit', async () => {
    const partyId = await partyOf({ others: [{ job: 4, profileId: operator.profile.id }] });
    const { body } = await report({ partyId });
    const handled = await handle(body.id, { closeParty: { reason: '욕설' } });
    expect([handled.status, handled.body.party]).toMatchObject([200, { id: partyId, closedBy: 'operator' }]);
    expect((await site.app.inject(`/api/parties/${partyId}`)).statusCode).toBe(404);
    expect((await send('GET', `/api/parties/${partyId}`, leader)).body).toMatchObject({
      state: 3,
      closedBy: 'operator',
    });
    const [notice] = (await send('GET', '/api/notifications', leader)).body;
    expect(notice).toMatchObject({ kind: 'party.closed', body: expect.stringContaining('운영자') });
    const audit = await site.api.db.selectFrom('audit').select(['action', 'subject']).orderBy('id').execute();
    expect(audit).toContainEqual({ action: 'party.close', subject: `party:${partyId}` });
  });

  it('closes nothing that was not reported', async () => {
    const { body } = await report({ profileId: leader.profile.id });
    expect(await listed(body.id)).toMatchObject({ reportedText: leader.profile.name, party: null });
    expect((await handle(body.id, { closeParty: { reason: '욕설' } })).status).toBe(400);
  });

  it('forgets what was said thirty days after it was handled, and not before', async () => {
    const { body } = await report({ partyId: await partyOf() });
    await handle(body.id, {});
    const sweepIn = (ms: number) => deleteOldReportTexts(site.api.db, new Date(Date.now() + ms));
    await sweepIn(29 * DAY_MS);
    expect((await listed(body.id)).reportedText).toBe(TITLE);
    await sweepIn(30 * DAY_MS + HOUR_MS);
    expect((await listed(body.id)).reportedText).toBeNull();
  });
});

describe('a party that an operator closes', () => {
  const path = (id: number) => `/api/operator/parties/${id}`;
  const close = (id: number, reason = '욕설') => send('DELETE', path(id), operator, { reason });
  const acts = async (id: number) =>
    (await site.api.db.selectFrom('audit').select('action').where('subject', '=', `party:${id}`).execute()).length;

  it.each([
    ['that runs', {}],
    ['that its leader closed', { closed_at: new Date(), closed_by: 'leader' }],
    ['that is over', { expired_at: new Date(Date.now() - 60_000), created_at: new Date(Date.now() - HOUR_MS) }],
  ] as const)('%s is gone at once, but for those who were in it', async (_, parts) => {
    const id = await partyOf(parts);
    expect((await send('GET', `/api/parties/${id}`, reporter)).status).toBe(200);
    expect((await close(id)).body).toEqual({ success: true });
    expect((await send('GET', `/api/parties/${id}`, reporter)).status).toBe(404);
    expect((await send('POST', `/api/parties/${id}/members`, reporter, {})).status).toBe(404);
    expect((await send('GET', `/api/parties/${id}`, leader)).body).toMatchObject({ id, closedBy: 'operator' });
    expect((await close(id)).status).toBe(200);
    expect(await acts(id)).toBe(1);
  });

  it('stays in the operators’ list', async () => {
    const id = await partyOf();
    const running = await partyOf();
    await close(id);
    const list = async (query: string) =>
      (await send('GET', `/api/operator/parties?profileId=${leader.profile.id}${query}`, operator)).body;
    expect(await list('')).toMatchObject([
      { id: running, leaderName: leader.profile.name, memberCount: 1, closedBy: null },
      { id, closedBy: 'operator' },
    ]);
    for (const [query, expected] of [
      ['&state=running', [running]],
      ['&state=ended', [id]],
      ['&gameServer=9', []],
      [`&cursor=${running}`, [id]],
      [`&id=${id}`, [id]],
    ] as const) {
      expect(
        (await list(query)).map((one: { id: number }) => one.id),
        query,
      ).toEqual(expected);
    }
  });

  it('has a reason, and is closed by operators alone', async () => {
    const id = await partyOf();
    expect((await close(id, ' ')).status).toBe(400);
    expect((await close(2_000_000_000)).status).toBe(404);
    expect((await send('DELETE', path(id), leader, { reason: '욕설' })).status).toBe(403);
    expect((await send('GET', `/api/parties/${id}`, reporter)).status).toBe(200);
  });
});

const endedAgo = (ms: number) => ({
  created_at: new Date(Date.now() - ms - HOUR_MS),
  expired_at: new Date(Date.now() - ms),
});

async function tradeId(): Promise<number> {
  return (await insertTrade(site.api.db, { item_id: 100, profile_id: leader.profile.id })).id;
}
