import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '#platform/log/log.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertItems, insertTrade } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { smallCatalog, smallRows } from '#tests/support/small-catalog.ts';
import { transactOver } from '#tests/support/transact.ts';
import { runDemo } from './demo.ts';

const NOW = new Date('2026-11-21T10:30:00Z');
const CLOCK = { now: () => NOW };
const items = Array.from({ length: 6 }, (_, index) => makeItem({ id: 900 + index, maxquan: 100, price: 5000 }));
const catalog = smallCatalog({ ...smallRows, items });
const size = { players: 10, items: 6, days: 20 };

const test = testDatabase();
beforeAll(async () => {
  await insertItems(test.db, items);
});

async function demo(...args: string[]): Promise<{ code: number; lines: string }> {
  const lines: string[] = [];
  const { db } = test;
  const code = await runDemo({
    db,
    transact: transactOver(db, CLOCK),
    clock: CLOCK,
    log: silentLog,
    manipulatedItems: [],
    args,
    items,
    dungeons: [],
    catalog,
    size,
    gameServers: [1, 2],
    print: (line) => lines.push(line),
  });
  return { code, lines: lines.join('\n') };
}

async function counts(): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from profile where is_sample) as players, (select count(*) from profile) as "allPlayers",
    (select count(*) from trade where is_sample) as trades, (select count(*) from trade) as "allTrades",
    (select count(*) from trade_price) as prices, (select count(*) from quote) as quotes,
    (select count(*) from party where is_sample) as parties, (select count(*) from party_member) as seats,
    (select count(*) from settlement where is_sample) as settlements, (select count(*) from settlement) as "allSettlements",
    (select count(*) from settlement_share) as shares,
    (select count(*) from broadcast where is_sample) as shouts, (select count(*) from broadcast) as "allShouts",
    (select coalesce(sum(count), 0) from broadcast_hour) as "countedShouts",
    (select count(*) from guild where is_sample) as guilds, (select count(*) from guild_member) as members,
    (select count(*) from guild_post) as posts,
    (select count(*) from gathering) as gatherings, (select count(*) from gathering_answer) as answers,
    (select count(*) from report) as reports, (select count(*) from sanction) as sanctions,
    (select count(*) from inquiry) as inquiries, (select count(*) from player_note) as notes,
    (select count(*) from word_review) as reviews, (select count(*) from muted_name) as mutes,
    (select count(*) from banner) as banners,
    (select count(*) from visit_day) as "visitDays", (select count(*) from visit_count) as "visitCounts",
    (select count(*) from graphile_worker.jobs where attempts = max_attempts) as "failedJobs",
    (select count(*) from price_day) as days, (select count(*) from quote_change where due_at is null) as changes,
    (select count(*) from quote_change) as "allChanges"`.execute(test.db);
  return rows[0] ?? {};
}

const snapshot = () =>
  test.db
    .selectFrom('trade')
    .select(['item_id', 'created_at', 'price', 'status', 'lifted_at'])
    .where('is_sample', '=', true)
    .orderBy('id')
    .execute();

describe('npm run demo', () => {
  it('fills an empty market with marked players, trades, prices, quotes and days', async () => {
    const { code, lines } = await demo();
    expect(code).toBe(0);
    expect(lines).toMatch(/견본 사람 10명, 거래 \d+건을 넣었습니다/);
    const found = await counts();
    expect(found).toMatchObject({ players: 10, allPlayers: 10, changes: 0 });
    expect(found.trades).toBeGreaterThan(50);
    expect(found.allTrades).toBe(found.trades);
    expect(found.prices).toBeGreaterThan(found.trades ?? 0);
    expect(found.quotes).toBeGreaterThan(0);
    expect(found.days).toBeGreaterThan(60);
    expect(found.visitDays).toBe(20);
    expect(found.visitCounts).toBeGreaterThan(400);
    expect(found.parties).toBe(2);
    expect(found).toMatchObject({ settlements: 1, allSettlements: 1 });
    expect(found.shares).toBeGreaterThanOrEqual(2);
    expect(found.shouts).toBeGreaterThan(30);
    expect(found.countedShouts).toBeGreaterThan(20);
    expect(found.seats).toBeGreaterThanOrEqual(2);
    expect(found.guilds).toBe(1);
    expect(found.members).toBeGreaterThanOrEqual(4);
    expect(found.posts).toBe(5);
    expect(found.gatherings).toBe(5);
    expect(found.answers).toBeGreaterThan(10);
    const { rows } = await sql`select 1 from sign_in."user" join profile on user_id = sign_in."user".id`.execute(
      test.db,
    );
    expect(rows).toEqual([]);
  });

  it('leaves operators something of every kind to decide, and what was decided before', async () => {
    const { rows } = await sql<Record<string, unknown>>`select
      array(select distinct type from report where status = 1 order by type) as types,
      array(select distinct status from report order by status) as statuses,
      (select max(count)::int from (select count(*) from report where status = 1 group by thing) as things) as "ofOne",
      (select count(*)::int from report join trade on trade.id = trade_id
        where type = 1 and report.status = 1 and reported_text <> trade.comment) as "changedSince",
      (select count(*)::int from report where later_until > ${NOW}) as "putOff",
      (select count(*)::int from report where broadcast_id is not null) as "ofShouts",
      (select count(*)::int from report where status = 1 and weight = 0) as unweighed,
      (select count(*)::int from inquiry join profile on profile.id = profile_id
        where type = 2 and answer is null and banned_at > ${NOW}) as appeals,
      array(select distinct kind || case when ended_at is null and until > ${NOW} then ' runs' else ' ended' end as state
        from sanction order by state) as sanctions,
      array(select distinct status from word_review order by status) as reviews,
      (select count(*)::int from trade where hidden_at is not null) as hidden,
      (select count(*)::int from trade where price_excluded_reason is not null) as excluded,
      (select count(*)::int from guild_post where hidden_at is not null) as "hiddenPosts"`.execute(test.db);
    expect(rows).toEqual([
      {
        types: [1, 2, 3, 4, 5, 6, 9],
        statuses: [1, 2, 3],
        ofOne: expect.toSatisfy((count) => count >= 4),
        changedSince: 1,
        putOff: 1,
        ofShouts: 1,
        unweighed: 0,
        appeals: 1,
        sanctions: ['suspension ended', 'suspension runs', 'warning ended', 'warning runs'],
        reviews: [1, 2, 3],
        hidden: 4,
        excluded: 2,
        hiddenPosts: 1,
      },
    ]);
    expect(await counts()).toMatchObject({ mutes: 1, banners: 1, failedJobs: 1 });
  });

  it('creates the same data again and no duplicates', async () => {
    const [before, rows] = [await counts(), await snapshot()];
    const { code, lines } = await demo();
    expect(code).toBe(0);
    expect(lines).toMatch(/있던 견본 10명과 거래 \d+건을 걷어 냈습니다/);
    expect(await counts()).toEqual(before);
    expect(await snapshot()).toEqual(rows);
  });

  it('removes all sample data', async () => {
    expect((await demo('--remove')).lines).toMatch(/견본 10명과 거래 \d+건을 걷어 냈습니다/);
    expect(await counts()).toMatchObject({
      allPlayers: 0,
      allTrades: 0,
      prices: 0,
      quotes: 0,
      days: 0,
      allChanges: 0,
      parties: 0,
      seats: 0,
      allSettlements: 0,
      shares: 0,
      guilds: 0,
      members: 0,
      posts: 0,
      gatherings: 0,
      answers: 0,
      ...{ reports: 0, sanctions: 0, inquiries: 0, notes: 0, reviews: 0, mutes: 0, banners: 0, failedJobs: 0 },
      ...{ visitDays: 0, visitCounts: 0 },
    });
    expect(await demo('--remove')).toEqual({ code: 0, lines: '걷어 낼 견본이 없습니다.' });
  });

  it('prompts when there are real players, and never changes their data', async () => {
    const { db } = test;
    const player = await insertProfile(db, { name: '달빛무사' });
    const real = await insertTrade(db, { item_id: 900, profile_id: player.id, created_at: NOW });
    await db.insertInto('visit_day').values({ day: '2026-11-19', views: 5, bots: 0 }).execute();
    const before = await counts();
    const refused = await demo();
    expect(refused.code).toBe(1);
    expect(refused.lines).toContain('진짜 사람 1명과 진짜 거래 1건');
    expect(await counts()).toEqual(before);

    expect((await demo('--yes')).code).toBe(0);
    const sample = await db.selectFrom('profile').select('id').where('is_sample', '=', true).executeTakeFirstOrThrow();
    await db.updateTable('trade').set({ counterpart_id: sample.id }).where('id', '=', real.id).execute();
    await sql`insert into report (type, comment, reporter_id, reported_id) values (1, '견본을 신고', ${player.id}, ${sample.id})`.execute(
      db,
    );
    expect((await demo('--remove')).code).toBe(0);
    expect(await counts()).toMatchObject({ players: 0, allPlayers: 1, allTrades: 1, prices: 1 });
    const stored = await db.selectFrom('trade').selectAll().where('id', '=', real.id).executeTakeFirstOrThrow();
    expect(stored).toEqual({ ...real, counterpart_id: null });
    expect(await db.selectFrom('visit_day').select(['day', 'views']).execute()).toEqual([
      { day: '2026-11-19', views: 5 },
    ]);
  });

  it('prints its usage when its arguments are wrong', async () => {
    expect(await demo('--what')).toMatchObject({ code: 2, lines: expect.stringContaining('--remove') });
    expect((await demo('--help')).code).toBe(0);
  });
});
