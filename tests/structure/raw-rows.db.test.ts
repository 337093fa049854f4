import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { findListed as findGuilds, type ListedKey } from '#features/community/guilds/guild-list.repository.ts';
import { findMonths, findNextMoment } from '#features/content/articles/article.repository.ts';
import { findImagesOfArticles } from '#features/content/articles/article-image.repository.ts';
import { nextArticleId } from '#features/content/articles/article-writing.repository.ts';
import { findActions } from '#features/people/audit/audit.repository.ts';
import type { Delivery } from '#features/people/notifications/delivery.jobs.ts';
import { findDeliveries } from '#features/people/notifications/delivery.repository.ts';
import { countUnread, insertNew } from '#features/people/notifications/notification.repository.ts';
import type { RatingCount } from '#features/people/player-ratings/player-rating.contract.ts';
import { countGivers, insertRating } from '#features/people/player-ratings/player-rating.repository.ts';
import { findSearched, type NamedPlace } from '#features/people/players/find-players.repository.ts';
import { countQuotedDeals, findLatestQuotedDeal } from '#features/trade/market/market-today.repository.ts';
import { findMostTraded, tryLockItem } from '#features/trade/quotes/quote.repository.ts';
import { findItemsToCount } from '#features/trade/quotes/quote-change.repository.ts';
import { findDeals, findSide } from '#features/trade/trades/trade-book.repository.ts';
import { findShownItems } from '#features/trade/trades/trade-expiry.repository.ts';
import { type CountedRow, countListed, findListed } from '#features/trade/trades/trade-list.repository.ts';
import { type ListedRow, PLAYER_COLUMNS, type ShownItem } from '#features/trade/trades/trade-row.ts';
import {
  type ArrivalCounts,
  countArrivals,
  countBeyondNow,
  findExhaustedWatches,
  findFires,
  findWaitingTrade,
  findWatchedTrades,
  findWatchesOfTrade,
  insert as insertWatch,
  type WatchedTrade,
  type WatchFires,
  type WatchInput,
  type WatchRow,
} from '#features/trade/watches/watch.repository.ts';
import { type ArchiverRow, archiveState } from '#platform/backup/base/archive-state.ts';
import type { Db } from '#platform/database/db.ts';
import { migrateToLatest } from '#platform/database/migrate.ts';
import { countFailedJobs, type FailedJobs, findQueuedJobs, type QueuedJob } from '#platform/jobs/queued-jobs.ts';
import { createEventFeed } from '#platform/live/event-feed.ts';
import { silentLog } from '#platform/log/log.ts';
import { insertArticle } from '#tests/factories/articles.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertGuild } from '#tests/factories/guilds.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertItems, insertTrade } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { rawRowsOf } from '#tests/support/raw-rows.ts';
import { declaredRows, kindOf } from './declared-rows.ts';
import { inTop, sourcesUnder } from './tree.ts';

// TypeScript trusts the declared row type of a raw statement. Each statement runs here, and its rows are compared with that type.

const AT = new Date('2026-03-01T00:00:00.000Z');
const EARLIER = new Date('2026-02-01T00:00:00.000Z');
const LATER = new Date('2026-04-01T00:00:00.000Z');
const MANY = 2_001;
const ACORN = makeItem({ id: 901, code: 901, name: '도토리' });
const SWORD = makeItem({ id: 902, code: 902, name: '현철중검' });
const OF_TODAY = {
  since: EARLIER,
  now: new Date('2026-03-02T00:00:00.000Z'),
  gameServer: undefined,
  manipulatedItems: [],
};
const OF_ACORN = { itemId: ACORN.id, limit: 1 };
const WISH: WatchInput = {
  itemId: ACORN.id,
  gameServer: 1,
  tradeType: 1,
  subject: 'listing',
  direction: 'below',
  price: 2_000,
};

const test = testDatabase();
let sellerId: number;
let watcherId: number;
let tradeId: number;
let dealId: number;
let watch: WatchRow;
let notificationId: number;
let guildId: number;

