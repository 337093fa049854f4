import { Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertItems } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { up } from './0014-watch-any-price.ts';

const item = makeItem();

const test = testDatabase();
beforeAll(async () => {
  await insertItems(test.db, [item]);
  await sql`drop index watch_any_price`.execute(test.db);
  await sql`alter table watch drop constraint quote_watch_has_price, alter column price set not null`.execute(test.db);
});

it('keeps the alerts that are set, and takes any price of listings only, once', async () => {
  const { id: profile_id } = await insertProfile(test.db);
  const watch = { profile_id, item_id: item.id, game_server: 0, trade_type: 1, direction: 'below' } as const;
  const insert = (own: { subject: 'listing' | 'quote'; price: number | null }) =>
    test.db
      .insertInto('watch')
      .values({ ...watch, ...own, was_beyond: null })
      .execute();
  await insert({ subject: 'listing', price: 1000 });
  await insert({ subject: 'quote', price: 1000 });
  await up(new Kysely({ dialect: new PostgresDialect({ pool: test.database.pool }) }));
  await insert({ subject: 'listing', price: null });
  await expect(insert({ subject: 'listing', price: null })).rejects.toThrow('watch_any_price');
  await expect(insert({ subject: 'quote', price: null })).rejects.toThrow('quote_watch_has_price');
  const rows = await test.db.selectFrom('watch').select(['subject', 'price']).orderBy('id').execute();
  expect(rows.map(({ subject, price }) => [subject, price])).toEqual([
    ['listing', 1000],
    ['quote', 1000],
    ['listing', null],
  ]);
});
