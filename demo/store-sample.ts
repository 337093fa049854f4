import { type Insertable, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import { TURN_STATE } from '#features/community/loot-rotation/loot-rotation.rules.ts';
import { ITEM_DISTRIBUTION } from '#features/community/parties/party.labels.ts';
import { nameKey, nameSkeleton } from '#features/people/names/name-skeleton.rules.ts';
import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import type { SampleIds } from './sample-ids.ts';
import type { SampleMarket } from './sample-market.ts';
import type { SampleParty } from './sample-parties.ts';
import type { SamplePlayer } from './sample-people.ts';
import type { SampleTrade } from './sample-trades.ts';
import { insertSampleDesk, removeSampleDesk } from './store-sample-desk.ts';
import { insertSampleGuilds, removeSampleGuilds } from './store-sample-guilds.ts';

/** Rows per statement, because a statement takes 65,535 parameters. */
const AT_ONCE = 1000;
const DAY = 86_400_000;
/** Name, number of pieces, amount in 전. */
const SAMPLE_ENTRIES = [
  ['흑룡의어금니', 2, 48_000_000],
  ['진호박', 118, 1_416_000],
] as const;
const PRICE_KIND = { made: 1, changed: 2, lifted: 3 } as const;

export async function countReal(db: Db): Promise<{ players: number; trades: number }> {
  const count = sql<number>`count(*)`;
  const players = await db
    .selectFrom('profile')
    .select(count.as('count'))
    .where('is_sample', '=', false)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const trades = await db
    .selectFrom('trade')
    .select(count.as('count'))
    .where('is_sample', '=', false)
    .executeTakeFirstOrThrow();
  return { players: players.count, trades: trades.count };
}

export async function takenNames(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('profile')
    .select('name_key')
    .where('is_sample', '=', false)
    .where('name_key', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ name_key }) => name_key ?? []));
}

export interface TouchedItem {
  itemId: number;
  gameServer: number;
  since: Date;
}

export interface RemovedSample {
  players: number;
  trades: number;
  touched: TouchedItem[];
}

/** Deletes all sample rows and what real players wrote about them, and removes sample players from real trades. */
export async function removeSample(db: Db): Promise<RemovedSample> {
  const touched = await db
    .selectFrom('trade')
    .select(({ fn }) => ['item_id as itemId', 'game_server as gameServer', fn.min('created_at').as('since')])
    .where('is_sample', '=', true)
    .groupBy(['item_id', 'game_server'])
    .execute();
  const samples = sql`(select id from profile where is_sample)`;
  const trades = sql`(select id from trade where is_sample or profile_id in ${samples})`;
  await sql`update trade set counterpart_id = null where counterpart_id in ${samples} and not is_sample`.execute(db);
  await removeSampleDesk(db, samples, trades);
  await sql`delete from counterpart_request where trade_id in ${trades} or owner_id in ${samples} or counterpart_id in ${samples}`.execute(
    db,
  );
  const parties = sql`(select id from party where is_sample or created_profile_id in ${samples} or leader_id in ${samples})`;
  await sql`delete from settlement where is_sample or creator_id in ${samples} or party_id in ${parties}`.execute(db);
  await removeSampleGuilds(db, samples);
  await sql`update settlement_entry set trade_id = null where trade_id in ${trades}`.execute(db);
  await sql`update settlement_share set profile_id = null, name = '견본' where profile_id in ${samples}`.execute(db);
  await sql`delete from manner where giver_id in ${samples} or receiver_id in ${samples}`.execute(db);
  await sql`delete from trade_price where trade_id in ${trades}`.execute(db);
  const removed = await sql`delete from trade where id in ${trades}`.execute(db);
  for (const table of [
    'saved_search',
    'watch',
    'notification',
    'push_subscription',
    'webhook',
    'notification_choice',
    'lasting_suspension',
    'former_name',
    'turn_entry',
  ]) {
    await sql`delete from ${sql.table(table)} where profile_id in ${samples}`.execute(db);
  }
  await sql`delete from party where id in ${parties}`.execute(db);
  await sql`delete from party_member where profile_id in ${samples}`.execute(db);
  const players = await sql`delete from profile where is_sample`.execute(db);
  return { players: Number(players.numAffectedRows ?? 0), trades: Number(removed.numAffectedRows ?? 0), touched };
}