beforeAll(async () => {
  const { db } = test;
  await insertItems(db, [ACORN, SWORD]);
  sellerId = (await insertProfile(db, { name: '판매자' })).id;
  guildId = (await insertGuild(db, { name: '도토리단', leader_id: sellerId, created_at: AT })).id;
  watcherId = (await insertProfile(db)).id;
  tradeId = (await insertTrade(db, { item_id: ACORN.id, profile_id: sellerId, created_at: AT })).id;
  dealId = (await insertTrade(db, { item_id: ACORN.id, status: 2, created_at: AT })).id;
  await sql`insert into trade (profile_id, item_id, item_type, game_server, trade_type, status, completed_at, lifted_at, counted_at)
    select ${sellerId}, ${SWORD.id}, 0, 1, 1, 2, ${AT}, ${AT}, ${AT} from generate_series(1, ${MANY}::int)`.execute(db);
  const stored = await insertWatch(db, { ...WISH, profileId: watcherId, at: AT, wasBeyond: null });
  if (!stored) throw new Error('The watch was there');
  watch = stored;
  const once = `watch:${watch.id}:trade:${tradeId}`;
  const received = { profileId: watcherId, kind: 'watch.listing', title: '', body: '', path: '/', once };
  notificationId = (await insertNew(db, AT, [received]))[0]?.id ?? 0;
  await db
    .insertInto('webhook')
    .values({ profile_id: watcherId, url: 'https://discord.com/api/webhooks/1/x' })
    .execute();
  const image = { type: 'image', attrs: { imageId: 9, alt: '지도', caption: '', width: 'full' } } as const;
  await insertArticle(db, { kind: 'notice', type: 2, document: { type: 'doc', content: [image] } });
  await insertRating(db, { giverId: sellerId, receiverId: watcherId, subject: 'trade:1', tags: [1], at: AT });
  await db.insertInto('quote_change').values({ item_id: ACORN.id, game_server: 1, since: AT }).execute();
  const side = JSON.stringify({ players: 3, low: 1, high: 9_999 });
  const window = { item_id: ACORN.id, game_server: 0, days: 7, trade_count: 3, trader_weight: 84 };
  await db
    .insertInto('quote')
    .values({ ...window, computed_at: AT, sell: side, buy: side })
    .execute();
  await sql`insert into audit (id, at, actor, action, subject, detail, previous_hash, hash)
    values (1, ${AT}, 'command', 'trade.hide', 'trade:1', '{}', sha256('0'), sha256('1'))`.execute(db);
  await sql`select graphile_worker.add_job('test.job', '{}', run_at => ${LATER}::timestamptz, max_attempts => 8)`.execute(
    db,
  );
});

interface Case<Row extends object = object> {
  row: string;
  run(db: Db): Promise<unknown>;
  expected(db: Db): Promise<readonly Row[]> | readonly Row[];
}

/** Makes the compiler compare the expected row with a named type. */
const named = <Row extends object>(one: Case<Row>): Case => one;

const listed = (id: () => number) => (db: Db) =>
  db
    .selectFrom('trade')
    .innerJoin('profile', 'profile.id', 'trade.profile_id')
    .selectAll('trade')
    .select(PLAYER_COLUMNS)
    .where('trade.id', '=', id())
    .execute();

const BY_NAME = (db: Db) => findGuilds(db, { q: '도토' }, { after: undefined, limit: 1, sort: 'new', servers: [1] });

