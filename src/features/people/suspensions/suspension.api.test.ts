import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DAY_MS } from '#shared/durations.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type SignedIn, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { lastAuditRows, verifyAudit } from '../audit/audit.service.ts';
import { suspensionSchema } from './suspension.contract.ts';
import { deleteEndedSuspensions, findLastingSuspension, identityHashes } from './suspension.service.ts';

const PATH = '/api/operator/suspensions';
const CONFIGURED = randomUUID();
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const site = testApp({ settings: { OPERATOR_USER_IDS: CONFIGURED.toUpperCase() } });
const operator = testPlayer(site, { isOperator: true });

interface RouteQuery {
  by?: Pick<SignedIn, 'headers'> | null;
  payload?: unknown;
}

function sendRequest(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  { by = operator, payload }: RouteQuery = {},
) {
  return site.app.inject({
    method,
    url,
    headers: by?.headers ?? { 'sec-fetch-site': 'same-origin' },
    ...(payload !== undefined && { payload: payload as object }),
  });
}

function suspend(profileId: number, own: object = {}, by: RouteQuery['by'] = operator) {
  return sendRequest('POST', PATH, { by, payload: { profileId, until: inDays(3), reason: '허위 매물', ...own } });
}

const endRequest = (profileId: number, by: RouteQuery['by'] = operator, own: object = {}) =>
  sendRequest('DELETE', `${PATH}/${profileId}`, { by, payload: { reason: '오해였음', ...own } });