export async function insertSample(unit: UnitOfWork, market: SampleMarket, now: Date): Promise<SampleIds> {
  const { players, parties, guilds, trades } = market;
  const { db } = unit;
  const playerIds: number[] = [];
  for (const some of chunks(players)) {
    const rows = await db
      .insertInto('profile')
      .values(some.map((player) => profileColumns(player, now)))
      .returning('id')
      .execute();
    playerIds.push(...rows.map(({ id }) => id));
  }
  const tradeIds = new Map<SampleTrade, number>();
  for (const some of chunks(trades)) {
    const values = some.map((trade) => tradeColumns(trade, playerIds));
    const rows = await db.insertInto('trade').values(values).returning('id').execute();
    for (const [index, trade] of some.entries()) tradeIds.set(trade, rows[index]?.id ?? 0);
    const prices = some.flatMap((trade) => priceColumns(trade, tradeIds.get(trade) ?? 0));
    for (const part of chunks(prices)) await db.insertInto('trade_price').values(part).execute();
  }
  const partyIds: number[] = [];
  for (const party of parties) partyIds.push(await insertParty(db, party, players, playerIds));
  await insertSettlementOf(db, parties, partyIds, playerIds);
  const guildIds = await insertSampleGuilds(unit, guilds, playerIds, now);
  const ids = { players: playerIds, parties: partyIds, guilds: guildIds, trades: tradeIds };
  await insertSampleDesk(db, { ...market, now }, ids);
  return ids;
}