const CASES: Record<string, Case[]> = {
  'src/features/content/articles/article-image.repository.ts': [
    { row: '{ id: number }', run: (db) => findImagesOfArticles(db, [8, 9]), expected: () => [{ id: 9 }] },
  ],
  'src/features/content/articles/article-writing.repository.ts': [
    {
      row: '{ id: number }',
      run: (db) => nextArticleId(db, 'guide'),
      expected: async (db) => [{ id: (await nextArticleId(db, 'guide')) + 1 }],
    },
  ],
  'src/features/content/articles/article.repository.ts': [
    {
      row: '{ at: Date | null }',
      run: (db) => findNextMoment(db, EARLIER),
      expected: () => [{ at: AT }],
    },
    {
      row: '{ month: string; count: number }',
      run: (db) => findMonths(db, 2, LATER),
      expected: () => [{ month: '2026-03', count: 1 }],
    },
  ],
  'src/features/community/guilds/guild-list.repository.ts': [
    { row: '{ id: number }', run: BY_NAME, expected: () => [{ id: guildId }] },
    named<ListedKey>({
      row: 'ListedKey',
      run: BY_NAME,
      expected: () => [{ id: guildId, created_at: AT, member_count: 1 }],
    }),
  ],
  'src/features/people/audit/audit.repository.ts': [
    { row: '{ action: string }', run: (db) => findActions(db, 'trade.'), expected: () => [{ action: 'trade.hide' }] },
  ],
  'src/features/people/player-ratings/player-rating.repository.ts': [
    named<RatingCount>({
      row: 'RatingCount',
      run: (db) => countGivers(db, watcherId, { since: EARLIER, now: AT }),
      expected: () => [{ tag: 1, givers: 1 }],
    }),
  ],
  'src/features/people/players/find-players.repository.ts': [
    named<NamedPlace>({
      row: 'NamedPlace',
      run: (db) => findSearched(db, { profileId: watcherId }, { limit: 1, now: AT }),
      expected: () => [{ id: watcherId, key: '' }],
    }),
  ],
  'src/features/people/notifications/delivery.repository.ts': [
    named<Delivery>({
      row: 'Delivery',
      run: (db) => findDeliveries(db, [notificationId]),
      expected: () => [{ notificationId, way: 'webhook' }],
    }),
  ],
  'src/features/people/notifications/notification.repository.ts': [
    {
      row: '{ id: number; unread: number }',
      run: (db) => countUnread(db, [watcherId]),
      expected: () => [{ id: watcherId, unread: 1 }],
    },
  ],
  'src/features/trade/quotes/quote-change.repository.ts': [
    {
      row: '{ itemId: number }',
      run: (db) => findItemsToCount(db, { now: AT, without: [], limit: 1 }),
      expected: () => [{ itemId: ACORN.id }],
    },
  ],
  'src/features/trade/quotes/quote.repository.ts': [
    { row: '{ isLocked: boolean }', run: (db) => tryLockItem(db, ACORN.id), expected: () => [{ isLocked: true }] },
    {
      row: '{ itemId: number }',
      run: (db) => findMostTraded(db, [ACORN.id], { since: EARLIER, now: AT, gameServer: undefined, limit: 1 }),
      expected: () => [{ itemId: ACORN.id }],
    },
  ],
  'src/features/trade/trades/trade-expiry.repository.ts': [
    named<ShownItem>({
      row: 'ShownItem',
      run: (db) => findShownItems(db, [ACORN.id]),
      expected: () => [{ id: ACORN.id, name: ACORN.name, type: ACORN.type, iconUrl: null }],
    }),
  ],
  'src/features/trade/market/market-today.repository.ts': [
    { row: '{ count: number }', run: (db) => countQuotedDeals(db, OF_TODAY), expected: () => [{ count: 1 }] },
    {
      row: 'CountedDeal',
      run: (db) => findLatestQuotedDeal(db, OF_TODAY),
      expected: () => [{ id: dealId, item_id: ACORN.id, quantity: 1, price: 1000, completed_at: AT }],
    },
  ],
  'src/features/trade/trades/trade-book.repository.ts': [
    { row: '{ count: number }', run: (db) => findSide(db, 1, OF_ACORN), expected: () => [{ count: 1 }] },
    named<ListedRow>({ row: 'ListedRow', run: (db) => findSide(db, 1, OF_ACORN), expected: listed(() => tradeId) }),
    named<ListedRow>({ row: 'ListedRow', run: (db) => findDeals(db, OF_ACORN), expected: listed(() => dealId) }),
  ],
  'src/features/trade/trades/trade-list.repository.ts': [
    {
      row: '{ count: number }',
      run: (db) => countListed(db, { itemId: ACORN.id }, 9),
      expected: () => [{ count: 1 }],
    },
    named<CountedRow>({
      row: 'CountedRow',
      run: (db) => findListed(db, { itemId: ACORN.id, status: 1 }, { limit: 1, countUpTo: 9 }),
      expected: async (db) => (await listed(() => tradeId)(db)).map((row) => ({ ...row, waiting: 1 })),
    }),
    named<CountedRow>({
      row: 'CountedRow',
      run: (db) => findListed(db, { itemId: ACORN.id, status: 1 }, { limit: 1 }),
      expected: async (db) => (await listed(() => tradeId)(db)).map((row) => ({ ...row, waiting: null })),
    }),
    {
      row: '{ lifted_at: Date; id: number }',
      run: (db) => findListed(db, { itemId: SWORD.id, gameServer: 2 }, { limit: 1 }),
      expected: (db) =>
        db
          .selectFrom('trade')
          .select(['lifted_at', 'id'])
          .where('item_id', '=', SWORD.id)
          .orderBy('id')
          .offset(1)
          .limit(1)
          .execute(),
    },
  ],
  'src/features/trade/watches/watch.repository.ts': [
    named<WatchFires & { id: number }>({
      row: 'WatchFires & { id: number }',
      run: (db) => findFires(db, watcherId),
      expected: () => [{ id: watch.id, count: 1, last: AT }],
    }),
    { row: '{ id: number }', run: (db) => findWatchedTrades(db, [tradeId]), expected: () => [{ id: tradeId }] },
    named<WatchedTrade>({
      row: 'WatchedTrade',
      run: (db) => findWaitingTrade(db, tradeId),
      expected: () => [
        {
          id: tradeId,
          item_id: ACORN.id,
          game_server: 1,
          trade_type: 1,
          price: 1_000,
          quantity: 1,
          profile_id: sellerId,
          player_name: '판매자',
        },
      ],
    }),
    named<WatchRow>({ row: 'WatchRow', run: (db) => findWatchesOfTrade(db, tradeId), expected: () => [watch] }),
    {
      row: '{ id: number }',
      run: (db) => findExhaustedWatches(db, [watch], { playerId: sellerId, since: EARLIER, most: 1 }),
      expected: () => [{ id: watch.id }],
    },
    named<ArrivalCounts>({
      row: 'ArrivalCounts',
      run: (db) => countArrivals(db, WISH, { notOf: watcherId, weekFrom: AT, monthFrom: EARLIER }),
      expected: () => [{ week: 2, month: 2 }],
    }),
    { row: '{ count: number }', run: (db) => countBeyondNow(db, WISH, watcherId), expected: () => [{ count: 1 }] },
  ],
  'src/platform/backup/base/archive-state.ts': [
    named<ArchiverRow>({
      row: 'ArchiverRow',
      run: archiveState,
      expected: () => [
        {
          mode: 'off',
          lastWal: null,
          lastAt: null,
          failedWal: null,
          failedAt: null,
          since: expect.any(Date),
          current: expect.stringMatching(/^[0-9A-F]{24}$/),
          blockSegments: 256,
          now: expect.any(Date),
        },
      ],
    }),
  ],
  'src/platform/database/migrate.ts': [
    {
      row: '{ found: boolean }',
      run: (db) => migrateToLatest(db, inTop('database/migrations'), silentLog),
      expected: () => [{ found: true }],
    },
    {
      row: '{ name: string }',
      run: (db) => migrateToLatest(db, inTop('database/migrations'), silentLog),
      expected: (db) =>
        db
          .withTables<{ kysely_migration: { name: string } }>()
          .selectFrom('kysely_migration')
          .select('name')
          .orderBy('name')
          .execute(),
    },
  ],
  'src/platform/jobs/queued-jobs.ts': [
    named<QueuedJob>({
      row: 'QueuedJob',
      run: (db) => findQueuedJobs(db, { limit: 1 }),
      expected: () => [
        {
          id: expect.any(Number),
          name: 'test.job',
          attempts: 0,
          maxAttempts: 8,
          runAt: LATER,
          createdAt: expect.any(Date),
          updatedAt: expect.any(Date),
          lastError: null,
          isRunning: false,
        },
      ],
    }),
    named<FailedJobs>({ row: 'FailedJobs', run: countFailedJobs, expected: () => [{ count: 0, oldestAt: null }] }),
  ],
  'src/platform/live/event-feed.ts': [
    {
      row: '{ last: number }',
      run: (db) => createEventFeed({ db, log: silentLog, onEvents: () => {} }).open(),
      expected: () => [{ last: 0 }],
    },
  ],
};

