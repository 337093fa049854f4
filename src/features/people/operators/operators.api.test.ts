import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DAY_MS } from '#shared/durations.ts';
import { testApp } from '#tests/support/open-app.ts';
import { type SignedIn, type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import { lastAuditRows } from '../audit/audit.service.ts';
import { operatorSchema } from './operator.contract.ts';

const PATH = '/api/operator/operators';
const REASON = { reason: '연락이 되지 않음' };
const until = new Date(Date.now() + 30 * DAY_MS).toISOString();
const configuredId = randomUUID();

const site = testApp();
const configuredSite = testApp({ settings: { OPERATOR_USER_IDS: configuredId.toUpperCase() } });

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function send(by: SignedIn, method: Method, url: string, payload?: object, at = site) {
  const reply = await at.app.inject({ method, url, headers: by.headers, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
const of = ({ userId }: { userId: string }) => `${PATH}/${userId}`;
const list = async (by: SignedIn, at = site) =>
  z.array(operatorSchema).parse((await send(by, 'GET', PATH, undefined, at)).body);
const operator = (level: 1 | 2 | 3 = 1) => signInAs(site, { isOperator: true, level });
const lastRow = async () => {
  const [row] = await lastAuditRows(site.api.db, 1);
  return row && { action: row.action, subject: row.subject, actor: row.actor, detail: JSON.parse(row.detail) };
};
const endTerm = ({ userId }: SignedIn) =>
  site.api.db
    .updateTable('operator')
    .set({ until: new Date(Date.now() - 1000) })
    .where('user_id', '=', userId)
    .execute();

beforeEach(() => site.api.db.deleteFrom('operator').execute());

describe('the operators', () => {
  it('are added, changed and removed by an administrator, each with one audit row', async () => {
    const [administrator, player] = [await operator(), await signInAs(site)];
    const { userId, profile } = player;
    const added = await send(administrator, 'POST', PATH, { userId: userId.toUpperCase(), level: 2, until });
    const row = {
      userId,
      profileId: profile.id,
      name: profile.name,
      level: 2,
      until,
      by: administrator.userId,
      byName: administrator.profile.name,
      isConfigured: false,
      acts: 0,
      lastActAt: null,
    };
    expect(added).toMatchObject({ status: 201, body: row });
    const actor = `user:${administrator.userId}`;
    const subject = `user:${userId}`;
    expect(await lastRow()).toEqual({ action: 'operator.add', actor, subject, detail: { level: 2, until } });

    const changed = await send(administrator, 'PUT', of(player), { level: 3, until: null });
    expect(changed).toMatchObject({ status: 200, body: { ...row, level: 3, until: null } });
    const detail = { before: 2, after: 3, untilBefore: until, untilAfter: null };
    expect(await lastRow()).toEqual({ action: 'operator.change', actor, subject, detail });
    expect((await list(administrator)).map(({ name, acts, lastActAt }) => [name, acts, lastActAt !== null])).toEqual([
      [administrator.profile.name, 2, true],
      [profile.name, 0, false],
    ]);

    expect(await send(administrator, 'DELETE', of(player), REASON)).toEqual({ status: 200, body: { success: true } });
    expect(await lastRow()).toMatchObject({ action: 'operator.remove', actor, subject, detail: { level: 3 } });
    expect(await list(administrator)).toHaveLength(1);
    expect((await send(player, 'GET', '/api/operator/audit')).status).toBe(403);
    expect((await send(administrator, 'DELETE', of(player), REASON)).status).toBe(404);
    expect((await send(administrator, 'PUT', of(player), { level: 2, until: null })).status).toBe(404);
  });

  it('write nothing when nothing changes', async () => {
    const [administrator, other] = [await operator(), await operator(2)];
    const before = await lastAuditRows(site.api.db, 1);
    expect((await send(administrator, 'PUT', of(other), { level: 2, until: null })).status).toBe(200);
    expect(await lastAuditRows(site.api.db, 1)).toEqual(before);
  });

  it('are operators until their end and no request longer, and can be added anew then', async () => {
    const administrator = await operator();
    const helper = await operator(2);
    const me = async () => (await send(helper, 'GET', '/api/profiles/me')).body;
    const reports = async () => (await send(helper, 'GET', '/api/operator/reports')).status;
    await send(administrator, 'PUT', of(helper), { level: 2, until });
    expect([(await me()).operatorLevel, await reports()]).toEqual([2, 200]);
    await endTerm(helper);
    expect(await me()).toMatchObject({ isOperator: false, operatorLevel: null });
    expect(await reports()).toBe(403);
    const ended = (await list(administrator)).find(({ userId }) => userId === helper.userId);
    expect(Date.parse(ended?.until ?? '')).toBeLessThan(Date.now());
    expect((await send(administrator, 'POST', PATH, { userId: helper.userId, level: 3 })).status).toBe(201);
    expect((await me()).operatorLevel).toBe(3);
  });

  it.each([
    ['level 0', { level: 0, until: null }],
    ['level 4', { level: 4, until: null }],
    ['a level as text', { level: '1', until: null }],
    ['no level', { until: null }],
    ['an end before now', { level: 2, until: '2020-01-01T00:00:00Z' }],
    ['an end without a zone', { level: 2, until: '2126-01-01T00:00:00' }],
    ['what the call does not know', { level: 2, until: null, isConfigured: true }],
  ])('refuse %s', async (_name, change) => {
    const [administrator, helper, player] = [await operator(), await operator(3), await signInAs(site)];
    expect((await send(administrator, 'PUT', of(helper), change)).status).toBe(400);
    expect((await send(administrator, 'POST', PATH, { ...change, userId: player.userId })).status).toBe(400);
    expect((await list(administrator)).map(({ level }) => level)).toEqual([1, 3]);
  });

  it('refuse an unknown account, who is one already, and a reason that nobody sees', async () => {
    const [administrator, helper] = [await operator(), await operator(2)];
    const add = (userId: string) => send(administrator, 'POST', PATH, { userId, level: 2, until: null });
    expect(await add(randomUUID())).toMatchObject({ status: 404, body: { message: expect.stringContaining('UUID') } });
    expect(await add('1')).toMatchObject({ status: 400 });
    expect(await add(helper.userId)).toMatchObject({ status: 409, body: { data: { reason: 'EXISTS' } } });
    expect((await send(administrator, 'DELETE', of(helper), { reason: '\u200b\u200b\u200b' })).status).toBe(400);
    expect((await send(administrator, 'DELETE', of(helper))).status).toBe(400);
    const newcomer = await signInAs(site, { profile: null });
    expect(await add(newcomer.userId)).toMatchObject({ status: 201, body: { name: null, profileId: null } });
  });
});

describe('the last administrator', () => {
  const LAST = { status: 409, body: { code: 'CONFLICT', data: { reason: 'LAST' } } };

  it('is neither lowered, nor given an end, nor removed', async () => {
    const administrator = await operator();
    await operator(2);
    expect(await send(administrator, 'PUT', of(administrator), { level: 2, until: null })).toMatchObject(LAST);
    expect(await send(administrator, 'PUT', of(administrator), { level: 1, until })).toMatchObject(LAST);
    expect(await send(administrator, 'DELETE', of(administrator), REASON)).toMatchObject(LAST);
    expect((await list(administrator)).map(({ level, until: end }) => [level, end])).toEqual([
      [1, null],
      [2, null],
    ]);
  });

  it('may lower or remove himself once there is another', async () => {
    const [first, second] = [await operator(), await operator()];
    expect((await send(first, 'PUT', of(first), { level: 2, until: null })).status).toBe(200);
    expect(await send(second, 'DELETE', of(second), REASON)).toMatchObject(LAST);
    await send(second, 'PUT', of(first), { level: 1, until: null });
    expect((await send(second, 'DELETE', of(second), REASON)).status).toBe(200);
  });

  type Race = (by: SignedInPlayer, other: SignedInPlayer) => ReturnType<typeof send>;
  const remove: Race = (by, other) => send(by, 'DELETE', of(other), REASON);
  const lower: Race = (by, other) => send(by, 'PUT', of(other), { level: 3, until: null });
  const limit: Race = (by, other) => send(by, 'PUT', of(other), { level: 1, until });

  it.each([
    ['remove each other', remove, (by: SignedInPlayer, other: SignedInPlayer) => remove(by, other)],
    ['lower each other', lower, lower],
    ['give each other an end', limit, limit],
    ['lower and remove each other', lower, remove],
    ['remove themselves', (by: SignedInPlayer) => remove(by, by), (by: SignedInPlayer) => remove(by, by)],
    ['lower themselves', (by: SignedInPlayer) => lower(by, by), (by: SignedInPlayer) => lower(by, by)],
  ] as [string, Race, Race][])('stays when two %s at once', async (_name, one, two) => {
    for (let round = 0; round < 4; round += 1) {
      await site.api.db.deleteFrom('operator').execute();
      const [first, second] = [await operator(), await operator()];
      const answers = await Promise.all([one(first, second), two(second, first)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const { status } of answers) expect([200, 403, 409]).toContain(status);
      const left = await site.api.db.selectFrom('operator').selectAll().where('level', '=', 1).execute();
      expect(left.filter(({ until: end }) => end === null)).toHaveLength(1);
    }
  });

  it('is not removed by one who was removed a moment before', async () => {
    const [first, second, third] = [await operator(), await operator(), await operator()];
    const answers = await Promise.all([remove(first, second), remove(second, third)]);
    const left = await list(first).catch(() => list(third));
    const isSecondOut = left.every(({ userId }) => userId !== second.userId);
    expect(isSecondOut).toBe(true);
    expect(answers[0]?.status).toBe(200);
  });

  it('leaves with his account all the same, which the audit tells without a name', async () => {
    const administrator = await operator();
    const helper = await signInAs(site);
    await send(administrator, 'POST', PATH, { userId: helper.userId, level: 2 });
    expect((await send(administrator, 'POST', '/api/profiles/delete')).status).toBe(200);
    expect(await lastRow()).toEqual({
      action: 'operator.leave',
      actor: `user:${administrator.userId}`,
      subject: `user:${administrator.userId}`,
      detail: { level: 1 },
    });
    const rows = await site.api.db.selectFrom('operator').select(['user_id', 'given_by']).execute();
    expect(rows).toEqual([{ user_id: helper.userId, given_by: null }]);
  });
});

describe('an administrator of the configuration', () => {
  it('stands in the list, counts as one, and is changed there alone', async () => {
    const { api } = configuredSite;
    const configured = await signInAs(configuredSite, { id: configuredId });
    const added = await signInAs(configuredSite, { isOperator: true });
    const at = configuredSite;
    expect(
      (await list(added, at)).map(({ userId, level, isConfigured, by }) => [userId, level, isConfigured, by]),
    ).toEqual([
      [configuredId, 1, true, null],
      [added.userId, 1, false, null],
    ]);
    const CONFIGURED = { status: 409, body: { data: { reason: 'CONFIGURED' } } };
    const body = { level: 2, until: null };
    expect(await send(added, 'PUT', of(configured), body, at)).toMatchObject(CONFIGURED);
    expect(await send(added, 'DELETE', of(configured), REASON, at)).toMatchObject(CONFIGURED);
    expect(await send(added, 'POST', PATH, { ...body, userId: configuredId }, at)).toMatchObject(CONFIGURED);
    expect(await send(added, 'DELETE', of(added), REASON, at)).toMatchObject({ status: 200 });
    expect(await api.db.selectFrom('operator').selectAll().execute()).toEqual([]);
  });
});
