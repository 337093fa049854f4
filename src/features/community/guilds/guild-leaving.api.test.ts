import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/durations.ts';
import { insertGuild } from '#tests/factories/guilds.ts';
import { GuildSite } from '#tests/support/guild-site.ts';
import type { SignedInPlayer } from '#tests/support/sign-in-as.ts';
import { transactOver } from '#tests/support/transact.ts';
import { endTakeovers } from './claim-leadership.service.ts';
import { expireGuilds } from './expire-guilds.service.ts';

const guilds = new GuildSite();
beforeEach(() => guilds.resetClock());

describe('leaving', () => {
  it('is not for the leader', async () => {
    const [leader, member] = [await guilds.player(), await guilds.player()];
    const id = await guilds.guildOf(leader, [member, 4]);
    expect(await guilds.outcome(leader, 'DELETE', `/${id}/members`)).toBe('LEADER');
    expect(await guilds.outcome(leader, 'PUT', `/${id}/members/${leader.profile.id}`, { action: 'remove' })).toBe(
      'LEADER',
    );
    expect(await guilds.outcome(member, 'DELETE', `/${id}/members`)).toBe(200);
    expect(await guilds.outcome(member, 'DELETE', `/${id}/members`)).toBe(404);
    expect((await guilds.send(null, 'GET', `/${id}`)).body.memberCount).toBe(1);
  });

  it('with one’s account passes the leadership to the longest-standing of the highest rank who is there', async () => {
    const [leader, suspended, younger, older, trainee] = [
      await guilds.player(),
      await guilds.player(),
      await guilds.player(),
      await guilds.player(),
      await guilds.player(),
    ];
    const { id } = await insertGuild(guilds.db, {
      leader_id: leader.profile.id,
      members: [
        { profileId: suspended.profile.id, rank: 2 },
        { profileId: younger.profile.id, rank: 3, joinedAt: new Date(guilds.now.getTime() - HOUR_MS) },
        { profileId: older.profile.id, rank: 3, joinedAt: new Date(guilds.now.getTime() - 2 * HOUR_MS) },
        { profileId: trainee.profile.id, rank: 5 },
      ],
    });
    await guilds.suspend(suspended);
    await guilds.deleteAccount(leader);
    expect((await guilds.ranksIn(id)).get(older.profile.id)).toBe(1);
    expect(await guilds.noticesOf(older)).toEqual(['guild.lead']);
    expect((await guilds.send(null, 'GET', `/${id}`)).body).toMatchObject({
      leader: { id: older.profile.id },
      memberCount: 4,
    });
  });

  it('with the last account that may lead closes the guild, which nobody may restore', async () => {
    const [leader, trainee] = [await guilds.player(), await guilds.player()];
    const id = await guilds.guildOf(leader, [trainee, 5]);
    await guilds.deleteAccount(leader);
    expect((await guilds.send(null, 'GET', `/${id}`)).status).toBe(404);
    const [own] = (await guilds.send(trainee, 'GET', '/mine')).body.guilds;
    expect(own).toMatchObject({ guild: { id, leader: null, memberCount: 1 }, closedAt: guilds.now.toISOString() });
    expect(await guilds.outcome(trainee, 'POST', `/${id}/restore`)).toBe(403);
    expect(await guilds.noticesOf(trainee)).toEqual(['guild.closed']);
  });
});