async function insertParty(
  db: Db,
  party: SampleParty,
  players: readonly SamplePlayer[],
  playerIds: readonly number[],
): Promise<number> {
  const at = new Date(party.createdAt);
  const [leader] = party.members;
  const leaderId = playerIds[leader?.player ?? 0] ?? 0;
  const { id } = await db
    .insertInto('party')
    .values({
      created_at: at,
      updated_at: at,
      listed_at: at,
      expired_at: new Date(party.expiredAt),
      created_profile_id: leaderId,
      leader_id: leaderId,
      game_server: party.gameServer,
      title: party.title,
      dungeon_id: party.dungeonId,
      region: party.region,
      floor: party.floor,
      channel: party.channel,
      level_min: party.levelMin,
      level_max: party.levelMax,
      roles: party.roles,
      free_jobs: party.freeJobs,
      has_dungeon_place: party.hasDungeonPlace,
      item_distribution: party.itemDistribution,
      member_count: party.members.length,
      is_sample: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const members = party.members.map(({ player, seat }) => {
    const { job = 1, level = 1 } = players[player] ?? {};
    return { party_id: id, profile_id: playerIds[player] ?? 0, seat, job, level, joined_at: at };
  });
  await db.insertInto('party_member').values(members).execute();
  if (party.itemDistribution === ITEM_DISTRIBUTION.turns) await insertLootRotation(db, id, { at, members });
  return id;
}

/** Inserts a settlement of the largest party. Its leader holds the money, and has paid the first member. */
async function insertSettlementOf(
  db: Db,
  parties: readonly SampleParty[],
  partyIds: readonly number[],
  playerIds: readonly number[],
): Promise<void> {
  const most = Math.max(...parties.map(({ members }) => members.length));
  const index = parties.findIndex(({ members }) => members.length === most);
  const party = parties[index];
  if (!party) return;
  const at = new Date(party.createdAt);
  const idOf = (player: number | undefined) => playerIds[player ?? 0] ?? 0;
  const { id } = await db
    .insertInto('settlement')
    .values({
      created_at: at,
      updated_at: at,
      party_id: partyIds[index] ?? null,
      title: '견본 정산',
      is_sample: true,
      creator_id: idOf(party.members[0]?.player),
      unit: 1000,
      remainder: 1,
      holder_index: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('settlement_entry')
    .values(
      SAMPLE_ENTRIES.map(([name, quantity, amount], position) => ({
        settlement_id: id,
        position,
        name,
        quantity,
        amount,
      })),
    )
    .execute();
  await db
    .insertInto('settlement_share')
    .values(
      party.members.map(({ player }, position) => ({
        settlement_id: id,
        position,
        profile_id: idOf(player),
        weight: 1,
        paid_at: position === 1 ? at : null,
      })),
    )
    .execute();
}

/** Inserts a loot rotation by the time of joining, with a finished first turn. */
async function insertLootRotation(
  db: Db,
  partyId: number,
  { at, members }: { at: Date; members: readonly { profile_id: number }[] },
): Promise<void> {
  const { id } = await db
    .insertInto('turn_order')
    .values({
      created_at: at,
      updated_at: at,
      party_id: partyId,
      title: '나온 순서대로',
      mode: 1,
      last_number: members.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entries = members.map(({ profile_id }, index) => ({
    turn_order_id: id,
    number: index + 1,
    place: index + 1,
    profile_id,
    state: index === 0 && members.length > 1 ? TURN_STATE.received : TURN_STATE.waiting,
    joined_at: at,
  }));
  await db.insertInto('turn_entry').values(entries).execute();
}

export function touchedItems(trades: readonly SampleTrade[]): TouchedItem[] {
  const groups = Map.groupBy(trades, ({ item, gameServer }) => `${item.id} ${gameServer}`);
  return [...groups.values()].flatMap(([first]) =>
    first ? [{ itemId: first.item.id, gameServer: first.gameServer, since: new Date(first.prices[0].at) }] : [],
  );
}

function* chunks<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += AT_ONCE) yield rows.slice(at, at + AT_ONCE);
}

function profileColumns({ userId, name, job, level, grade, daysOld }: SamplePlayer, now: Date) {
  const at = new Date(now.getTime() - daysOld * DAY);
  return {
    user_id: userId,
    name,
    name_key: nameKey(name),
    name_skeleton: nameSkeleton(name),
    job,
    level,
    grade,
    created_at: at,
    updated_at: at,
    is_sample: true,
  };
}

function tradeColumns(trade: SampleTrade, playerIds: readonly number[]): Insertable<Database['trade']> {
  const { item, prices, status, endedAt } = trade;
  const [made] = prices;
  const last = prices.at(-1) ?? made;
  const ended = endedAt === null ? null : new Date(endedAt);
  return {
    created_at: new Date(made.at),
    updated_at: ended ?? new Date(last.at),
    profile_id: playerIds[trade.player] ?? 0,
    item_id: item.id,
    item_type: item.type,
    game_server: trade.gameServer,
    trade_type: trade.tradeType,
    price: last.price,
    quantity: trade.quantity,
    durability: trade.durability,
    pay_method: trade.payMethod,
    is_auth: trade.isAuth,
    is_negotiation: trade.isNegotiation,
    comment: trade.comment,
    status,
    completed_at: status === 2 ? ended : null,
    cancelled_at: status === 3 ? ended : null,
    cancelled_by: trade.cancelledBy,
    price_excluded_reason: null,
    counterpart_id: trade.counterpart === null ? null : (playerIds[trade.counterpart] ?? null),
    lifted_at: new Date(trade.bumpedAt),
    counted_at: new Date(trade.countedAt),
    marked_old_at: trade.markedOldAt === null ? null : new Date(trade.markedOldAt),
    hidden_at: null,
    hidden_reason: null,
    is_sample: true,
  };
}

function priceColumns({ item, prices }: SampleTrade, tradeId: number): Insertable<Database['trade_price']>[] {
  return prices.map(({ at, kind, price }) => ({
    trade_id: tradeId,
    item_id: item.id,
    at: new Date(at),
    kind: PRICE_KIND[kind],
    price,
  }));
}
