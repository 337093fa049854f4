import { beforeAll, describe, expect, it } from 'vitest';
import { insertGuild, insertGuildApplication } from '#tests/factories/guilds.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { GuildSite } from '#tests/support/guild-site.ts';
import { rounds } from '#tests/support/rounds.ts';
import type { SignedInPlayer } from '#tests/support/sign-in-as.ts';

const ROUNDS = rounds(10);
const RACERS = 20;

const guilds = new GuildSite();
let players: SignedInPlayer[];
let crowd: number[];

beforeAll(async () => {
  players = await guilds.players(RACERS);
  crowd = [];
  for (let nth = 0; nth < 198; nth += 1) crowd.push((await insertProfile(guilds.db)).id);
});

const clear = async () => {
  await guilds.db.deleteFrom('guild').where('id', '>', 0).execute();
};

async function countOf(id: number): Promise<[stored: number, counted: number]> {
  const { member_count } = await guilds.db
    .selectFrom('guild')
    .select('member_count')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return [(await guilds.ranksIn(id)).size, member_count];
}

describe(`races, ${ROUNDS} times`, { tags: 'rounds' }, () => {
  it(
    `let ${RACERS} join a guild of 199 members: exactly one comes in, and the others hear why`,
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { id } = await insertGuild(guilds.db, {
          join_policy: 2,
          members: crowd.map((profileId) => ({ profileId })),
        });
        const answers = await Promise.all(players.map((player) => guilds.outcome(player, 'POST', `/${id}/members`)));
        expect(answers.map(String).toSorted()).toEqual(['201', ...Array<string>(RACERS - 1).fill('FULL')]);
        expect(await countOf(id)).toEqual([200, 200]);
        await clear();
      }
    },
    60_000 + ROUNDS * 1000,
  );

  it('let a player be taken in by two guilds: one has him', async () => {
    const [one, other, target] = players as [SignedInPlayer, SignedInPlayer, SignedInPlayer];
    for (let round = 0; round < ROUNDS; round += 1) {
      const [first, second] = [await guilds.guildOf(one), await guilds.guildOf(other)];
      for (const guildId of [first, second])
        await insertGuildApplication(guilds.db, { guildId, profileId: target.profile.id });
      const accept = (leader: SignedInPlayer, id: number) =>
        guilds.outcome(leader, 'PUT', `/${id}/members/${target.profile.id}`, { action: 'accept' });
      const answers = await Promise.all([accept(one, first), accept(other, second)]);
      expect(answers.map(String).toSorted()).toEqual(['200', 'IN_GUILD']);
      await clear();
    }
  });

  it('let a name be taken by many: one has it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = guilds.newName();
      const answers = await Promise.all(
        players.map((player) => guilds.outcome(player, 'POST', '', { name, gameServer: 1 })),
      );
      expect(answers.map(String).toSorted()).toEqual(['201', ...Array<string>(RACERS - 1).fill('NAME_TAKEN')]);
      await clear();
    }
  });

  it('let a player found and join at once: he is in one', async () => {
    const [leader, player] = players as [SignedInPlayer, SignedInPlayer];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await insertGuild(guilds.db, { leader_id: leader.profile.id, join_policy: 2 });
      const answers = await Promise.all([
        guilds.outcome(player, 'POST', '', { name: guilds.newName(), gameServer: 1 }),
        guilds.outcome(player, 'POST', `/${id}/members`),
      ]);
      expect(answers.map(String).toSorted()).toEqual(['201', 'IN_GUILD']);
      await clear();
    }
  });

  it('let a leader hand over to two, and both of these hand on: there is one leader', async () => {
    const [leader, one, other] = players as [SignedInPlayer, SignedInPlayer, SignedInPlayer];
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await guilds.guildOf(leader, [one, 2], [other, 3]);
      const hand = (from: SignedInPlayer, { profile }: SignedInPlayer) =>
        guilds.outcome(from, 'PUT', `/${id}/members/${profile.id}`, { action: 'rank', rank: 1 });
      const answers = await Promise.all([
        hand(leader, one),
        hand(leader, other),
        hand(one, other),
        hand(other, leader),
      ]);
      for (const answer of answers) expect([200, 403]).toContain(answer);
      expect([...(await guilds.ranksIn(id)).values()].filter((rank) => rank === 1)).toEqual([1]);
      await clear();
    }
  });
});