describe('a closed guild', () => {
  it('is there for its members alone, who may only leave it, and can be restored for 14 days', async () => {
    const [leader, member, stranger] = [await guilds.player(), await guilds.player(), await guilds.player()];
    const id = await guilds.guildOf(leader, [member, 2]);
    expect(await guilds.outcome(leader, 'DELETE', `/${id}`)).toBe(200);
    expect(await guilds.outcome(leader, 'DELETE', `/${id}`)).toBe(200);
    expect((await guilds.send(stranger, 'GET', `/${id}`)).status).toBe(404);
    expect((await guilds.send(stranger, 'POST', `/${id}/members`)).status).toBe(404);
    expect((await guilds.send(member, 'GET', `/${id}`)).body.deletedAt).toBe(guilds.now.toISOString());
    expect((await guilds.send(member, 'GET', `/${id}/members`)).body).toHaveLength(2);
    expect(await guilds.outcome(member, 'PUT', `/${id}`, { tint: 2 })).toBe('CLOSED');
    expect(await guilds.outcome(member, 'PUT', `/${id}/members/me`, { isShown: true })).toBe('CLOSED');
    expect(await guilds.outcome(member, 'POST', `/${id}/posts`, { text: '안녕하세요' })).toBe('CLOSED');
    expect(await guilds.outcome(leader, 'PUT', `/${id}/members/${member.profile.id}`, { action: 'remove' })).toBe(
      'CLOSED',
    );
    expect(await guilds.outcome(member, 'POST', `/${id}/restore`)).toBe(403);
    guilds.pass(14 * DAY_MS - 1000);
    expect(await guilds.outcome(leader, 'POST', `/${id}/restore`)).toBe(200);
    expect(await guilds.outcome(leader, 'POST', `/${id}/restore`)).toBe(200);
    expect((await guilds.send(stranger, 'GET', `/${id}`)).status).toBe(200);
    expect(await guilds.noticesOf(member)).toEqual(['guild.closed', 'guild.restored']);
  });

  it('is left by who joins or founds another; of a leader the leadership passes', async () => {
    const [leader, successor, member] = [await guilds.player(), await guilds.player(), await guilds.player()];
    const id = await guilds.guildOf(leader, [successor, 4], [member, 4]);
    await guilds.send(leader, 'DELETE', `/${id}`);
    const { id: free } = await insertGuild(guilds.db, { join_policy: 2 });
    expect((await guilds.send(leader, 'POST', `/${free}/members`)).body).toEqual({ state: 'in' });
    expect(await guilds.ranksIn(id)).toEqual(
      new Map([
        [successor.profile.id, 1],
        [member.profile.id, 4],
      ]),
    );
    await guilds.founded(member);
    expect([...(await guilds.ranksIn(id)).keys()]).toEqual([successor.profile.id]);
    expect(await guilds.outcome(successor, 'POST', `/${id}/restore`)).toBe(200);
    expect((await guilds.send(successor, 'GET', `/${id}`)).body).toMatchObject({
      memberCount: 1,
      leader: { id: successor.profile.id },
    });
  });

  it('is erased after 14 days with all but the settlements of those who take part, and its name rests', async () => {
    const [leader, member] = [await guilds.player(), await guilds.player()];
    const name = guilds.newName();
    const id = await guilds.founded(leader, { name });
    await guilds.db
      .insertInto('guild_member')
      .values({ guild_id: id, profile_id: member.profile.id, game_server: 1, rank: 4, joined_at: guilds.now })
      .execute();
    await guilds.send(leader, 'POST', `/${id}/posts`, { text: '지워질 글' });
    const settlement = await guilds.site.app.inject({
      method: 'POST',
      url: '/api/settlements',
      headers: leader.headers,
      payload: {
        guildId: id,
        title: '남는 정산',
        entries: [{ name: '진호박', amount: 100 }],
        remainder: 3,
        unit: 100,
        shares: [{ profileId: leader.profile.id }, { profileId: member.profile.id }, { name: '지나가던이' }],
      },
    });
    expect(settlement.statusCode).toBe(201);
    const { id: settlementId, kept } = settlement.json();
    expect(kept).toBe(100);
    await guilds.send(leader, 'DELETE', `/${id}`);
    const expire = () =>
      expireGuilds({
        db: guilds.db,
        transact: transactOver(guilds.db, guilds.clock),
        now: guilds.now,
        signal: new AbortController().signal,
      });
    guilds.pass(14 * DAY_MS - 1000);
    await expire();
    expect((await guilds.send(member, 'GET', `/${id}`)).status).toBe(200);
    guilds.pass(1001);
    expect(await guilds.outcome(leader, 'POST', `/${id}/restore`)).toBe('CLOSED');
    await expire();
    expect((await guilds.send(member, 'GET', `/${id}`)).status).toBe(404);
    expect((await guilds.send(member, 'GET', '/mine')).body.guilds).toEqual([]);
    for (const table of ['guild_post', 'guild_member', 'guild_application', 'turn_order'] as const) {
      const rows = await guilds.db.selectFrom(table).select('id').where('guild_id', '=', id).execute();
      expect([table, rows]).toEqual([table, []]);
    }
    const readBy = async ({ headers }: SignedInPlayer) =>
      (await guilds.site.app.inject({ url: `/api/settlements/${settlementId}`, headers })).statusCode;
    expect(await readBy(member)).toBe(200);
    expect(await guilds.outcome(member, 'POST', '', { name, gameServer: 1 })).toBe('NAME_TAKEN');
    await guilds.deleteAccount(member);
    expect(await readBy(leader)).toBe(200);
    await guilds.deleteAccount(leader);
    expect(await guilds.db.selectFrom('settlement').select('id').where('id', '=', settlementId).execute()).toEqual([]);
    guilds.pass(30 * DAY_MS + 1);
    expect(await guilds.outcome(await guilds.player(), 'POST', '', { name, gameServer: 1 })).toBe(201);
  });
});

