import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { insertGuild } from '#tests/factories/guilds.ts';
import { insertBlock, insertProfile } from '#tests/factories/people.ts';
import { GuildSite } from '#tests/support/guild-site.ts';
import type { Rank } from './guild.labels.ts';

const guilds = new GuildSite();
beforeEach(() => guilds.resetClock());

describe('applying', () => {
  it('waits for an answer, is accepted as 연습생, and withdraws the other applications of that server', async () => {
    const [leader, other, applicant] = [await guilds.player(), await guilds.player(), await guilds.player()];
    const [id, elsewhere] = [await guilds.guildOf(leader), await guilds.guildOf(other)];
    for (const guild of [id, elsewhere]) {
      expect((await guilds.send(applicant, 'POST', `/${guild}/members`, { message: '주말에만 합니다' })).status).toBe(
        201,
      );
    }
    expect((await guilds.send(applicant, 'POST', `/${id}/members`)).status).toBe(200);
    expect((await guilds.send(applicant, 'GET', '/mine')).body.asked).toHaveLength(2);
    expect((await guilds.send(leader, 'GET', `/${id}/applications`)).body).toEqual([
      expect.objectContaining({
        message: '주말에만 합니다',
        profile: expect.objectContaining({ id: applicant.profile.id }),
      }),
    ]);
    const target = `/${id}/members/${applicant.profile.id}`;
    expect(await guilds.outcome(leader, 'PUT', target, { action: 'accept' })).toBe(200);
    expect(await guilds.outcome(leader, 'PUT', target, { action: 'accept' })).toBe(200);
    expect(
      await guilds.outcome(other, 'PUT', `/${elsewhere}/members/${applicant.profile.id}`, { action: 'accept' }),
    ).toBe('IN_GUILD');
    expect((await guilds.ranksIn(id)).get(applicant.profile.id)).toBe(5);
    const mine = (await guilds.send(applicant, 'GET', '/mine')).body;
    expect(mine.asked).toEqual([]);
    expect(mine.guilds).toEqual([expect.objectContaining({ rank: 5, isShown: false, closedAt: null })]);
    expect(await guilds.noticesOf(leader)).toEqual(['guild.applied']);
    expect(await guilds.noticesOf(applicant)).toEqual(['guild.accepted']);
  });

  it('is refused by a guild of two hundred, also where it was asked before', async () => {
    const [leader, asker, other] = [await guilds.player(), await guilds.player(), await guilds.player()];
    const id = await guilds.guildOf(leader);
    expect(await guilds.outcome(asker, 'POST', `/${id}/members`)).toBe(201);
    await guilds.db.updateTable('guild').set({ member_count: 200 }).where('id', '=', id).execute();
    expect(await guilds.outcome(leader, 'PUT', `/${id}/members/${asker.profile.id}`, { action: 'accept' })).toBe(
      'FULL',
    );
    expect(await guilds.outcome(other, 'POST', `/${id}/members`)).toBe('FULL');
  });

  it('lets in at once where everybody may, and is answered where job or level are others', async () => {
    const leader = await guilds.player();
    const { id } = await insertGuild(guilds.db, {
      leader_id: leader.profile.id,
      join_policy: 2,
      min_level: 50,
      jobs: [4],
    });
    expect((await guilds.send(await guilds.player({ job: 4 }), 'POST', `/${id}/members`)).body).toEqual({
      state: 'in',
    });
    expect((await guilds.send(await guilds.player({ job: 1 }), 'POST', `/${id}/members`)).body).toEqual({
      state: 'asked',
    });
    expect((await guilds.send(await guilds.player({ job: 4, level: 49 }), 'POST', `/${id}/members`)).body).toEqual({
      state: 'asked',
    });
    expect(await guilds.noticesOf(leader)).toEqual(['guild.applied', 'guild.applied']);
  });

  it('is refused where none are taken, beyond three, and for a day after a refusal', async () => {
    const [leader, applicant] = [await guilds.player(), await guilds.player()];
    const closed = await insertGuild(guilds.db, { join_policy: 3 });
    expect(await guilds.outcome(applicant, 'POST', `/${closed.id}/members`)).toBe('NOT_TAKING');
    const id = await guilds.guildOf(leader);
    await guilds.send(applicant, 'POST', `/${id}/members`);
    expect(await guilds.outcome(leader, 'PUT', `/${id}/members/${applicant.profile.id}`, { action: 'refuse' })).toBe(
      200,
    );
    expect(await guilds.outcome(leader, 'PUT', `/${id}/members/${applicant.profile.id}`, { action: 'refuse' })).toBe(
      200,
    );
    expect(await guilds.outcome(applicant, 'POST', `/${id}/members`)).toBe('REFUSED');
    for (let nth = 0; nth < 3; nth += 1) {
      const { id: another } = await insertGuild(guilds.db);
      expect(await guilds.outcome(applicant, 'POST', `/${another}/members`)).toBe(201);
    }
    expect(await guilds.outcome(applicant, 'POST', `/${(await insertGuild(guilds.db)).id}/members`)).toBe('MOST_ASKS');
    guilds.pass(DAY_MS + 1);
    expect(
      await guilds.outcome(
        applicant,
        'DELETE',
        `/${(await guilds.send(applicant, 'GET', '/mine')).body.asked[0].guild.id}/members`,
      ),
    ).toBe(200);
    expect(await guilds.outcome(applicant, 'POST', `/${id}/members`)).toBe(201);
  });

  it('is refused for seven days to whoever was kicked', async () => {
    const [leader, member] = [await guilds.player(), await guilds.player()];
    const id = await guilds.guildOf(leader, [member, 4]);
    expect(await guilds.outcome(leader, 'PUT', `/${id}/members/${member.profile.id}`, { action: 'remove' })).toBe(200);
    expect(await guilds.noticesOf(member)).toEqual(['guild.removed']);
    guilds.pass(6 * DAY_MS);
    expect(await guilds.outcome(member, 'POST', `/${id}/members`)).toBe('REFUSED');
    guilds.pass(DAY_MS + 1);
    expect(await guilds.outcome(member, 'POST', `/${id}/members`)).toBe(201);
  });

  it('notifies nobody who blocked the applicant, and is shown to him all the same', async () => {
    const [leader, applicant] = [await guilds.player(), await guilds.player()];
    const id = await guilds.guildOf(leader);
    await insertBlock(guilds.db, leader, applicant);
    await guilds.send(applicant, 'POST', `/${id}/members`);
    expect(await guilds.noticesOf(leader)).toEqual([]);
    expect((await guilds.send(leader, 'GET', `/${id}/applications`)).body).toHaveLength(1);
  });

  it('of a suspended player is not shown and cannot be accepted', async () => {
    const [leader, applicant] = [await guilds.player(), await guilds.player()];
    const id = await guilds.guildOf(leader);
    await guilds.send(applicant, 'POST', `/${id}/members`);
    await guilds.suspend(applicant);
    expect((await guilds.send(leader, 'GET', `/${id}/applications`)).body).toEqual([]);
    expect(await guilds.outcome(leader, 'PUT', `/${id}/members/${applicant.profile.id}`, { action: 'accept' })).toBe(
      404,
    );
    expect(await guilds.outcome(applicant, 'DELETE', `/${id}/members`)).toBe(200);
  });
});

