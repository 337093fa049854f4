import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { GuildSite } from '#tests/support/guild-site.ts';
import { rounds } from '#tests/support/rounds.ts';
import type { SignedInPlayer } from '#tests/support/sign-in-as.ts';
import type { Rank } from './guild.labels.ts';
import { canKick, canSetRank } from './guild.policy.ts';

const PLAYERS = 5;
const GUILDS = 2;

const who = fc.nat(PLAYERS - 1);
const at = fc.nat(GUILDS - 1);
const acts = fc.oneof(
  fc.record({ act: fc.constant('apply' as const), who, at }),
  fc.record({ act: fc.constant('leave' as const), who, at }),
  fc.record({ act: fc.constant('accept' as const), who, at, whom: who }),
  fc.record({ act: fc.constant('refuse' as const), who, at, whom: who }),
  fc.record({ act: fc.constant('remove' as const), who, at, whom: who }),
  fc.record({
    act: fc.constant('rank' as const),
    who,
    at,
    whom: who,
    rank: fc.constantFrom<Rank>(1, 2, 3, 4, 5),
  }),
  fc.record({ act: fc.constant('close' as const), who, at }),
  fc.record({ act: fc.constant('restore' as const), who, at }),
);
type Act = typeof acts extends fc.Arbitrary<infer T> ? T : never;

interface Guild {
  /** In the order of joining. */
  ranks: Map<number, Rank>;
  applied: Set<number>;
  refused: Set<number>;
  kicked: Set<number>;
  isClosed: boolean;
}

type Model = readonly [Guild, Guild];

/** What a request is to be answered; the model is changed where it succeeds. */
function expected(model: Model, { who: own, at: index, ...act }: Act): string | number {
  const guild = model[index] ?? model[0];
  const rank = guild.ranks.get(own);
  if (guild.isClosed && rank === undefined) return 404;
  switch (act.act) {
    case 'apply':
      return applied(model, guild, own);
    case 'leave':
      return left(guild, own);
    case 'close':
      if (rank !== 1) return 403;
      guild.isClosed = true;
      return 200;
    case 'restore':
      if (rank !== 1) return 403;
      guild.isClosed = false;
      return 200;
    case 'rank':
      return ranked(guild, { own, whom: act.whom, to: act.rank });
    case 'remove':
      return removed(guild, own, act.whom);
    case 'accept':
    case 'refuse':
      return answered(model, guild, { own, whom: act.whom, isAccepted: act.act === 'accept' });
  }
}

function isInOtherGuild(model: Model, player: number): boolean {
  return model.some(({ ranks, isClosed }) => !isClosed && ranks.has(player));
}

function applied(model: Model, guild: Guild, own: number): string | number {
  if (guild.isClosed) return 'CLOSED';
  if (isInOtherGuild(model, own)) return 'IN_GUILD';
  if (guild.applied.has(own)) return 200;
  if (guild.refused.has(own) || guild.kicked.has(own)) return 'REFUSED';
  guild.applied.add(own);
  return 201;
}

function left(guild: Guild, own: number): string | number {
  if (guild.ranks.get(own) === 1) return 'LEADER';
  if (guild.ranks.delete(own)) return 200;
  return guild.applied.delete(own) ? 200 : 404;
}

function removed(guild: Guild, own: number, whom: number): string | number {
  const rank = guild.ranks.get(own) ?? null;
  const target = guild.ranks.get(whom);
  if (rank === 1 && whom === own) return 'LEADER';
  if (!canKick(rank, target ?? 5)) return 403;
  if (guild.isClosed) return 'CLOSED';
  if (target === undefined) return 404;
  guild.ranks.delete(whom);
  guild.kicked.add(whom);
  return 200;
}

function ranked(guild: Guild, { own, whom, to }: { own: number; whom: number; to: Rank }): string | number {
  const rank = guild.ranks.get(own) ?? null;
  const from = guild.ranks.get(whom);
  const isSame = rank === 1 && whom === own && to === 1;
  if (!isSame && !canSetRank(rank, from ?? 5, to)) return 403;
  if (guild.isClosed) return 'CLOSED';
  if (from === undefined) return 404;
  if (to === 1 && whom !== own) guild.ranks.set(own, 2);
  guild.ranks.set(whom, to);
  return 200;
}