describe('a takeover', () => {
  const end = () =>
    endTakeovers({
      db: guilds.db,
      transact: transactOver(guilds.db, guilds.clock),
      now: guilds.now,
      signal: new AbortController().signal,
    });
  /** So long ago. */
  const signIn = async ({ userId }: SignedInPlayer, at: Date) => {
    await guilds.db.updateTable('sign_in.session').set({ refreshed_at: at }).where('user_id', '=', userId).execute();
    await guilds.db.updateTable('sign_in.user').set({ last_sign_in_at: at }).where('id', '=', userId).execute();
  };
  const ago = (days: number) => new Date(guilds.now.getTime() - days * DAY_MS);

  it('needs 45 days without a sign-in, and comes true after seven', async () => {
    const [leader, deputy, elder] = [await guilds.player(), await guilds.player(), await guilds.player()];
    const id = await guilds.guildOf(leader, [deputy, 2], [elder, 3]);
    await signIn(leader, ago(44.9));
    expect(await guilds.outcome(deputy, 'POST', `/${id}/takeover`)).toBe('LEADER_PRESENT');
    await signIn(leader, ago(45.1));
    expect(await guilds.outcome(elder, 'POST', `/${id}/takeover`)).toBe(403);
    expect((await guilds.send(deputy, 'POST', `/${id}/takeover`)).body.takeoverAt).toBe(
      new Date(guilds.now.getTime() + 7 * DAY_MS).toISOString(),
    );
    expect(await guilds.outcome(deputy, 'POST', `/${id}/takeover`)).toBe(200);
    expect(await guilds.noticesOf(leader)).toEqual(['guild.takeover']);
    expect((await guilds.send(null, 'GET', `/${id}`)).body.takeoverAt).toBeNull();
    guilds.pass(7 * DAY_MS - 1);
    await end();
    expect((await guilds.ranksIn(id)).get(leader.profile.id)).toBe(1);
    guilds.pass(1);
    await end();
    expect(await guilds.ranksIn(id)).toEqual(
      new Map([
        [leader.profile.id, 2],
        [deputy.profile.id, 1],
        [elder.profile.id, 3],
      ]),
    );
    expect(await guilds.noticesOf(deputy)).toEqual(['guild.lead']);
    expect((await guilds.send(deputy, 'GET', `/${id}`)).body.takeoverAt).toBeNull();
  });

  it('is ended by the leader’s next sign-in', async () => {
    const [leader, deputy] = [await guilds.player(), await guilds.player()];
    const id = await guilds.guildOf(leader, [deputy, 2]);
    await signIn(leader, ago(50));
    expect(await guilds.outcome(deputy, 'POST', `/${id}/takeover`)).toBe(200);
    guilds.pass(DAY_MS);
    await signIn(leader, guilds.now);
    expect((await guilds.send(deputy, 'GET', `/${id}`)).body.takeoverAt).toBeNull();
    guilds.pass(7 * DAY_MS);
    await end();
    expect((await guilds.ranksIn(id)).get(leader.profile.id)).toBe(1);
  });

  it('is ended by the deputy’s leaving', async () => {
    const [leader, deputy] = [await guilds.player(), await guilds.player()];
    const id = await guilds.guildOf(leader, [deputy, 2]);
    await signIn(leader, ago(50));
    await guilds.send(deputy, 'POST', `/${id}/takeover`);
    await guilds.send(deputy, 'DELETE', `/${id}/members`);
    guilds.pass(8 * DAY_MS);
    expect(await end()).toBe(0);
    expect((await guilds.ranksIn(id)).get(leader.profile.id)).toBe(1);
  });
});
