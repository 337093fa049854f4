import { beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#shared/durations.ts';
import { insertGuildPost } from '#tests/factories/guilds.ts';
import { insertSettlement } from '#tests/factories/settlements.ts';
import { GuildSite } from '#tests/support/guild-site.ts';
import type { SignedInPlayer } from '#tests/support/sign-in-as.ts';

const guilds = new GuildSite();
let leader: SignedInPlayer;
let elder: SignedInPlayer;
let member: SignedInPlayer;
let trainee: SignedInPlayer;
let id: number;

beforeEach(async () => {
  guilds.resetClock();
  leader = await guilds.player();
  elder = await guilds.player();
  member = await guilds.player();
  trainee = await guilds.player();
  id = await guilds.guildOf(leader, [elder, 3], [member, 4], [trainee, 5]);
});

const board = (player: SignedInPlayer, query = '') => guilds.send(player, 'GET', `/${id}/posts${query}`);
const write = async (player: SignedInPlayer, parts: object = {}) => {
  const { status, body } = await guilds.send(player, 'POST', `/${id}/posts`, { text: '오늘 모입니다', ...parts });
  expect(status).toBe(201);
  return body.id as number;
};
const textsOf = ({ body }: Awaited<ReturnType<typeof board>>) => body.map(({ text }: { text: string }) => text);

describe('the board', () => {
  it('has posts with lines and comments, newest first, for every member', async () => {
    await write(member, { text: '첫 글\n둘째 줄' });
    const postId = await write(elder, { text: '둘째 글' });
    const comment = await guilds.send(member, 'POST', `/${id}/posts/${postId}/comments`, { text: '갑니다' });
    expect(comment.status).toBe(201);
    expect(comment.body).toMatchObject({ text: '갑니다', author: { id: member.profile.id } });
    const read = await board(trainee);
    expect(textsOf(read)).toEqual(['둘째 글', '첫 글\n둘째 줄']);
    expect(read.body[0]).toMatchObject({ commentCount: 1, comments: [{ text: '갑니다' }], isErased: false });
    expect((await guilds.send(trainee, 'GET', `/${id}/posts/${postId}`)).body).toEqual(read.body[0]);
  });

  it('is written on by ranks 1 to 4, and its posts are changed by their authors alone', async () => {
    expect(await guilds.outcome(trainee, 'POST', `/${id}/posts`, { text: '저도요' })).toBe(403);
    const postId = await write(member);
    const path = `/${id}/posts/${postId}`;
    expect(await guilds.outcome(trainee, 'POST', `${path}/comments`, { text: '저도요' })).toBe(403);
    expect(await guilds.outcome(elder, 'PUT', path, { text: '고친 글' })).toBe(403);
    expect(await guilds.outcome(member, 'PUT', path, { text: '고친 글' })).toBe(200);
    expect(textsOf(await board(leader))).toEqual(['고친 글']);
  });

  it('has one pinned post, before all others and on no second page', async () => {
    const first = await write(member, { text: '하나' });
    await write(member, { text: '둘' });
    const third = await write(elder, { text: '셋', isPinned: true });
    expect(await guilds.outcome(member, 'PUT', `/${id}/posts/${first}`, { isPinned: true })).toBe(403);
    expect(textsOf(await board(member))).toEqual(['셋', '둘', '하나']);
    expect(await guilds.outcome(elder, 'PUT', `/${id}/posts/${first}`, { isPinned: true })).toBe(200);
    expect(textsOf(await board(member))).toEqual(['하나', '셋', '둘']);
    const seen: string[] = [];
    for (let query: string | undefined = '?limit=1'; query !== undefined; ) {
      const answer: Awaited<ReturnType<GuildSite['request']>> = await guilds.request(
        member,
        'GET',
        `/api/guilds/${id}/posts${query}`,
      );
      seen.push(...answer.json().map(({ text }: { text: string }) => text));
      query = /\?[^>]*/.exec(String(answer.headers.link ?? ''))?.[0];
    }
    expect(seen).toEqual(['하나', '셋', '둘']);
    expect(await guilds.noticesOf(member)).toEqual(['guild.pinned', 'guild.pinned']);
    expect(await guilds.noticesOf(elder)).toEqual([]);
    expect(await guilds.outcome(leader, 'PUT', `/${id}/posts/${first}`, { isPinned: false })).toBe(200);
    expect((await board(member)).body.some(({ isPinned }: { isPinned: boolean }) => isPinned)).toBe(false);
    expect(third).toBeGreaterThan(first);
  });

  it('loses a post that is deleted; where somebody commented it reads that it was, and the comments stay', async () => {
    const [bare, commented] = [
      await write(member, { text: '혼자 쓴 글' }),
      await write(member, { text: '이야기한 글' }),
    ];
    await guilds.send(elder, 'POST', `/${id}/posts/${commented}/comments`, { text: '남는 댓글' });
    expect(await guilds.outcome(trainee, 'DELETE', `/${id}/posts/${bare}`)).toBe(403);
    expect(await guilds.outcome(member, 'DELETE', `/${id}/posts/${bare}`)).toBe(200);
    expect(await guilds.outcome(elder, 'DELETE', `/${id}/posts/${commented}`)).toBe(200);
    const { body } = await board(leader);
    expect(body).toEqual([
      expect.objectContaining({
        id: commented,
        text: '지운 글입니다',
        isErased: true,
        settlementId: null,
        comments: [expect.objectContaining({ text: '남는 댓글' })],
      }),
    ]);
    expect(await guilds.outcome(member, 'GET', `/${id}/posts/${bare}`)).toBe(404);
    expect(await guilds.outcome(member, 'PUT', `/${id}/posts/${commented}`, { text: '되살린 글' })).toBe(404);
    expect(await guilds.outcome(member, 'POST', `/${id}/posts/${commented}/comments`, { text: '또' })).toBe(404);
    const comment = body[0].comments[0].id;
    expect(await guilds.outcome(member, 'DELETE', `/${id}/posts/${commented}/comments/${comment}`)).toBe(403);
    expect(await guilds.outcome(elder, 'DELETE', `/${id}/posts/${commented}/comments/${comment}`)).toBe(200);
    expect((await board(leader)).body).toEqual([]);
    const stored = await guilds.db.selectFrom('guild_post').select('text').where('guild_id', '=', id).execute();
    expect(stored.every(({ text }) => text === '')).toBe(true);
  });

  it('keeps what others wrote beneath the post of a deleted account', async () => {
    const postId = await write(member, { text: '떠날 사람의 글' });
    await guilds.send(elder, 'POST', `/${id}/posts/${postId}/comments`, { text: '남는 댓글' });
    await guilds.send(member, 'POST', `/${id}/posts/${postId}/comments`, { text: '떠날 사람의 댓글' });
    await guilds.deleteAccount(member);
    const { body } = await board(leader);
    expect(body).toEqual([
      expect.objectContaining({
        text: '지운 글입니다',
        isErased: true,
        commentCount: 1,
        author: expect.objectContaining({ name: '탈퇴한 사용자', userId: null }),
        comments: [expect.objectContaining({ text: '남는 댓글' })],
      }),
    ]);
    const left = await guilds.db.selectFrom('guild_comment').select('text').where('post_id', '=', postId).execute();
    expect(left).toEqual([{ text: '남는 댓글' }]);
  });

  it('takes 60 posts an hour, and 200 comments a post', async () => {
    for (let nth = 0; nth < 60; nth += 1) {
      const created_at = new Date(guilds.now.getTime() - (nth + 1) * 1000);
      await insertGuildPost(guilds.db, { guild_id: id, profile_id: member.profile.id, created_at });
    }
    const refused = await guilds.send(leader, 'POST', `/${id}/posts`, { text: '예순한 번째' });
    expect(refused.status).toBe(429);
    expect(refused.body.data.retryAfterSeconds).toBeGreaterThan(3500);
    guilds.pass(HOUR_MS);
    const postId = await write(leader);
    const comments = Array.from({ length: 200 }, () => ({
      post_id: postId,
      profile_id: member.profile.id,
      created_at: guilds.now,
      text: '줄',
    }));
    await guilds.db.insertInto('guild_comment').values(comments).execute();
    await guilds.db.updateTable('guild_post').set({ comment_count: 200 }).where('id', '=', postId).execute();
    expect(await guilds.outcome(member, 'POST', `/${id}/posts/${postId}/comments`, { text: '하나 더' })).toBe('FULL');
    expect((await board(member, '?limit=1')).body[0].comments).toHaveLength(20);
    expect((await guilds.send(member, 'GET', `/${id}/posts/${postId}`)).body.comments).toHaveLength(200);
  });

  it.each([
    ['보이지 않는 글자', { text: '가\u0000나' }, 400],
    ['방향을 바꾸는 글자', { text: '가\u202e나' }, 400],
    ['쌓은 글자', { text: `가${'\u0337'.repeat(8)}` }, 400],
    ['빈 글', { text: ' \u200b ' }, 400],
    ['긴 글', { text: '가'.repeat(2001) }, 400],
    ['남의 정산', { text: '정산', settlementId: 999_999 }, 400],
    ['현금 거래', { text: '현ㄱㅓ래 하실 분' }, 498],
    ['도박 광고', { text: '바.카.라 추천합니다 카톡 주세요' }, 498],
    ['태그는 글자 그대로', { text: '<img src=x onerror=alert(1)>' }, 201],
  ])('answers %s as promised', async (_, payload, status) => {
    const answer = await guilds.send(member, 'POST', `/${id}/posts`, payload);
    expect(answer.status).toBe(status);
    if (status >= 400) expect(answer.body.message).toMatch(/[가-힣]/);
    expect((await board(leader)).body).toHaveLength(status === 201 ? 1 : 0);
  });
});

describe('the card of a settlement', () => {
  it('is drawn for those who may see it, and for others nothing is there', async () => {
    const { id: settlementId } = await insertSettlement(guilds.db, {
      guild_id: id,
      creator_id: elder.profile.id,
      title: '흑룡 정산',
      shares: [{ profile_id: elder.profile.id }, { profile_id: trainee.profile.id }],
    });
    expect(await guilds.outcome(member, 'POST', `/${id}/posts`, { text: '정산', settlementId })).toBe(400);
    await write(elder, { settlementId });
    for (const player of [leader, elder, trainee]) {
      expect((await board(player)).body[0]).toMatchObject({
        settlementId,
        settlement: { id: settlementId, title: '흑룡 정산', sale: 1_000_000, isDone: false },
      });
    }
    const unseen = await guilds.request(member, 'GET', `/api/guilds/${id}/posts`);
    expect(unseen.json()[0]).toMatchObject({ settlementId: null, settlement: null });
    expect(unseen.body).not.toContain('흑룡 정산');
  });

  it('is of a settlement of this guild alone', async () => {
    const other = await guilds.guildOf(await guilds.player());
    const { id: settlementId } = await insertSettlement(guilds.db, {
      guild_id: other,
      creator_id: leader.profile.id,
      shares: [{ profile_id: leader.profile.id }],
    });
    expect(await guilds.outcome(leader, 'POST', `/${id}/posts`, { text: '정산', settlementId })).toBe(400);
  });
});
