import { describe, expect, it } from 'vitest';
import { createLiveTopics } from '#app/live-topics.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { findPrivacyLeaks, type Role } from '#tests/support/guild-privacy.ts';
import {
  APPLICATION_SECRET,
  BOARD_SECRET,
  type GuildWorld,
  makeGuildWorld,
  SCHEDULE_SECRET,
  SETTLEMENT_SECRET,
  TURNS_SECRET,
} from '#tests/support/guild-world.ts';
import { testApp } from '#tests/support/open-app.ts';

const site = testApp({ items: [], settings: { RATE_LIMIT_SCALE: '100' } });

describe('what is published live', () => {
  async function act(world: GuildWorld): Promise<void> {
    const send = async (
      role: Exclude<Role, 'nobody'>,
      method: 'POST' | 'PUT' | 'DELETE',
      url: string,
      payload?: object,
    ) => {
      const { statusCode } = await site.app.inject({
        method,
        url,
        headers: world[role].headers,
        ...(payload && { payload }),
      });
      expect([url, statusCode < 300]).toEqual([url, true]);
    };
    const guild = `/api/guilds/${world.guildId}`;
    const members = `${guild}/members`;
    const post = `${guild}/posts/${world.postId}`;
    const gathering = `${guild}/gatherings/${world.gatheringId}`;
    await send('stranger', 'POST', members, { message: APPLICATION_SECRET });
    await send('leader', 'PUT', `${members}/${world.applicant.profile.id}`, { action: 'accept' });
    await send('leader', 'PUT', `${members}/${world.stranger.profile.id}`, { action: 'refuse' });
    await send('leader', 'PUT', `${members}/${world.member.profile.id}`, { action: 'rank', rank: 5 });
    await send('deputy', 'PUT', guild, { tint: 5 });
    await send('elder', 'POST', `${guild}/posts`, { text: BOARD_SECRET, isPinned: true });
    await send('elder', 'POST', `${post}/comments`, { text: BOARD_SECRET });
    await send('elder', 'DELETE', post);
    await send('elder', 'PUT', `/api/settlements/${world.settlementId}`, {
      version: 1,
      title: SETTLEMENT_SECRET,
      unit: 100,
    });
    await send('elder', 'PUT', `/api/turns/${world.lootRotationId}`, { title: TURNS_SECRET });
    const at = new Date(Date.now() + HOUR_MS).toISOString();
    await send('elder', 'POST', `${guild}/gatherings`, { title: SCHEDULE_SECRET, kind: 1, at });
    await send('elder', 'PUT', gathering, { title: SCHEDULE_SECRET, place: SCHEDULE_SECRET });
    await send('trainee', 'PUT', `${gathering}/answer`, { answer: 1 });
    await send('elder', 'DELETE', gathering);
    await send('leader', 'PUT', `${members}/${world.other.profile.id}`, { action: 'remove' });
    await send('trainee', 'DELETE', members);
    await send('leader', 'DELETE', guild);
    await send('leader', 'POST', `${guild}/restore`);
  }

  it('is public fields for everybody, ids for members, and what is private for those whom it concerns', async () => {
    const world = await makeGuildWorld(site);
    await site.api.db.deleteFrom('live_event').execute();
    await act(world);
    const events = await site.api.db
      .selectFrom('live_event')
      .select(['topics', 'type', 'data'])
      .orderBy('id')
      .execute();
    const topics = createLiveTopics(site.api.db);
    const everybodys = events.filter((event) => event.topics.some((name) => topics.isForEveryone(name)));
    expect(new Set(everybodys.map(({ type }) => type))).toEqual(
      new Set(['guild.changed', 'guild.closed', 'guild.created']),
    );
    for (const { data } of everybodys) expect(findPrivacyLeaks(JSON.stringify(data), 'stranger', world)).toEqual([]);
    const inside = events.filter((event) => event.topics.includes(`guild:${world.guildId}`));
    expect(new Set(inside.map(({ type }) => type))).toEqual(
      new Set([
        ...['member.joined', 'member.left', 'member.rank', 'post.created', 'post.changed', 'turn.changed'],
        ...['gathering.created', 'gathering.changed', 'gathering.cancelled'],
      ]),
    );
    for (const { type, data } of [...inside, ...events.filter((event) => event.type.endsWith('.own'))]) {
      expect([type, Object.keys(data as object)]).toEqual([type, ['id']]);
    }
    const ownOf = (role: Exclude<Role, 'nobody'> | 'other') =>
      new Set(
        events
          .filter((event) => event.topics.includes(`me:${world[role].userId}`) && event.type.endsWith('.own'))
          .map(({ type }) => type),
      );
    const all = new Set(['guild.own', 'settlement.own']);
    for (const role of ['leader', 'deputy', 'elder', 'other'] as const)
      expect([role, ownOf(role)]).toEqual([role, all]);
    for (const role of ['member', 'trainee', 'applicant', 'stranger', 'suspended'] as const) {
      expect([role, ownOf(role)]).toEqual([role, new Set(['guild.own'])]);
    }
    for (const role of ['former', 'operator'] as const) expect([role, ownOf(role)]).toEqual([role, new Set()]);
  });

  it('and what is in notifications is for those who are members then', async () => {
    const world = await makeGuildWorld(site);
    await act(world);
    const rows = await site.api.db
      .selectFrom('notification')
      .select('profile_id')
      .where('path', 'like', `/guilds/${world.guildId}?%`)
      .where((of) => of.or([of('title', 'like', `%${SCHEDULE_SECRET}%`), of('body', 'like', `%${SCHEDULE_SECRET}%`)]))
      .execute();
    // All but the elder, whose doing it is.
    const members = ['leader', 'deputy', 'member', 'suspended', 'trainee', 'other', 'applicant'] as const;
    expect(new Set(rows.map(({ profile_id }) => profile_id))).toEqual(
      new Set(members.map((role) => world[role].profile.id)),
    );
  });
});
