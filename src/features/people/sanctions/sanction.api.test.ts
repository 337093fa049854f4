import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { type SignedInPlayer, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import { sanctionSchema } from './sanction.contract.ts';
import { listWarnings } from './sanction.service.ts';

const site = testApp();
const moderator = testPlayer(site, { isOperator: true, level: 2 });
const send = sendTo(site);

const warningsPath = ({ profile }: SignedInPlayer) => `/api/operator/people/${profile.id}/warnings`;
const warn = (player: SignedInPlayer, reason = '현금 거래를 꾄 글') =>
  send(moderator, 'POST', warningsPath(player), { reason });
const warningsShownTo = async (player: SignedInPlayer) => (await send(player, 'GET', '/api/profiles/me')).body.warnings;

describe('a warning', () => {
  it('is told to its player with the reason, stops nothing and counts for 365 days', async () => {
    const player = await signInAs(site);
    const { status, body } = await warn(player);
    expect(status).toBe(201);
    const by = { by: moderator.userId, byName: moderator.profile.name };
    expect(sanctionSchema.strict().parse(body)).toMatchObject({
      kind: 'warning',
      endedAt: null,
      reportId: null,
      ...by,
    });
    expect(Date.parse(body.until) - Date.parse(body.at)).toBe(365 * DAY_MS);
    const { id, at, until, reason } = body;
    expect(await warningsShownTo(player)).toEqual([{ id, at, until, reason }]);
    expect((await send(player, 'GET', '/api/notifications')).body).toMatchObject([
      { kind: 'profile.warned', body: expect.stringContaining('현금 거래를 꾄 글'), path: '/me' },
    ]);
    expect((await send(player, 'PUT', '/api/profiles/update', { level: 50 })).status).toBe(200);
    expect(await listWarnings(site.api.db, player.profile.id, new Date(until))).toEqual([]);
    const inquiry = await send(player, 'POST', '/api/inquiries', { type: 2, content: '제가 쓴 글이 아닙니다.' });
    expect(inquiry.status).toBe(201);
  });

  it('is taken back once, with a reason and by its own number', async () => {
    const [player, other] = [await signInAs(site), await signInAs(site)];
    const { id } = (await warn(player)).body;
    const reason = { reason: '오해였음' };
    expect((await send(moderator, 'DELETE', `${warningsPath(other)}/${id}`, reason)).status).toBe(404);
    expect((await send(moderator, 'DELETE', `${warningsPath(player)}/${id}`, {})).status).toBe(400);
    const url = `${warningsPath(player)}/${id}`;
    const both = await Promise.all([1, 2].map(() => send(moderator, 'DELETE', url, reason)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(await warningsShownTo(player)).toEqual([]);
    expect((await warn(player, '도배')).status).toBe(201);
    expect(await warningsShownTo(player)).toMatchObject([{ reason: '도배' }]);
  });

  it('is neither for an operator nor for a deleted account, and needs a reason that can be seen', async () => {
    const [operator, gone] = [await signInAs(site, { isOperator: true, level: 3 }), await signInAs(site)];
    expect(await warn(operator)).toMatchObject({ status: 409, reason: 'OPERATOR' });
    expect(await warn(moderator)).toMatchObject({ status: 409, reason: 'OPERATOR' });
    expect((await warn(gone, '\u3164\u3164')).status).toBe(400);
    const { id } = (await warn(gone)).body;
    await send(moderator, 'DELETE', `${warningsPath(gone)}/${id}`, { reason: '오해' });
    await site.api.db.insertInto('operator').values({ user_id: gone.userId, level: 3 }).execute();
    const answer = await send(moderator, 'DELETE', `${warningsPath(gone)}/${id}`, { reason: '오해' });
    expect(answer).toMatchObject({ status: 409, reason: 'OPERATOR' });
    await site.api.db.deleteFrom('operator').where('user_id', '=', gone.userId).execute();
    await send(gone, 'POST', '/api/profiles/delete');
    expect((await warn(gone)).status).toBe(404);
  });

  it('is in the export of its player alone, without the operator, and goes with the account', async () => {
    const [player, other] = [await signInAs(site), await signInAs(site)];
    await warn(player, '거짓 신고 되풀이');
    const note = { text: '운영자끼리 볼 메모' };
    await send(moderator, 'POST', `/api/operator/people/${player.profile.id}/notes`, note);
    const { body } = await send(player, 'GET', '/api/profiles/me/export');
    const expected = { id: expect.any(Number), kind: 'warning', endedAt: null, reason: '거짓 신고 되풀이' };
    expect(body.sanctions).toEqual([{ ...expected, at: expect.any(String), until: expect.any(String) }]);
    const text = JSON.stringify(body);
    for (const secret of [note.text, moderator.userId, moderator.profile.name]) expect(text).not.toContain(secret);
    const others = JSON.stringify((await send(other, 'GET', '/api/profiles/me/export')).body);
    expect(others).not.toContain('거짓 신고 되풀이');
    await send(player, 'POST', '/api/profiles/delete');
    const left = site.api.db.selectFrom('sanction').select('id').where('profile_id', '=', player.profile.id);
    expect(await left.execute()).toEqual([]);
    const notes = site.api.db.selectFrom('player_note').select('id').where('profile_id', '=', player.profile.id);
    expect(await notes.execute()).toEqual([]);
  });
});