function answered(
  model: Model,
  guild: Guild,
  { own, whom, isAccepted }: { own: number; whom: number; isAccepted: boolean },
): string | number {
  if (!([1, 2, 3] as (Rank | undefined)[]).includes(guild.ranks.get(own))) return 403;
  if (guild.isClosed) return 'CLOSED';
  if (isAccepted && guild.ranks.has(whom)) return 200;
  if (!guild.applied.has(whom)) {
    if (isAccepted) return isInOtherGuild(model, whom) ? 'IN_GUILD' : 404;
    return guild.refused.has(whom) ? 200 : 404;
  }
  if (!isAccepted) {
    guild.applied.delete(whom);
    guild.refused.add(whom);
    return 200;
  }
  if (isInOtherGuild(model, whom)) return 'IN_GUILD';
  for (const one of model) {
    one.applied.delete(whom);
    if (one.isClosed) leaveClosed(one, whom);
  }
  guild.ranks.set(whom, 5);
  return 200;
}

/** The leadership passes to the longest-standing of the highest rank 2 to 4. */
function leaveClosed({ ranks }: Guild, player: number): void {
  const wasLeader = ranks.get(player) === 1;
  ranks.delete(player);
  if (!wasLeader) return;
  const [successor] = [...ranks].filter(([, rank]) => rank <= 4).toSorted(([, one], [, other]) => one - other);
  if (successor) ranks.set(successor[0], 1);
}

const guilds = new GuildSite();
let players: SignedInPlayer[];

beforeAll(async () => {
  players = await guilds.players(PLAYERS);
});

function send(ids: readonly number[], { who: own, at: index, ...act }: Act): Promise<string | number> {
  const player = players[own] ?? null;
  const path = `/${ids[index]}`;
  const target = 'whom' in act ? `${path}/members/${players[act.whom]?.profile.id}` : path;
  switch (act.act) {
    case 'apply':
      return guilds.outcome(player, 'POST', `${path}/members`);
    case 'leave':
      return guilds.outcome(player, 'DELETE', `${path}/members`);
    case 'close':
      return guilds.outcome(player, 'DELETE', path);
    case 'restore':
      return guilds.outcome(player, 'POST', `${path}/restore`);
    case 'rank':
      return guilds.outcome(player, 'PUT', target, { action: 'rank', rank: act.rank });
    default:
      return guilds.outcome(player, 'PUT', target, { action: act.act });
  }
}

const inModel = ({ ranks }: Guild) =>
  new Map([...ranks].map(([player, rank]) => [players[player]?.profile.id ?? 0, rank as number]));

it('guilds answer as the small model, whatever is done: one leader at most, nobody in two, as many as are counted', {
  tags: 'rounds',
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 5, maxLength: 25 }), async (sequence) => {
      const [first, second] = players as [SignedInPlayer, SignedInPlayer];
      const ids = [await guilds.guildOf(first), await guilds.guildOf(second)];
      const begun = (leader: number): Guild => ({
        ranks: new Map([[leader, 1 as const]]),
        applied: new Set(),
        refused: new Set(),
        kicked: new Set(),
        isClosed: false,
      });
      const model: Model = [begun(0), begun(1)];
      for (const act of sequence) {
        guilds.pass(10);
        expect([act, await send(ids, act)]).toEqual([act, expected(model, act)]);
        const present: number[] = [];
        for (const [index, id] of ids.entries()) {
          const ranks = await guilds.ranksIn(id);
          expect(ranks).toEqual(inModel(model[index as 0 | 1]));
          expect([...ranks.values()].filter((rank) => rank === 1).length).toBeLessThanOrEqual(1);
          const { member_count, deleted_at } = await guilds.db
            .selectFrom('guild')
            .select(['member_count', 'deleted_at'])
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          expect(member_count).toBe(ranks.size);
          expect(deleted_at !== null).toBe(model[index as 0 | 1].isClosed);
          present.push(...ranks.keys());
        }
        expect(new Set(present).size).toBe(present.length);
      }
      await guilds.db.deleteFrom('guild').where('id', 'in', ids).execute();
      guilds.resetClock();
    }),
    { numRuns: rounds(25) },
  );
});