const declared = [...sourcesUnder('src'), ...sourcesUnder('game-data')].flatMap(declaredRows);

describe('raw statements', () => {
  it('run in this test for every declared row type', () => {
    const listOf = (rows: readonly { path: string; row: string }[]) =>
      [...new Set(rows.map(({ path, row }) => `${path} ${row}`))].toSorted();
    const run = Object.entries(CASES).flatMap(([path, cases]) => cases.map(({ row }) => ({ path, row })));
    expect(declared.length).toBeGreaterThan(20);
    expect(listOf(run)).toEqual(listOf(declared));
  });

  const all = Object.entries(CASES).flatMap(([path, cases]) => cases.map((one) => ({ path, ...one })));

  it.each(all)('$path returns rows of type $row', async ({ path, row, run, expected }) => {
    const rows = await expected(test.db);
    expect(await rawRowsOf(test.db, run)).toContainEqual(rows);
    expect(rows).not.toEqual([]);
    const columns = declared.find((one) => one.path === path && one.row === row)?.columns;
    if (!columns) return;
    for (const each of rows) {
      expect(Object.keys(each).toSorted()).toEqual([...columns.keys()].toSorted());
      for (const [name, value] of Object.entries(each))
        expect([...(columns.get(name) ?? [])], name).toContain(kindOf(value));
    }
  });
});
