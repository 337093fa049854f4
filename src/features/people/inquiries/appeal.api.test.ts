import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { type App, testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { type SignedInPlayer, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { lastAuditRows } from '../audit/audit.service.ts';
import { inquiryDetailSchema } from './inquiry.contract.ts';

const ALL = '/api/operator/inquiries';
const SUSPENSIONS = '/api/operator/suspensions';
const ANSWER = { answer: '다시 살펴보았습니다.' };
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

const site = testApp();
const setter = testPlayer(site, { isOperator: true, level: 1 });
const decider = testPlayer(site, { isOperator: true, level: 1 });
const moderator = testPlayer(site, { isOperator: true, level: 2 });
const send = sendTo(site);

interface Appealed {
  player: SignedInPlayer;
  id: number;
  suspendedAt: string;
  until: string;
}

async function appealOn(
  { app }: Pick<App, 'app'>,
  by: SignedInPlayer,
  player: SignedInPlayer,
  days = 7,
): Promise<Appealed> {
  const sendThere = sendTo({ app });
  const payload = { profileId: player.profile.id, until: inDays(days), reason: '허위 매물' };
  const { suspendedAt, until } = (await sendThere(by, 'POST', SUSPENSIONS, payload)).body;
  const inquiry = { type: 2, content: '제가 올린 글이 아닙니다.' };
  const { id } = (await sendThere(player, 'POST', '/api/inquiries', inquiry)).body;
  return { player, id, suspendedAt, until };
}

const appealed = async (days?: number) => appealOn(site, setter, await signInAs(site), days);
const decide = (by: SignedInPlayer, { id }: Pick<Appealed, 'id'>, decision: object = {}) =>
  send(by, 'PUT', `${ALL}/${id}`, { ...ANSWER, ...decision });
const bannedAt = async ({ player }: Appealed) => (await send(player, 'GET', '/api/profiles/me')).body.bannedAt;
const actsAfter = async (count: number) =>
  (await lastAuditRows(site.api.db, count)).map(({ action, detail }) => [action, JSON.parse(detail)]);

describe('an appeal', () => {
  it('stands beside the suspension, the report behind it, the acts, the person and earlier inquiries', async () => {
    const [player, reporter] = [await signInAs(site), await signInAs(site)];
    await send(player, 'POST', '/api/inquiries', { type: 1, content: '먼저 보낸 물음' });
    const report = { profileId: player.profile.id, type: 2, comment: '없는 물건을 올립니다.' };
    const { id: reportId } = (await send(reporter, 'POST', '/api/reports', report)).body;
    const suspend = { until: inDays(7), reason: '허위 매물', current: null };
    const handling = { status: 2, answer: '조치했습니다.', actions: { suspend } };
    expect((await send(setter, 'PUT', `/api/operator/reports/${reportId}`, handling)).status).toBe(200);
    const again = await send(setter, 'POST', SUSPENSIONS, { profileId: player.profile.id, ...suspend });
    expect(again).toMatchObject({ status: 409, reason: 'CHANGED' });
    const { id } = (await send(player, 'POST', '/api/inquiries', { type: 2, content: '제가 아닙니다.' })).body;
    const detail = inquiryDetailSchema.parse((await send(setter, 'GET', `${ALL}/${id}`)).body);
    const name = setter.profile.name;
    expect(detail).toMatchObject({
      person: { profileId: player.profile.id, openReports: 0 },
      earlier: [{ content: '먼저 보낸 물음' }],
      appeal: {
        suspension: { until: suspend.until, reason: '허위 매물', by: setter.userId, byName: name },
        sanctions: [{ kind: 'suspension', reportId }],
        reports: [{ id: reportId, comment: '없는 물건을 올립니다.', otherName: reporter.profile.name }],
        acts: [{ action: 'suspension.set', reason: '허위 매물' }],
        isOwn: true,
        isForOthers: true,
      },
    });
    expect((await send(decider, 'GET', `${ALL}/${id}`)).body.appeal).toMatchObject({ isOwn: false });
    expect((await send(moderator, 'GET', `${ALL}/2000000000`)).status).toBe(404);
    const plain = (await send(moderator, 'GET', `${ALL}/${detail.earlier[0]?.id}`)).body;
    expect([plain.appeal, plain.person.profileId]).toEqual([null, player.profile.id]);
  });

  it('lifts, shortens or keeps the suspension with its answer, with one notification', async () => {
    for (const [days, kept] of [
      [null, null],
      [2, 2],
      [undefined, 7],
    ]) {
      const own = await appealed();
      const until = typeof days === 'number' ? inDays(days) : days;
      const suspension = until === undefined ? {} : { suspension: { suspendedAt: own.suspendedAt, until } };
      expect((await decide(decider, own, suspension)).body).toMatchObject(ANSWER);
      expect(await bannedAt(own)).toBe(kept === null ? null : (until ?? own.until));
      const notices = (await send(own.player, 'GET', '/api/notifications')).body;
      expect(notices).toMatchObject([{ kind: 'inquiry.answered' }]);
      const acts = (await actsAfter(2)).map(([action]) => action);
      expect(acts[0]).toBe('inquiry.answer');
      expect(acts[1]).toBe(until === undefined ? 'suspension.set' : `suspension.${until ? 'shorten' : 'lift'}`);
    }
  });

  it.each([
    ['a later end', 8],
    ['an end in the past', -1],
  ])('refuses %s and writes nothing', async (_name, days) => {
    const own = await appealed();
    const answer = await decide(decider, own, { suspension: { suspendedAt: own.suspendedAt, until: inDays(days) } });
    expect(answer.body).toMatchObject({ code: 'INVALID_INPUT', data: { issues: [{ path: 'suspension.until' }] } });
    expect((await send(own.player, 'GET', '/api/inquiries')).body).toMatchObject([{ answer: null }]);
  });

  it('is decided by one of two at once, and not when another suspension runs by now', async () => {
    const own = await appealed();
    const release = { suspension: { suspendedAt: own.suspendedAt, until: null } };
    const shorten = { suspension: { suspendedAt: own.suspendedAt, until: inDays(1) } };
    const both = await Promise.all([decide(decider, own, release), decide(moderator, own, release)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)).toMatchObject({ reason: 'CHANGED' });
    expect(await decide(decider, own, shorten)).toMatchObject({ status: 409, reason: 'CHANGED' });
    const again = { profileId: own.player.profile.id, until: inDays(3), reason: '또 올림' };
    await send(setter, 'POST', SUSPENSIONS, again);
    expect(await decide(decider, own, release)).toMatchObject({ status: 409, reason: 'CHANGED' });
    expect(await bannedAt(own)).toBe(again.until);
  });

  it('is decided by another than who suspended, of a level that may end the suspension', async () => {
    const own = await appealed(60);
    const release = { suspension: { suspendedAt: own.suspendedAt, until: null } };
    for (const decision of [release, {}]) {
      expect(await decide(setter, own, decision)).toMatchObject({ status: 409, reason: 'OWN' });
      const low = await decide(moderator, own, decision);
      expect([low.status, low.body.data.needs]).toEqual([403, 1]);
    }
    expect((await decide(decider, own, release)).status).toBe(200);
  });

  it('takes a warning back with its answer, and that of no other', async () => {
    const [player, other] = [await signInAs(site), await signInAs(site)];
    const warn = async ({ profile }: SignedInPlayer) =>
      (await send(setter, 'POST', `/api/operator/people/${profile.id}/warnings`, { reason: '도배' })).body.id;
    const [warning, others] = [await warn(player), await warn(other)];
    const { id } = (await send(player, 'POST', '/api/inquiries', { type: 2, content: '제가 아닙니다.' })).body;
    expect(await decide(decider, { id }, { endWarning: others })).toMatchObject({ status: 409, reason: 'CHANGED' });
    expect(await decide(setter, { id }, { endWarning: warning })).toMatchObject({ status: 409, reason: 'OWN' });
    expect((await decide(decider, { id }, { endWarning: warning })).status).toBe(200);
    expect((await send(player, 'GET', '/api/profiles/me')).body.warnings).toEqual([]);
    expect(await decide(decider, { id }, { endWarning: warning })).toMatchObject({ status: 409, reason: 'CHANGED' });
  });

  it('alone carries a decision, and about no operator', async () => {
    const player = await signInAs(site);
    const { id } = (await send(player, 'POST', '/api/inquiries', { type: 1, content: '물음이 있습니다.' })).body;
    for (const decision of [{ endWarning: 1 }, { suspension: { suspendedAt: inDays(0), until: null } }]) {
      expect((await decide(decider, { id }, decision)).status).toBe(400);
    }
    const own = await appealed();
    await site.api.db.insertInto('operator').values({ user_id: own.player.userId, level: 3 }).execute();
    const release = { suspension: { suspendedAt: own.suspendedAt, until: null } };
    expect(await decide(decider, own, release)).toMatchObject({ status: 409, reason: 'OPERATOR' });
  });

  it('is found by its kind, its text, its number and its sender', async () => {
    const own = await appealed();
    await send(own.player, 'POST', '/api/inquiries', { type: 1, content: '나루터의 물음' });
    const readIds = async (query: string) =>
      (await send(moderator, 'GET', `${ALL}?${query}`)).body.map((row: { id: number }) => row.id);
    const name = encodeURIComponent(own.player.profile.name);
    expect(await readIds(`type=2&q=${name}`)).toEqual([own.id]);
    expect(await readIds(`q=${name}`)).toHaveLength(2);
    expect(await readIds(`q=${own.id}`)).toContain(own.id);
    expect(await readIds(`q=${encodeURIComponent('나루터의')}`)).toHaveLength(1);
    expect(await readIds(`q=${encodeURIComponent('%')}`)).toEqual([]);
    expect((await send(moderator, 'GET', `${ALL}?type=5`)).status).toBe(400);
  });
});

describe('an appeal where there is no other operator', () => {
  const alone = testApp();
  const only = testPlayer(alone, { isOperator: true });
  const helper = testPlayer(alone, { isOperator: true, level: 2 });

  it('is decided by who suspended, which the audit says', async () => {
    const own = await appealOn(alone, only, await signInAs(alone), 60);
    const sendThere = sendTo(alone);
    const detail = (await sendThere(only, 'GET', `${ALL}/${own.id}`)).body;
    expect(detail.appeal).toMatchObject({ isOwn: true, isForOthers: false });
    const decision = { ...ANSWER, suspension: { suspendedAt: own.suspendedAt, until: null } };
    expect((await sendThere(helper, 'PUT', `${ALL}/${own.id}`, decision)).status).toBe(403);
    expect((await sendThere(only, 'PUT', `${ALL}/${own.id}`, decision)).status).toBe(200);
    const rows = await lastAuditRows(alone.api.db, 2);
    expect(rows.map(({ action, detail: text }) => [action, JSON.parse(text).isOwn])).toEqual([
      ['inquiry.answer', true],
      ['suspension.lift', true],
    ]);
  });
});
