import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertGuild, insertGuildPost } from '#tests/factories/guilds.ts';
import { GuildSite } from '#tests/support/guild-site.ts';
import { type SignedInPlayer, signInAs } from '#tests/support/sign-in-as.ts';
import { hiddenPostSchema } from './operator-post.contract.ts';

const DESCRIPTION = '돈을 주면 템을 드립니다';
const TEXT = '이번 주는 제가 다 가집니다';

const guilds = new GuildSite();
let operator: SignedInPlayer;
let leader: SignedInPlayer;
let member: SignedInPlayer;
let stranger: SignedInPlayer;
let guildId: number;
let postId: number;

beforeAll(async () => {
  operator = await signInAs(guilds.site, { isOperator: true });
});
beforeEach(async () => {
  [leader, member, stranger] = (await guilds.players(3)) as [SignedInPlayer, SignedInPlayer, SignedInPlayer];
  const guild = await insertGuild(guilds.db, {
    leader_id: leader.profile.id,
    description: DESCRIPTION,
    discord_invite: 'secret-door',
    members: [{ profileId: member.profile.id }],
  });
  guildId = guild.id;
  postId = await insertGuildPost(guilds.db, { guild_id: guildId, profile_id: leader.profile.id, text: TEXT });
  await guilds.send(member, 'POST', `/${guildId}/posts/${postId}/comments`, { text: '그건 아니지요' });
});

const report = async (who: SignedInPlayer, about: object) => {
  const answer = await guilds.request(who, 'POST', '/api/reports', {
    type: 4,
    comment: '함께 나누지 않습니다.',
    ...about,
  });
  return { status: answer.statusCode, body: answer.json() };
};
const handle = async (id: number, actions: object) =>
  (
    await guilds.request(operator, 'PUT', `/api/operator/reports/${id}`, {
      status: 2,
      answer: '조치했습니다.',
      actions,
    })
  ).statusCode;
const listed = async (id: number) => {
  const answer = await guilds.request(operator, 'GET', '/api/operator/reports?limit=100');
  return { body: answer.body, row: answer.json().find((one: { id: number }) => one.id === id) };
};

describe('a report of a guild', () => {
  it('is of its leader, preserves what it said, and shows operators nothing of its inside', async () => {
    const { status, body } = await report(stranger, { guildId });
    expect([status, body]).toMatchObject([201, { guildId, postId: null, reportedId: leader.profile.id }]);
    await guilds.send(leader, 'PUT', `/${guildId}`, { description: '아무 일도 없었습니다' });
    const found = await listed(body.id);
    expect(found.row).toMatchObject({
      guild: { id: guildId, leaderId: leader.profile.id, hiddenAt: null },
      post: null,
    });
    expect(found.row.reportedText).toContain(DESCRIPTION);
    for (const secret of [TEXT, 'secret-door', member.profile.name]) expect(found.body).not.toContain(secret);
  });

  it('hides the guild when it is acted upon', async () => {
    const { body } = await report(stranger, { guildId });
    expect(await handle(body.id, { hidePost: { reason: '욕설이 있는 글' } })).toBe(400);
    expect(await handle(body.id, { hideGuild: { reason: '사칭하는 문파' } })).toBe(200);
    expect(await guilds.outcome(stranger, 'GET', `/${guildId}`)).toBe(404);
    expect((await guilds.send(leader, 'GET', `/${guildId}`)).body.hiddenReason).toBe('사칭하는 문파');
  });

  it.each([
    ['of oneself', () => report(leader, { guildId }), 400],
    ['that names somebody beside it', () => report(stranger, { guildId, profileId: member.profile.id }), 400],
    ['of a guild and a post at once', () => report(member, { guildId, postId }), 400],
    ['of one that is not there', () => report(stranger, { guildId: 2_000_000_000 }), 404],
  ])('%s is refused', async (_, act, status) => {
    expect((await act()).status).toBe(status);
  });
});

describe('a report of a post', () => {
  it('is made by members alone, and shows operators that post and its comments', async () => {
    expect((await report(stranger, { postId })).status).toBe(404);
    expect((await report(operator, { postId })).status).toBe(404);
    const { status, body } = await report(member, { postId });
    expect([status, body]).toMatchObject([201, { postId, guildId: null, reportedId: leader.profile.id }]);
    await insertGuildPost(guilds.db, { guild_id: guildId, profile_id: leader.profile.id, text: '다른 글' });
    await guilds.send(leader, 'DELETE', `/${guildId}/posts/${postId}`);
    const found = await listed(body.id);
    expect(found.row).toMatchObject({
      reportedText: TEXT,
      post: { id: postId, guildId, authorId: leader.profile.id, isErased: true, comments: [{ text: '그건 아니지요' }] },
    });
    expect(found.body).not.toContain('다른 글');
  });

  it('hides the post when it is acted upon, from its author too', async () => {
    const { body } = await report(member, { postId });
    expect(await handle(body.id, { hidePost: { reason: '욕설이 있는 글' } })).toBe(200);
    expect((await guilds.send(leader, 'GET', `/${guildId}/posts`)).body).toEqual([]);
    expect(await guilds.outcome(leader, 'GET', `/${guildId}/posts/${postId}`)).toBe(404);
    expect(await guilds.outcome(leader, 'PUT', `/${guildId}/posts/${postId}`, { text: '다시' })).toBe(404);
  });

  it('lets operators hide it and show it again, also without an open report; others are unknown to them', async () => {
    const act = async (method: 'PUT' | 'DELETE', id: number) => {
      const payload = method === 'PUT' ? { reason: '욕설이 있는 글' } : undefined;
      return (await guilds.request(operator, method, `/api/operator/posts/${id}/hidden`, payload)).statusCode;
    };
    expect(await act('PUT', postId)).toBe(404);
    expect(await act('DELETE', postId)).toBe(404);
    const { body } = await report(member, { postId });
    await handle(body.id, {});
    const hidden = async () => {
      const reply = await guilds.request(operator, 'GET', '/api/operator/posts?limit=100');
      return hiddenPostSchema
        .array()
        .parse(reply.json())
        .flatMap(({ id, text }) => (id === postId ? [text] : []));
    };
    expect(await hidden()).toEqual([]);
    expect([await act('PUT', postId), await act('PUT', postId)]).toEqual([200, 200]);
    expect(await hidden()).toEqual([TEXT]);
    expect(await guilds.outcome(leader, 'GET', `/${guildId}/posts/${postId}`)).toBe(404);
    expect([await act('DELETE', postId), await act('DELETE', postId)]).toEqual([200, 404]);
    expect(await guilds.outcome(leader, 'GET', `/${guildId}/posts/${postId}`)).toBe(200);
  });
});