describe('ranks', () => {
  it('have room for three 부문주 and ten 장로', async () => {
    const leader = await guilds.player();
    const others = await Promise.all(Array.from({ length: 14 }, () => insertProfile(guilds.db)));
    const { id } = await insertGuild(guilds.db, {
      leader_id: leader.profile.id,
      members: others.map((one) => ({ profileId: one.id })),
    });
    const set = (nth: number, rank: Rank) =>
      guilds.outcome(leader, 'PUT', `/${id}/members/${others[nth]?.id}`, { action: 'rank', rank });
    for (let nth = 0; nth < 3; nth += 1) expect(await set(nth, 2)).toBe(200);
    expect(await set(3, 2)).toBe('RANK_FULL');
    for (let nth = 3; nth < 13; nth += 1) expect(await set(nth, 3)).toBe(200);
    expect(await set(13, 3)).toBe('RANK_FULL');
    expect(await set(13, 5)).toBe(200);
    expect(await set(13, 5)).toBe(200);
  });

  it('hand over to any member; who led becomes the highest with room', async () => {
    const [leader, one, two, three, trainee] = [
      await guilds.player(),
      await guilds.player(),
      await guilds.player(),
      await guilds.player(),
      await guilds.player(),
    ];
    const id = await guilds.guildOf(leader, [one, 2], [two, 2], [three, 2], [trainee, 5]);
    expect(
      await guilds.outcome(leader, 'PUT', `/${id}/members/${trainee.profile.id}`, { action: 'rank', rank: 1 }),
    ).toBe(200);
    const ranks = await guilds.ranksIn(id);
    expect([ranks.get(trainee.profile.id), ranks.get(leader.profile.id)]).toEqual([1, 3]);
    expect(await guilds.noticesOf(trainee)).toEqual(['guild.lead']);
    expect(await guilds.outcome(leader, 'PUT', `/${id}/members/${one.profile.id}`, { action: 'rank', rank: 1 })).toBe(
      403,
    );
    expect(await guilds.outcome(trainee, 'PUT', `/${id}/members/${one.profile.id}`, { action: 'rank', rank: 1 })).toBe(
      200,
    );
    expect((await guilds.ranksIn(id)).get(trainee.profile.id)).toBe(2);
    expect((await guilds.send(null, 'GET', `/${id}`)).body).toMatchObject({ leader: { id: one.profile.id } });
  });

  it('let a suspended leader hand over, but nothing else', async () => {
    const [leader, member] = [await guilds.player(), await guilds.player()];
    const id = await guilds.guildOf(leader, [member, 4]);
    await guilds.suspend(leader);
    const target = `/${id}/members/${member.profile.id}`;
    expect(await guilds.outcome(leader, 'PUT', target, { action: 'rank', rank: 3 })).toBe(499);
    expect(await guilds.outcome(leader, 'PUT', target, { action: 'remove' })).toBe(499);
    expect(await guilds.outcome(leader, 'PUT', target, { action: 'rank', rank: 1 })).toBe(200);
    expect(await guilds.outcome(leader, 'DELETE', `/${id}/members`)).toBe(200);
  });
});
