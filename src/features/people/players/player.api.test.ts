import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { insertParty } from '#tests/factories/parties.ts';
import { insertSession } from '#tests/factories/people.ts';
import { insertTrade } from '#tests/factories/trades.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { type SignedInPlayer, signInAs, testPlayer } from '#tests/support/sign-in-as.ts';
import type { FoundPlayer } from './player.contract.ts';

const site = testApp({ items: [] });
const moderator = testPlayer(site, { isOperator: true, level: 2 });
const send = sendTo(site, '/api/operator/people');
const PAST = () => new Date(Date.now() - 100 * DAY_MS);

const named = (name: string) => signInAs(site, { profile: { name, created_at: PAST() } });
const rename = ({ headers }: SignedInPlayer, name: string) =>
  site.app.inject({ method: 'PUT', url: '/api/profiles/update', headers, payload: { name } });

async function find(query: string): Promise<FoundPlayer[]> {
  const { status, body } = await send(moderator, 'GET', `?${query}`);
  expect(status).toBe(200);
  return body;
}
const toIds = (rows: readonly FoundPlayer[]) => rows.map(({ profileId }) => profileId);
const search = async (q: string) => toIds(await find(`q=${encodeURIComponent(q)}`));

describe('GET /api/operator/people', () => {
  it('finds a player by the beginning of a present or former name, by number, UUID and Discord number', async () => {
    const own = await named('숨은도둑');
    await rename(own, '착한Trader');
    const { id } = own.profile;
    const found = [await search('숨은'), await search('착한t'), await search('숨은 도둑')];
    expect(found).toEqual([[id], [id], [id]]);
    for (const q of [own.userId.toUpperCase(), own.identity?.providerId ?? '']) expect(await search(q)).toEqual([id]);
    expect(await search(String(id))).toContain(id);
    expect((await find(`q=${encodeURIComponent('숨은')}`))[0]).toMatchObject({
      name: '착한Trader',
      foundBy: '숨은도둑',
      formerNames: [{ name: '숨은도둑' }],
    });
    for (const q of ['도둑', '%', '없는이름', '숨은_', '\u3164', 'x'.repeat(50)]) expect(await search(q)).toEqual([]);
  });

  it('finds each once, page by page, whatever names match', async () => {
    const renamed = await named('쪽지둘');
    await rename(renamed, '쪽지셋');
    const players = [await named('쪽지하나'), renamed, await named('다른이름')];
    await site.database.database.pool.query(`insert into former_name
      (profile_id, name, key_hash, skeleton_hash, given_up_at, is_counted)
      select ${players[2]?.profile.id}, '쪽지' || n, '', '', now(), true from generate_series(1, 3) as n`);
    const seen: number[] = [];
    let url: string | undefined = `?q=${encodeURIComponent('쪽지')}&limit=1`;
    while (url !== undefined) {
      const { body, link } = await send(moderator, 'GET', url);
      seen.push(...toIds(body));
      url = /^<\/api\/operator\/people(.+)>; rel="next"$/.exec(String(link ?? ''))?.[1];
    }
    expect(seen.toSorted()).toEqual(players.map(({ profile }) => profile.id).toSorted());
  });

  it('filters by state', async () => {
    const [suspended, warned, reported, fresh] = [
      await named('상태정지'),
      await named('상태경고'),
      await named('상태신고'),
      await signInAs(site, { profile: { name: '상태신규' } }),
    ];
    const until = new Date(Date.now() + DAY_MS).toISOString();
    const suspension = { profileId: suspended.profile.id, until, reason: '도배' };
    await sendTo(site)(moderator, 'POST', '/api/operator/suspensions', suspension);
    await send(moderator, 'POST', `/${warned.profile.id}/warnings`, { reason: '도배' });
    const report = { profileId: reported.profile.id, type: 5, comment: '같은 글을 올립니다.' };
    await sendTo(site)(fresh, 'POST', '/api/reports', report);
    const states = { suspended, warned, reported, new: fresh };
    for (const [state, { profile }] of Object.entries(states)) {
      expect(toIds(await find(`state=${state}&q=${encodeURIComponent('상태')}`)), state).toEqual([profile.id]);
      const all = toIds(await find(`state=${state}`));
      expect(all).toContain(profile.id);
      expect(all).toEqual(all.toSorted((one, other) => other - one));
    }
    const [head] = await find('state=reported');
    expect(head).toMatchObject({ openReports: 1, warnings: 0 });
    expect((await send(moderator, 'GET', '?state=other')).status).toBe(400);
    expect((await send(moderator, 'GET', '?cursor=x.y')).status).toBe(400);
  });

  it('is for moderators', async () => {
    const editor = await signInAs(site, { isOperator: true, level: 3 });
    const player = await signInAs(site);
    expect([(await send(editor, 'GET', '')).status, (await send(player, 'GET', '')).status]).toEqual([403, 403]);
    expect((await send(null, 'GET', '')).status).toBe(401);
  });
});

