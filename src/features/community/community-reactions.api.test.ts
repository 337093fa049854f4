import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { siteEffects } from '#app/site-effects.ts';
import { DAY_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { makeGuildWorld } from '#tests/support/guild-world.ts';
import { testApp } from '#tests/support/open-app.ts';
import { sendTo } from '#tests/support/send-as.ts';
import { signInAs } from '#tests/support/sign-in-as.ts';
import { transactOver } from '#tests/support/transact.ts';
import { expireGuilds } from './guilds/expire-guilds.service.ts';
import { guildEvents } from './guilds/guild.events.ts';

const site = testApp({ items: [], settings: { RATE_LIMIT_SCALE: '100' } });
const send = sendTo(site);

/** Tables of satellites by the column in which they name their guild or party, with how many rows each has of this one. */
async function rowsOf(column: 'guild_id' | 'party_id', id: number): Promise<Map<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where column_name = ${column} and table_schema = 'public' order by 1`.execute(site.api.db);
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(name)} where ${sql.ref(column)} = ${id}`.execute(site.api.db);
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
}

const messagesOf = async (guildId: number) =>
  (
    await site.api.db.selectFrom('guild_message').select(['kind', 'title']).where('guild_id', '=', guildId).execute()
  ).map(({ kind, title }) => `${kind}: ${title}`);
const waitingOf = (profileId: number) =>
  site.api.db
    .selectFrom('turn_entry')
    .select('id')
    .where('profile_id', '=', profileId)
    .where('state', '=', 1)
    .execute();
const answersOf = (profileId: number) =>
  site.api.db.selectFrom('gathering_answer').select('answer').where('profile_id', '=', profileId).execute();

describe('satellites of a guild', () => {
  it('react to a member who leaves: no turn, no answer, a message to the channel, and what was written stays', async () => {
    const { guildId, gatheringId, postId, settlementId, other, leader } = await makeGuildWorld(site);
    const url = `/api/guilds/${guildId}`;
    expect((await send(other, 'PUT', `${url}/gatherings/${gatheringId}/answer`, { answer: 1 })).status).toBe(200);
    const before = [await waitingOf(other.profile.id), await answersOf(other.profile.id)].map(({ length }) => length);
    expect(before).toEqual([1, 1]);
    expect((await send(other, 'DELETE', `${url}/members`)).status).toBe(200);
    expect([await waitingOf(other.profile.id), await answersOf(other.profile.id)]).toEqual([[], []]);
    expect(await messagesOf(guildId)).toEqual(['member: 문파원이 나갔습니다']);
    expect((await send(leader, 'GET', `${url}/posts/${postId}`)).status).toBe(200);
    expect((await send(other, 'GET', `/api/settlements/${settlementId}`)).status).toBe(200);
  });

  it('react to a member who joins: a message to the channel, with the number of members', async () => {
    const { guildId, applicant, leader } = await makeGuildWorld(site);
    const path = `/api/guilds/${guildId}/members/${applicant.profile.id}`;
    expect((await send(leader, 'PUT', path, { action: 'accept' })).status).toBe(200);
    expect(await messagesOf(guildId)).toEqual(['member: 새 문파원이 들어왔습니다']);
    const { body } = await site.api.db
      .selectFrom('guild_message')
      .select('body')
      .where('guild_id', '=', guildId)
      .executeTakeFirstOrThrow();
    expect(body).toMatch(/문파원 8명\.$/);
  });

  it('keep all that they have while a guild is closed, and nothing once it is erased but settlements with players', async () => {
    const { guildId, leader, other } = await makeGuildWorld(site);
    expect((await send(other, 'DELETE', `/api/guilds/${guildId}/members`)).status).toBe(200);
    const before = await rowsOf('guild_id', guildId);
    expect((await send(leader, 'DELETE', `/api/guilds/${guildId}`)).status).toBe(200);
    expect(await rowsOf('guild_id', guildId)).toEqual(before);
    // Each satellite has a row, or nothing proves that it clears them. Reports outlive a guild, and its name is stored at its end.
    expect([...before].filter(([, count]) => count === 0).map(([table]) => table)).toEqual([
      'guild_former_name',
      'report',
    ]);
    await expireGuilds({
      db: site.api.db,
      transact: transactOver(site.api.db),
      now: new Date(Date.now() + 15 * DAY_MS),
      signal: new AbortController().signal,
    });
    const after = await rowsOf('guild_id', guildId);
    expect([...after].filter(([, count]) => count > 0)).toEqual([
      ['guild_former_name', 1],
      ['settlement', 1],
    ]);
  });

  it('are part of the change: what one of them refuses is not done', async () => {
    const { guildId, other } = await makeGuildWorld(site);
    const refuse = async () => {
      throw new AppError('CONFLICT');
    };
    const reactions = [...siteEffects.reactions, refuse];
    const membership = { guild: { id: guildId, name: '문파', memberCount: 6 }, membershipId: 1, rank: 5 as const };
    const left = guildEvents.left({ ...membership, profileId: other.profile.id, at: new Date() });
    const change = transactOver(site.api.db, undefined, { reactions })(async ({ effects }) => effects.publish(left));
    await expect(change).rejects.toThrow(AppError);
    expect([await waitingOf(other.profile.id), await messagesOf(guildId)]).toMatchObject([[{}], []]);
  });
});

describe('satellites of a party', () => {
  async function partyByTurns() {
    const [leader, member] = [
      await signInAs(site, { profile: { job: 1 } }),
      await signInAs(site, { profile: { job: 4 } }),
    ];
    const parts = { title: '흉가 갑니다', gameServer: 1, itemDistribution: 2 };
    const { id } = (await send(leader, 'POST', '/api/parties', parts)).body;
    expect((await send(member, 'POST', `/api/parties/${id}/members`)).status).toBe(201);
    const path = `/api/parties/${id}/members/${member.profile.id}`;
    expect((await send(leader, 'PUT', path, { action: 'accept' })).status).toBe(200);
    return { id, leader, member };
  }

  it('react to members who sit down and leave, and to nothing else of the party', async () => {
    const { id, leader, member } = await partyByTurns();
    expect((await waitingOf(member.profile.id)).length).toBe(1);
    const [order] = (await send(leader, 'GET', `/api/turns?partyId=${id}`)).body;
    expect((await send(leader, 'DELETE', `/api/turns/${order.id}`)).status).toBe(200);
    expect((await send(leader, 'PUT', `/api/parties/${id}`, { title: '폐가 갑니다' })).status).toBe(200);
    expect((await rowsOf('party_id', id)).get('turn_order')).toBe(0);
    expect((await send(leader, 'PUT', `/api/parties/${id}`, { itemDistribution: 1 })).status).toBe(200);
    expect((await send(leader, 'PUT', `/api/parties/${id}`, { itemDistribution: 2 })).status).toBe(200);
    expect((await waitingOf(member.profile.id)).length).toBe(1);
    expect((await send(member, 'DELETE', `/api/parties/${id}/members`)).status).toBe(200);
    expect(await waitingOf(member.profile.id)).toEqual([]);
  });

  it('keep what they have when the party ends', async () => {
    const { id, leader } = await partyByTurns();
    const before = await rowsOf('party_id', id);
    expect((await send(leader, 'DELETE', `/api/parties/${id}`)).status).toBe(200);
    expect(await rowsOf('party_id', id)).toEqual(new Map([...before, ['party_request', 0]]));
    expect(before.get('turn_order')).toBe(1);
  });
});