const readSanctions = (profileId: number) =>
  site.api.db
    .selectFrom('sanction')
    .select(['kind', 'at', 'until', 'ended_at', 'reason', 'operator_user_id'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute();

async function readBanned(profileId: number) {
  return site.api.db
    .selectFrom('profile')
    .select(['banned_at', 'banned_reason', 'suspended_at'])
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow();
}

async function readAudit(profileId: number) {
  const rows = await lastAuditRows(site.api.db, 1000);
  return rows
    .filter(({ subject }) => subject === `profile:${profileId}`)
    .map(({ actor, action, detail }) => ({ actor, action, detail: JSON.parse(detail) as unknown }));
}

describe('POST /api/operator/suspensions', () => {
  it('suspends a player and answers with the suspension, with an audit row', async () => {
    const player = await signInAs(site);
    const until = inDays(3);
    const answer = await suspend(player.profile.id, { until });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(suspensionSchema.parse(answer.json())).toMatchObject({
      profileId: player.profile.id,
      userId: player.userId,
      name: player.profile.name,
      until,
      reason: '허위 매물',
      isDeleted: false,
    });
    expect(await readBanned(player.profile.id)).toMatchObject({
      banned_at: new Date(until),
      banned_reason: '허위 매물',
    });
    expect(await readAudit(player.profile.id)).toEqual([
      { actor: `user:${operator.userId}`, action: 'suspension.set', detail: { until, reasonHash: expect.any(String) } },
    ]);
  });

  it('replaces the suspension that runs', async () => {
    const { profile } = await signInAs(site);
    await suspend(profile.id);
    const until = inDays(1);
    expect((await suspend(profile.id, { until, reason: '욕설' })).statusCode).toBe(200);
    expect(await readBanned(profile.id)).toMatchObject({ banned_at: new Date(until), banned_reason: '욕설' });
    expect(await readAudit(profile.id)).toHaveLength(2);
  });

  it('reads a time with an offset', async () => {
    const { profile } = await signInAs(site);
    const until = new Date(Math.ceil(Date.now() / 1000) * 1000 + DAY_MS);
    const inSeoul = `${new Date(until.getTime() + 9 * 3_600_000).toISOString().slice(0, 19)}+09:00`;
    expect((await suspend(profile.id, { until: inSeoul })).json()).toMatchObject({ until: until.toISOString() });
  });

  it('is for operators only', async () => {
    const { profile } = await signInAs(site);
    const player = await signInAs(site);
    const nobody = await signInAs(site, { profile: null });
    expect((await suspend(profile.id, {}, null)).statusCode).toBe(401);
    expect((await suspend(profile.id, {}, player)).statusCode).toBe(403);
    expect((await suspend(profile.id, {}, nobody)).statusCode).toBe(403);
    expect(await readBanned(profile.id)).toMatchObject({ banned_at: null });
    expect(await readAudit(profile.id)).toEqual([]);
  });

  it('is forbidden to an operator who was removed a moment ago', async () => {
    const former = await signInAs(site, { isOperator: true });
    const { profile } = await signInAs(site);
    expect((await suspend(profile.id, {}, former)).statusCode).toBe(200);
    await site.api.db.deleteFrom('operator').where('user_id', '=', former.userId).execute();
    expect((await suspend(profile.id, {}, former)).statusCode).toBe(403);
  });

  it.each([
    ['no profile', { profileId: undefined }, 'profileId'],
    ['a profile of text', { profileId: '1' }, 'profileId'],
    ['profile 0', { profileId: 0 }, 'profileId'],
    ['a profile beyond all numbers', { profileId: 2_147_483_648 }, 'profileId'],
    ['no end', { until: undefined }, 'until'],
    ['an end that is no moment', { until: '내일' }, 'until'],
    ['a day that is not', { until: '2099-02-30T00:00:00Z' }, 'until'],
    ['an end in the past', { until: inDays(-1) }, 'until'],
    ['an end in eleven years', { until: inDays(11 * 366) }, 'until'],
    ['no reason', { reason: '' }, 'reason'],
    ['a reason of one letter', { reason: ' 가 ' }, 'reason'],
    ['a reason of 201 letters', { reason: '가'.repeat(201) }, 'reason'],
    ['a reason with control characters', { reason: '사기\u0007꾼' }, 'reason'],
    ['a reason of two lines', { reason: '사기\n꾼' }, 'reason'],
  ])('refuses %s', async (_name, own, path) => {
    const { profile } = await signInAs(site);
    const answer = await suspend(profile.id, own);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', data: { issues: [{ path }] } });
    expect(await readBanned(profile.id)).toMatchObject({ banned_at: null });
  });

  it('refuses unknown fields, and invalid bodies', async () => {
    const { profile } = await signInAs(site);
    expect((await suspend(profile.id, { level: 1 })).statusCode).toBe(400);
    expect((await sendRequest('POST', PATH, { payload: [] })).statusCode).toBe(400);
    expect((await sendRequest('POST', PATH)).statusCode).toBe(400);
  });

  it('finds no profile that does not exist', async () => {
    expect((await suspend(2_147_483_647)).statusCode).toBe(404);
  });

  it('suspends neither oneself nor an operator, by table or by configuration', async () => {
    const other = await signInAs(site, { isOperator: true });
    const configured = await signInAs(site, { id: CONFIGURED });
    for (const { profile } of [operator, other, configured]) {
      const answer = await suspend(profile.id);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'CONFLICT', data: { reason: 'OPERATOR' } });
      expect(await readBanned(profile.id)).toMatchObject({ banned_at: null });
    }
    expect((await suspend(operator.profile.id)).json().message).toContain('자기 자신');
  });

  it.each([
    ['the one that was seen', 'seen', 200],
    ['none, where one runs', null, 409],
    ['another', '2026-01-01T00:00:00.000Z', 409],
  ])('replaces it if it is %s', async (_name, current, status) => {
    const { profile } = await signInAs(site);
    const { suspendedAt, until } = (await suspend(profile.id, { current: null })).json();
    const answer = await suspend(profile.id, { current: current === 'seen' ? suspendedAt : current });
    expect(answer.statusCode).toBe(status);
    if (status !== 409) return;
    const suspension = { suspendedAt, until, reason: '허위 매물', by: operator.userId };
    expect(answer.json()).toMatchObject({ data: { reason: 'CHANGED', suspension } });
    expect(await readAudit(profile.id)).toHaveLength(1);
  });

  it('is decided by one of two operators who saw the same', async () => {
    const other = await signInAs(site, { isOperator: true, level: 2 });
    const { profile } = await signInAs(site);
    let current: string | null = null;
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all([operator, other].map((by) => suspend(profile.id, { current }, by)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      current = answers.find(({ statusCode }) => statusCode === 200)?.json().suspendedAt;
    }
    const rows = await readSanctions(profile.id);
    expect(rows.map(({ ended_at }) => ended_at === null)).toEqual([false, false, true]);
    expect(new Date(current ?? 0)).toEqual(rows.at(-1)?.at);
  });

  it.each([
    ['set', 31, 0],
    ['replaced', 2, 31],
    ['lifted', 0, 31],
  ])('is %s for longer than 30 days by administrators alone', async (_name, wanted, running) => {
    const moderator = await signInAs(site, { isOperator: true, level: 2 });
    const { profile } = await signInAs(site);
    if (running > 0) await suspend(profile.id, { until: inDays(running) });
    const act = (by: RouteQuery['by']) =>
      wanted > 0 ? suspend(profile.id, { until: inDays(wanted) }, by) : endRequest(profile.id, by);
    const refused = await act(moderator);
    expect([refused.statusCode, refused.json().data.needs]).toEqual([403, 1]);
    expect((await act(operator)).statusCode).toBe(200);
    if (wanted === 0) return;
    await suspend(profile.id, { until: inDays(29) });
    expect((await endRequest(profile.id, moderator)).statusCode).toBe(200);
  });

  it('through a report is compared with what was seen too, and touches no operator', async () => {
    const [reporter, player] = [await signInAs(site), await signInAs(site)];
    await suspend(player.profile.id);
    const report = { profileId: player.profile.id, type: 5, comment: '같은 글을 올립니다.' };
    const { id } = (await sendRequest('POST', '/api/reports', { by: reporter, payload: report })).json();
    const handle = (current: string | null) => {
      const actions = { suspend: { until: inDays(9), reason: '도배', current } };
      const payload = { status: 2, answer: '조치했습니다.', actions };
      return sendRequest('PUT', `/api/operator/reports/${id}`, { payload });
    };
    expect((await handle(null)).json()).toMatchObject({ code: 'CONFLICT', data: { reason: 'CHANGED' } });
    await site.api.db.insertInto('operator').values({ user_id: player.userId, level: 3 }).execute();
    const current = (await readSanctions(player.profile.id)).at(-1)?.at.toISOString() ?? '';
    expect((await handle(current)).json()).toMatchObject({ code: 'CONFLICT', data: { reason: 'OPERATOR' } });
    await site.api.db.deleteFrom('operator').where('user_id', '=', player.userId).execute();
    expect((await handle(current)).statusCode).toBe(200);
    expect((await handle(null)).json()).toMatchObject({ code: 'CONFLICT', data: { reason: 'HANDLED' } });
    expect(await readSanctions(player.profile.id)).toMatchObject([{ ended_at: expect.any(Date) }, { ended_at: null }]);
  });

  it('does the same once for the same Idempotency-Key', async () => {
    const { profile } = await signInAs(site);
    const key = randomUUID();
    const send = () =>
      site.app.inject({
        method: 'POST',
        url: PATH,
        headers: { ...operator.headers, 'idempotency-key': key },
        payload: { profileId: profile.id, until: '2030-01-01T00:00:00.000Z', reason: '도배' },
      });
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
    expect(one.body).toBe(two.body);
    expect(await readAudit(profile.id)).toHaveLength(1);
  });

  it('leaves the audit chain intact when operators race', async () => {
    const others = await Promise.all([signInAs(site, { isOperator: true }), signInAs(site, { isOperator: true })]);
    const players = await Promise.all(Array.from({ length: 4 }, () => signInAs(site)));
    const answers = await Promise.all(
      players.flatMap(({ profile }) => others.map((by) => suspend(profile.id, {}, by))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    for (const { profile } of players) expect(await readAudit(profile.id)).toHaveLength(2);
    expect(await verifyAudit(site.api.db)).toMatchObject({ isIntact: true });
  });
});

describe('DELETE /api/operator/suspensions/{profileId}', () => {
  it('ends it, with an audit row; twice is 404', async () => {
    const { profile } = await signInAs(site);
    await suspend(profile.id);
    const answer = await endRequest(profile.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true });
    expect(await readBanned(profile.id)).toEqual({ banned_at: null, banned_reason: null, suspended_at: null });
    expect((await endRequest(profile.id)).statusCode).toBe(404);
    expect(await readSanctions(profile.id)).toMatchObject([
      { kind: 'suspension', reason: '허위 매물', ended_at: expect.any(Date), operator_user_id: operator.userId },
    ]);
    expect((await readAudit(profile.id)).map(({ action }) => action)).toEqual(['suspension.lift', 'suspension.set']);
  });

  it('ends the one that was seen, and no other that an operator has set since', async () => {
    const { profile } = await signInAs(site);
    const { suspendedAt } = (await suspend(profile.id)).json();
    const { suspendedAt: current, until } = (await suspend(profile.id, { until: inDays(9) })).json();
    const answer = await endRequest(profile.id, operator, { current: suspendedAt });
    expect(answer.json()).toMatchObject({ code: 'CONFLICT', data: { reason: 'CHANGED', suspension: { until } } });
    expect((await endRequest(profile.id, operator, { current })).statusCode).toBe(200);
  });

  it('finds none that has ended', async () => {
    const { profile } = await signInAs(site, { profile: { banned_at: new Date(Date.now() - 1), banned_reason: '끝' } });
    expect((await endRequest(profile.id)).statusCode).toBe(404);
    expect(await readAudit(profile.id)).toEqual([]);
  });

  it('is for operators only', async () => {
    const player = await signInAs(site);
    await suspend(player.profile.id);
    expect((await endRequest(player.profile.id, null)).statusCode).toBe(401);
    expect((await endRequest(player.profile.id, player)).statusCode).toBe(403);
    expect((await readBanned(player.profile.id)).banned_at).not.toBeNull();
  });

  it.each(['0', 'abc', '1.5', '2147483648', '-1'])('refuses %s', async (id) => {
    expect((await sendRequest('DELETE', `${PATH}/${id}`, { payload: { reason: '오해' } })).statusCode).toBe(400);
  });

  it('needs a reason that can be seen, and another than an operator', async () => {
    const { profile } = await signInAs(site);
    await suspend(profile.id);
    for (const payload of [undefined, {}, { reason: '\u2060\u2060\u3164' }]) {
      expect((await sendRequest('DELETE', `${PATH}/${profile.id}`, { payload })).statusCode).toBe(400);
    }
    await site.api.db.insertInto('operator').values({ user_id: profile.userId, level: 3 }).execute();
    expect((await endRequest(profile.id)).json()).toMatchObject({ data: { reason: 'OPERATOR' } });
  });

  it('finds no profile that does not exist', async () => {
    expect((await endRequest(2_147_483_647)).statusCode).toBe(404);
  });
});

describe('the suspension of a deleted profile', () => {
  async function deletedWhileSuspended() {
    const player = await signInAs(site);
    const { id } = player.profile;
    await suspend(id, { reason: '사기' });
    const { headers, identity } = player;
    expect((await site.app.inject({ method: 'POST', url: '/api/profiles/delete', headers })).statusCode).toBe(200);
    const hashes = await identityHashes(site.api.db, identity ? [identity] : []);
    return { id, identity, stored: () => findLastingSuspension(site.api.db, hashes, new Date()) };
  }

  it('is listed without a name, changed and ended', async () => {
    const { id, stored } = await deletedWhileSuspended();
    const listed = z.array(suspensionSchema).parse((await sendRequest('GET', `${PATH}?limit=100`)).json());
    expect(listed.find(({ profileId }) => profileId === id)).toMatchObject({
      userId: null,
      name: null,
      reason: '사기',
      isDeleted: true,
    });

    const until = inDays(9);
    expect((await suspend(id, { until, reason: '거듭된 사기' })).json()).toMatchObject({ isDeleted: true, until });
    expect(await stored()).toEqual({ until: new Date(until), reason: '거듭된 사기' });

    expect((await endRequest(id)).statusCode).toBe(200);
    expect(await stored()).toBeUndefined();
    expect((await endRequest(id)).statusCode).toBe(404);
  });

  it('goes on as a row of the profile with which its player returns, and goes when it has ended', async () => {
    const { id, identity } = await deletedWhileSuspended();
    const [before] = await readSanctions(id);
    const { headers } = await signInAs(site, { profile: null, identity });
    const payload = { name: '돌아온자', agreed: true };
    const { id: next } = (
      await site.app.inject({ method: 'POST', url: '/api/profiles/upsert', headers, payload })
    ).json();
    expect(await readSanctions(id)).toEqual([]);
    expect(await readSanctions(next)).toEqual([before]);
    expect(await readBanned(next)).toMatchObject({ suspended_at: before?.at, banned_at: before?.until });
    expect((await suspend(next, { current: before?.at, until: inDays(1) })).statusCode).toBe(200);
    await site.app.inject({ method: 'POST', url: '/api/profiles/delete', headers });
    expect(await readSanctions(next)).toMatchObject([{ ended_at: null }]);
    await deleteEndedSuspensions(site.api.db, new Date(inDays(2)));
    expect(await readSanctions(next)).toEqual([]);
  });

  it('cannot begin after the deletion: no identity is left to recognise the person by', async () => {
    const { id } = await deletedWhileSuspended();
    await endRequest(id);
    expect((await suspend(id)).statusCode).toBe(404);
  });
});

describe('GET /api/operator/suspensions', () => {
  it('lists those that run, newest first, page by page', async () => {
    const players = [];
    for (let index = 0; index < 5; index += 1) {
      const player = await signInAs(site);
      await suspend(player.profile.id);
      players.unshift(player.profile.id);
    }
    const over = await signInAs(site, { profile: { banned_at: new Date(Date.now() - 1) } });

    const seen: number[] = [];
    let url: string | undefined = `${PATH}?limit=2`;
    while (url !== undefined) {
      const answer = await sendRequest('GET', url);
      expect(answer.statusCode).toBe(200);
      const page = z.array(suspensionSchema).parse(answer.json());
      expect(page.length).toBeLessThanOrEqual(2);
      seen.push(...page.map(({ profileId }) => profileId));
      url = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1];
    }
    expect(seen.slice(0, 5)).toEqual(players);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).not.toContain(over.profile.id);
  });

  it('is for operators only', async () => {
    expect((await sendRequest('GET', PATH, { by: null })).statusCode).toBe(401);
    expect((await sendRequest('GET', PATH, { by: await signInAs(site) })).statusCode).toBe(403);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=x', 'cursor=1-0', 'cursor=1-2147483648', 'cursor=1'])(
    'refuses ?%s',
    async (query) => {
      expect((await sendRequest('GET', `${PATH}?${query}`)).statusCode).toBe(400);
    },
  );
});