describe('GET /api/operator/people/{id}', () => {
  it('has all that is known of a player, and no text or address', async () => {
    const { db } = site.api;
    const [own, other] = [await named('모두아는이'), await named('신고한이')];
    const { id } = own.profile;
    await rename(own, '다아는이');
    await insertTrade(db, { item_id: 1, profile_id: id, comment: '거래 글의 말' });
    await insertTrade(db, { item_id: 2, profile_id: id, hidden_at: new Date(), price_excluded_reason: '꾸민 값' });
    await insertParty(db, { leader_id: id });
    await sendTo(site)(other, 'POST', '/api/reports', { profileId: id, type: 4, comment: '욕을 합니다.' });
    await sendTo(site)(own, 'POST', '/api/inquiries', { type: 1, content: '물음의 말입니다' });
    await send(moderator, 'POST', `/${id}/warnings`, { reason: '욕설' });
    await send(moderator, 'POST', `/${id}/notes`, { text: '지켜보는 중\n둘째 줄' });
    const { status, body } = await send(moderator, 'GET', `/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      profileId: id,
      name: '다아는이',
      warnings: 1,
      openReports: 1,
      formerNames: [{ name: '모두아는이' }],
      isOperator: false,
      sanctions: [{ kind: 'warning', reason: '욕설', byName: moderator.profile.name }],
      reports: { received: { count: 1, open: 1, rows: [{ otherName: '신고한이' }] }, made: { count: 0, rows: [] } },
      inquiries: [{ type: 1, answeredAt: null }],
      account: { devices: 1, providers: ['discord'], lastSignInAt: expect.any(String) },
      notes: [{ text: '지켜보는 중\n둘째 줄', byName: moderator.profile.name }],
      trades: { counts: { all: 2, waiting: 2, hidden: 1, excluded: 1 } },
      prices: [{ excludedReason: '꾸민 값' }],
      parties: { led: 1, running: 1, rows: [{ closedAt: null }] },
      guilds: [],
    });
    const acts = body.acts.map(({ action, reason, note }: { action: string; reason: string; note: string }) => [
      action,
      reason ?? note,
    ]);
    expect(acts).toEqual([
      ['note.add', '지켜보는 중\n둘째 줄'],
      ['warning.set', '욕설'],
    ]);
    expect(JSON.stringify(body)).not.toMatch(/거래 글의 말|물음의 말|욕을 합니다/);
  });

  it('has no deleted player', async () => {
    const gone = await signInAs(site);
    await sendTo(site)(gone, 'POST', '/api/profiles/delete');
    expect((await send(moderator, 'GET', `/${gone.profile.id}`)).status).toBe(404);
  });
});

describe('an act on a player', () => {
  const NOTE = { text: '메모' };
  const REASON = { reason: '본인 요청' };

  it('adds a note and deletes it with a reason', async () => {
    const { profile } = await signInAs(site);
    const notes = `/${profile.id}/notes`;
    const { status, body } = await send(moderator, 'POST', notes, { text: `  ${'가'.repeat(1000)} ` });
    expect([status, body.text.length, body.by]).toEqual([201, 1000, moderator.userId]);
    for (const text of ['', '\u2060', '가'.repeat(1001), null]) {
      expect((await send(moderator, 'POST', notes, { text })).status).toBe(400);
    }
    expect((await send(moderator, 'DELETE', `${notes}/${body.id}`, {})).status).toBe(400);
    expect((await send(moderator, 'DELETE', `${notes}/${body.id}`, REASON)).body).toEqual({ success: true });
    expect((await send(moderator, 'DELETE', `${notes}/${body.id}`, REASON)).status).toBe(404);
  });

  it('renews the desks of those who may know of it', async () => {
    const [player, editor] = [await signInAs(site), await signInAs(site, { isOperator: true, level: 3 })];
    await send(moderator, 'POST', `/${player.profile.id}/notes`, NOTE);
    const events = await site.api.db.selectFrom('live_event').selectAll().where('type', '=', 'desk.changed').execute();
    const own = events.filter(({ data }) => isDeepStrictEqual(data, { kind: 'player', id: player.profile.id }));
    expect(own).toHaveLength(1);
    expect(own[0]?.topics).toContain(`me:${moderator.userId}`);
    expect(own[0]?.topics).not.toContain(`me:${editor.userId}`);
  });

  it('ends all sessions at once', async () => {
    const player = await signInAs(site);
    await insertSession(site.api.db, { userId: player.userId });
    expect((await send(moderator, 'DELETE', `/${player.profile.id}/sessions`, REASON)).status).toBe(200);
    expect((await sendTo(site)(player, 'GET', '/api/profiles/me')).status).toBe(401);
    expect((await send(moderator, 'GET', `/${player.profile.id}`)).body.account.devices).toBe(0);
  });

  it('touches no operator, not oneself, and nobody who is gone', async () => {
    const operator = await signInAs(site, { isOperator: true, level: 3 });
    const gone = await signInAs(site);
    await sendTo(site)(gone, 'POST', '/api/profiles/delete');
    const acts = [
      ['POST', 'notes', NOTE],
      ['DELETE', 'notes/1', REASON],
      ['DELETE', 'sessions', REASON],
    ] as const;
    for (const [method, path, payload] of acts) {
      for (const { profile } of [operator, moderator]) {
        const answer = await send(moderator, method, `/${profile.id}/${path}`, payload);
        expect(answer, path).toMatchObject({ status: 409, reason: 'OPERATOR' });
      }
      expect((await send(moderator, method, `/${gone.profile.id}/${path}`, payload)).status, path).toBe(404);
    }
  });
});
