import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#shared/durations.ts';
import { GatheringSite } from '#tests/support/gathering-site.ts';
import { rounds } from '#tests/support/rounds.ts';
import type { SignedInPlayer } from '#tests/support/sign-in-as.ts';
import type { Gathering } from './gathering.contract.ts';

const PLAYERS = 6;

const who = fc.nat(PLAYERS - 1);
const acts = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ act: fc.constant('answer' as const), who, answer: fc.constantFrom(1, 1, 2, 3) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('capacity' as const), who, capacity: fc.constantFrom(2, 3, 4, null) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('leave' as const), who }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('join' as const), who }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('cancel' as const), who }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('pass' as const), who, hours: fc.constantFrom(1, 24) }) },
);
type Act = typeof acts extends fc.Arbitrary<infer T> ? T : never;

interface Model {
  /** In the order of their places. */
  coming: number[];
  others: Map<number, number>;
  capacity: number | null;
  members: Set<number>;
  state: 1 | 2 | 3 | 4;
  /** Hours since it was made. */
  hours: number;
  /** Who was told that he is seated, one by one. */
  notified: number[];
}

const seatedIn = ({ coming, capacity }: Model) => coming.slice(0, capacity ?? coming.length);

/** What a request is to be answered; the model is changed where it succeeds. The leader is 0. */
function expected(model: Model, act: Act): string | number {
  const isOpen = model.state < 3;
  const before = seatedIn(model);
  const waiting = model.coming.filter((one) => !before.includes(one));
  const outcome =
    act.act === 'join' || act.act === 'leave' || act.act === 'pass' ? passed(model, act) : written(model, act);
  const seated = seatedIn(model).filter((one) => waiting.includes(one) && one !== act.who);
  if (isOpen) model.notified.push(...seated);
  return outcome;
}

function passed(model: Model, act: Act & { act: 'join' | 'leave' | 'pass' }): number {
  const isMember = model.members.has(act.who);
  if (act.act === 'pass') {
    model.hours += act.hours;
    const state = model.hours < 24 ? 1 : model.hours < 26 ? 2 : 3;
    if (model.state !== 4) model.state = state;
    return 0;
  }
  if (act.act === 'join') {
    if (isMember) return 409;
    model.members.add(act.who);
    return 201;
  }
  if (act.who === 0) return 409;
  if (!isMember) return 404;
  model.members.delete(act.who);
  remove(model, act.who);
  return 200;
}

function written(model: Model, act: Act & { act: 'answer' | 'capacity' | 'cancel' }): string | number {
  const isAllowed = act.act === 'answer' ? model.members.has(act.who) : act.who === 0;
  if (!isAllowed) return 403;
  if (act.act === 'cancel' && model.state === 4) return 200;
  if (model.state > 2) return 'ENDED';
  if (act.act === 'answer') return answered(model, act.who, act.answer);
  if (act.act === 'capacity') model.capacity = act.capacity;
  else model.state = 4;
  return 200;
}

function remove({ coming, others }: Model, player: number): void {
  others.delete(player);
  if (coming.includes(player)) coming.splice(coming.indexOf(player), 1);
}

function answered(model: Model, player: number, answer: number): number {
  if (answer === 1 && model.coming.includes(player)) return 200;
  remove(model, player);
  if (answer === 1) model.coming.push(player);
  else model.others.set(player, answer);
  return 200;
}

const guilds = new GatheringSite();
let players: SignedInPlayer[];

beforeAll(async () => {
  players = await guilds.players(PLAYERS);
});

async function send({ guildId, id }: Pick<Gathering, 'guildId' | 'id'>, act: Act): Promise<string | number> {
  const player = players[act.who] ?? null;
  const path = `/${guildId}/gatherings/${id}`;
  switch (act.act) {
    case 'pass':
      guilds.pass(act.hours * HOUR_MS);
      return 0;
    case 'join':
      return (await guilds.send(player, 'POST', `/${guildId}/members`)).status;
    case 'leave':
      return (await guilds.send(player, 'DELETE', `/${guildId}/members`)).status;
    case 'answer':
      return guilds.outcome(player, 'PUT', `${path}/answer`, { answer: act.answer });
    case 'capacity':
      return guilds.outcome(player, 'PUT', path, { capacity: act.capacity });
    case 'cancel':
      return guilds.outcome(player, 'DELETE', path);
  }
}

it('a gathering answers as the small model, whatever is done: as many seated as there is room for, in order, each told once', {
  tags: 'rounds',
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 5, maxLength: 25 }), async (sequence) => {
      const indexOf = new Map(players.map(({ profile }, index) => [profile.id, index]));
      const [leader, ...others] = players as [SignedInPlayer, ...SignedInPlayer[]];
      const guildId = await guilds.guildOf(leader, ...others.map((player) => [player, 4] as [SignedInPlayer, 4]));
      await guilds.db.updateTable('guild').set({ join_policy: 2 }).where('id', '=', guildId).execute();
      await guilds.db.deleteFrom('notification').execute();
      const made = await guilds.made(leader, guildId, { at: guilds.at(24 * 60), capacity: 2 });
      const model: Model = {
        coming: [0],
        others: new Map(),
        capacity: 2,
        members: new Set(players.keys()),
        state: 1,
        hours: 0,
        notified: [],
      };
      for (const act of sequence) {
        guilds.pass(MINUTE_MS / 1000);
        expect([act, await send(made, act)]).toEqual([act, expected(model, act)]);
        const seen: Gathering = (await guilds.send(leader, 'GET', `/${guildId}/gatherings/${made.id}`)).body;
        const of = (answer: number, isWaiting = false) =>
          seen.answers.flatMap((one) =>
            one.answer === answer && one.isWaiting === isWaiting ? (indexOf.get(one.profile.id) ?? -1) : [],
          );
        const seated = seatedIn(model);
        expect([of(1), of(1, true)]).toEqual([seated, model.coming.slice(seated.length)]);
        expect(new Map([...of(2).map((one) => [one, 2] as const), ...of(3).map((one) => [one, 3] as const)])).toEqual(
          model.others,
        );
        expect([seen.state, seen.counts.coming, seen.counts.waiting]).toEqual([
          ...[model.state, seated.length],
          model.coming.length - seated.length,
        ]);
      }
      const notified = await guilds.db
        .selectFrom('notification')
        .select('profile_id')
        .where('kind', '=', 'gathering.seated')
        .execute();
      expect(notified.map(({ profile_id }) => indexOf.get(profile_id)).toSorted()).toEqual(model.notified.toSorted());
      await guilds.db.deleteFrom('guild').where('id', '=', guildId).execute();
      guilds.resetClock();
    }),
    { numRuns: rounds(25) },
  );
});
