import { beforeEach, describe, expect, it } from 'vitest';
import type { Method } from '#tests/support/guild-site.ts';
import { GuildSite } from '#tests/support/guild-site.ts';
import type { SignedInPlayer } from '#tests/support/sign-in-as.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';

const guilds = new GuildSite();
beforeEach(() => guilds.resetClock());

describe('an operator', () => {
  it('hides a guild: gone for others, read-only for its members with the reason, who may leave', async () => {
    const [leader, member, applicant] = [await guilds.player(), await guilds.player(), await guilds.player()];
    const operator = await signInAs(guilds.site, { isOperator: true });
    const id = await guilds.guildOf(leader, [member, 4]);
    await guilds.send(applicant, 'POST', `/${id}/members`);
    const operate = (method: Method, path: string, payload?: object) =>
      guilds.site.app.inject({
        method,
        url: `/api/operator/guilds/${id}/${path}`,
        headers: operator.headers,
        ...(payload && { payload }),
      });
    expect((await operate('PUT', 'hidden', { reason: '사칭하는 이름' })).statusCode).toBe(200);
    expect((await guilds.send(applicant, 'GET', `/${id}`)).status).toBe(404);
    expect((await guilds.send(applicant, 'GET', '/mine')).body.asked).toEqual([]);
    expect((await guilds.send(member, 'GET', `/${id}`)).body).toMatchObject({ hiddenReason: '사칭하는 이름' });
    expect(await guilds.outcome(leader, 'PUT', `/${id}`, { tint: 1 })).toBe('HIDDEN');
    expect(await guilds.outcome(leader, 'DELETE', `/${id}`)).toBe('HIDDEN');
    expect(await guilds.outcome(leader, 'POST', `/${id}/posts`, { text: '안녕하세요' })).toBe('HIDDEN');
    expect(await guilds.outcome(member, 'DELETE', `/${id}/members`)).toBe(200);
    expect((await operate('DELETE', 'hidden')).statusCode).toBe(200);
    expect((await operate('DELETE', 'hidden')).statusCode).toBe(404);
    expect((await guilds.send(applicant, 'GET', `/${id}`)).body).toMatchObject({ hiddenAt: null, hiddenReason: null });
  });

  it('lists guilds by the beginning of their names, closed and hidden ones too', async () => {
    const [leader, other, third] = [await guilds.player(), await guilds.player(), await guilds.player()];
    const operator = await signInAs(guilds.site, { isOperator: true });
    const [open, closed, hidden] = [
      await guilds.founded(leader, { name: '찾는문파가' }),
      await guilds.founded(other, { name: '찾는문파나' }),
      await guilds.founded(third, { name: '찾는문파다' }),
    ];
    await guilds.send(other, 'DELETE', `/${closed}`);
    await guilds.request(operator, 'PUT', `/api/operator/guilds/${hidden}/hidden`, { reason: '사칭' });
    const idsOf = async (query: string, who: SignedInPlayer = operator) => {
      const answer = await guilds.request(who, 'GET', `/api/operator/guilds?${query}`);
      return answer.statusCode === 200 ? answer.json().map(({ id }: { id: number }) => id) : answer.statusCode;
    };
    expect(await idsOf('q=찾는문파')).toEqual([hidden, closed, open]);
    expect(await idsOf('q=찾는문파&hidden=true')).toEqual([hidden]);
    expect(await idsOf('q=찾는문파&hidden=false')).toEqual([closed, open]);
    expect(await idsOf(`q=찾는문파&limit=1&cursor=${hidden}`)).toEqual([closed]);
    expect(await idsOf(`id=${closed}`)).toEqual([closed]);
    expect(await idsOf('q=%25')).toEqual([]);
    expect(await idsOf('q=찾는문파', leader)).toBe(403);
  });

  it('passes the leadership on to a member', async () => {
    const [leader, member, stranger] = [await guilds.player(), await guilds.player(), await guilds.player()];
    const operator = await signInAs(guilds.site, { isOperator: true });
    const id = await guilds.guildOf(leader, [member, 5]);
    const pass = async ({ profile }: SignedInPlayer, headers = operator.headers) =>
      (
        await guilds.site.app.inject({
          method: 'PUT',
          url: `/api/operator/guilds/${id}/leader`,
          headers,
          payload: { profileId: profile.id },
        })
      ).statusCode;
    expect(await pass(member, leader.headers)).toBe(403);
    expect(await pass(stranger)).toBe(404);
    expect(await pass(member)).toBe(200);
    expect(await guilds.ranksIn(id)).toEqual(
      new Map([
        [leader.profile.id, 2],
        [member.profile.id, 1],
      ]),
    );
    const { detail } = await guilds.db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'guild.lead')
      .where('subject', '=', `guild:${id}`)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(detail)).not.toContain(member.profile.name);
  });
});

describe('a membership', () => {
  it('is in one’s record where it is shown, and always of a head', async () => {
    const [leader, deputy, member] = [await guilds.player(), await guilds.player(), await guilds.player()];
    const id = await guilds.guildOf(leader, [deputy, 2], [member, 4]);
    const guildsOf = async ({ profile }: SignedInPlayer) =>
      (await guilds.site.app.inject(`/api/profiles/${profile.id}/record`))
        .json()
        .guilds.map((one: { id: number; rank: number }) => [one.id, one.rank]);
    expect(await guildsOf(leader)).toEqual([[id, 1]]);
    expect(await guildsOf(deputy)).toEqual([[id, 2]]);
    expect(await guildsOf(member)).toEqual([]);
    expect((await guilds.send(member, 'PUT', `/${id}/members/me`, { isShown: true })).body).toMatchObject({
      isShown: true,
      rank: 4,
    });
    expect(await guildsOf(member)).toEqual([[id, 4]]);
    await guilds.send(leader, 'DELETE', `/${id}`);
    expect(await guildsOf(member)).toEqual([]);
    expect(await guildsOf(leader)).toEqual([]);
  });

  it('is exported, and goes with the account', async () => {
    const [leader, member] = [await guilds.player(), await guilds.player()];
    const id = await guilds.guildOf(leader, [member, 4]);
    await guilds.send(member, 'POST', `/${id}/posts`, { text: '나만의 글' });
    const file = (await guilds.site.app.inject({ url: '/api/profiles/me/export', headers: member.headers })).json();
    expect(file.guilds).toMatchObject({
      memberships: [{ guildId: id, rank: 4, leftAt: null }],
      applications: [],
      posts: [{ guildId: id, text: '나만의 글' }],
      comments: [],
    });
    await guilds.deleteAccount(member);
    const rows = await guilds.db
      .selectFrom('guild_member')
      .select('left_by')
      .where('profile_id', '=', member.profile.id)
      .execute();
    expect(rows).toEqual([]);
    expect((await guilds.send(leader, 'GET', `/${id}/posts`)).body).toEqual([]);
  });
});
