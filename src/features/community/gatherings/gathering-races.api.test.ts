import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertGathering } from '#tests/factories/gatherings.ts';
import { insertGuild } from '#tests/factories/guilds.ts';
import { GatheringSite } from '#tests/support/gathering-site.ts';
import { rounds } from '#tests/support/rounds.ts';
import type { SignedInPlayer } from '#tests/support/sign-in-as.ts';

const ROUNDS = rounds(10);
const RACERS = 20;

const guilds = new GatheringSite();
let players: SignedInPlayer[];
let leader: SignedInPlayer;
let guildId: number;

beforeAll(async () => {
  [leader, ...players] = (await guilds.players(RACERS + 1)) as [SignedInPlayer, ...SignedInPlayer[]];
});
beforeEach(async () => {
  await guilds.db.deleteFrom('guild').where('id', '>', 0).execute();
  ({ id: guildId } = await insertGuild(guilds.db, {
    leader_id: leader.profile.id,
    join_policy: 2,
    members: players.map(({ profile }) => ({ profileId: profile.id })),
  }));
});

const insert = (parts: { capacity: number; coming?: readonly SignedInPlayer[] }) =>
  insertGathering(guilds.db, {
    guild_id: guildId,
    creator_id: leader.profile.id,
    created_at: guilds.now,
    capacity: parts.capacity,
    coming: (parts.coming ?? []).map(({ profile }) => profile.id),
  });

async function countsOf(id: number) {
  const { counts } = (await guilds.send(leader, 'GET', `/${guildId}/gatherings/${id}`)).body;
  return { coming: counts.coming, waiting: counts.waiting };
}

describe(`races, ${ROUNDS} times`, { tags: 'rounds' }, () => {
  it(`let ${RACERS} come where one place is free: one is seated, all others wait, and each hears where he stands`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await insert({ capacity: 2, coming: [leader] });
      const answers = await Promise.all(players.map((player) => guilds.answer(player, { guildId, id }, 1)));
      expect(answers.map(({ status }) => status)).toEqual(Array(RACERS).fill(200));
      expect(answers.filter(({ body }) => body.own.isWaiting === false)).toHaveLength(1);
      expect(await countsOf(id)).toEqual({ coming: 2, waiting: RACERS - 1 });
    }
  });

  it('let all who are seated go at once: as many move up as there is room for, each told once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [seated, waiting] = [players.slice(0, 5), players.slice(5, 15)];
      const id = await insert({ capacity: 5, coming: [...seated, ...waiting] });
      await guilds.db.deleteFrom('notification').execute();
      await Promise.all(seated.map((player) => guilds.answer(player, { guildId, id }, 2)));
      expect(await countsOf(id)).toEqual({ coming: 5, waiting: 5 });
      const notified = await Promise.all(waiting.map((player) => guilds.gatheringNoticesOf(player)));
      expect(notified).toEqual([...Array(5).fill(['gathering.seated']), ...Array(5).fill([])]);
    }
  });

  it('let people come, go and leave the guild while the capacity changes: never more are seated than it says', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await insert({ capacity: 6, coming: players.slice(0, 8) });
      const path = `/${guildId}/gatherings/${id}`;
      await Promise.all([
        ...players.slice(0, 3).map((player) => guilds.answer(player, { guildId, id }, 3)),
        ...players.slice(8, 14).map((player) => guilds.answer(player, { guildId, id }, 1)),
        ...players.slice(3, 5).map((player) => guilds.send(player, 'DELETE', `/${guildId}/members`)),
        guilds.send(leader, 'PUT', path, { capacity: 4 }),
        guilds.send(leader, 'PUT', path, { capacity: 3 }),
      ]);
      const { capacity } = (await guilds.send(leader, 'GET', path)).body;
      expect([3, 4]).toContain(capacity);
      expect(await countsOf(id)).toEqual({ coming: capacity, waiting: 9 - capacity });
      for (const player of players.slice(3, 5))
        expect((await guilds.send(player, 'POST', `/${guildId}/members`)).status).toBe(201);
    }
  });

  it('let more than twenty be made in a day: twenty are', async () => {
    const input = { title: '보스 같이 가요', kind: 2, at: guilds.at(60) };
    const made = await Promise.all(
      Array.from({ length: 25 }, () => guilds.outcome(leader, 'POST', `/${guildId}/gatherings`, input)),
    );
    expect(made.map(String).toSorted()).toEqual([...Array(20).fill('201'), ...Array(5).fill('429')]);
  });
});
