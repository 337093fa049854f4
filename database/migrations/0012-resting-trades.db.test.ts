import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#shared/durations.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertItems, insertTrade } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { up } from './0012-resting-trades.ts';

const item = makeItem();
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const test = testDatabase();
beforeAll(async () => {
  await insertItems(test.db, [item]);
  await sql`alter table trade drop column rests_since, drop column rested_s`.execute(test.db);
});

describe('trades of before the rest', () => {
  it('rest since the beginning of a suspension that runs, and keep what one that ended had taken', async () => {
    const tradeOf = async (profile: Parameters<typeof insertProfile>[1], parts: object = {}) => {
      const { id: profile_id } = await insertProfile(test.db, { created_at: daysAgo(50), ...profile });
      return insertTrade(test.db, { item_id: item.id, profile_id, created_at: daysAgo(20), ...parts });
    };
    const running = { suspended_at: daysAgo(3), banned_at: daysAgo(-3) };
    const ended = { suspended_at: daysAgo(6), banned_at: daysAgo(2) };
    const ids = [
      await tradeOf(running),
      await tradeOf({ banned_at: daysAgo(-3) }),
      await tradeOf(running, { status: 2 }),
      await tradeOf(ended),
      await tradeOf(ended, { created_at: daysAgo(3) }),
      await tradeOf(ended, { created_at: daysAgo(1) }),
      await tradeOf({}),
    ].map(({ id }) => id);
    await up(new Kysely({ dialect: new PostgresDialect({ pool: test.database.pool }) }));
    const rows = await test.db
      .selectFrom('trade')
      .select(['rests_since', 'rested_s'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute();
    const rested = rows.map(({ rests_since, rested_s }) => {
      const days = rests_since && Math.round((Date.now() - rests_since.getTime()) / DAY_MS);
      return [days, (rested_s * 1000) / DAY_MS];
    });
    expect(rested).toEqual([
      [3, 0],
      [20, 0],
      [null, 0],
      [null, 4],
      [null, 1],
      [null, 0],
      [null, 0],
    ]);
  });
});
