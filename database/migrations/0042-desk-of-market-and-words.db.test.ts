import { Kysely, PostgresDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import { systemClock } from '#platform/clock/clock.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertItems, insertTrade } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { transactOver } from '#tests/support/transact.ts';
import { up } from './0042-desk-of-market-and-words.ts';

const item = makeItem();
const test = testDatabase();
const [FIRST, SECOND] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];

it('takes over from the audit who hid a trade last and who left out its price', async () => {
  await insertItems(test.db, [item]);
  await sql`alter table trade drop column hidden_by, drop column price_excluded_at, drop column price_excluded_by`.execute(
    test.db,
  );
  await sql`alter table word_review drop column rule_id`.execute(test.db);
  await sql`alter table muted_name drop column name, drop column muted_at, drop column muted_by`.execute(test.db);
  await sql`drop index broadcast_hidden, party_made_on, trade_made_of, trade_hidden, trade_excluded`.execute(test.db);
  await sql`drop table word_hit`.execute(test.db);
  const hidden = { item_id: item.id, hidden_at: new Date(), hidden_reason: '허위' };
  const { id } = await insertTrade(test.db, hidden);
  const { id: unknown } = await insertTrade(test.db, hidden);
  const { id: excluded } = await insertTrade(test.db, { item_id: item.id, price_excluded_reason: '장난' });
  const { id: shown } = await insertTrade(test.db, { item_id: item.id });
  const transact = transactOver(test.db, systemClock);
  const act = (by: string, name: 'trade.hide' | 'price.exclude', trade: number) =>
    transact(async ({ effects }) => effects.audit(name, `trade:${trade}`, { reason: '허위' }), { actor: by });
  for (const by of [FIRST, SECOND]) await act(`user:${by}`, 'trade.hide', id);
  await act('command', 'price.exclude', excluded);
  await act(`user:${FIRST}`, 'trade.hide', shown);
  await up(new Kysely({ dialect: new PostgresDialect({ pool: test.database.pool }) }));
  const rows = await test.db
    .selectFrom('trade')
    .select(['hidden_by', 'price_excluded_by', 'price_excluded_at'])
    .where('id', 'in', [id, unknown, excluded, shown])
    .orderBy('id')
    .execute();
  const none = { hidden_by: null, price_excluded_by: null, price_excluded_at: null };
  expect(rows).toEqual([{ ...none, hidden_by: SECOND }, none, { ...none, price_excluded_at: expect.any(Date) }, none]);
});
