import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyAudit } from '#features/people/audit/audit.service.ts';
import { quoteEvents } from '#features/trade/quotes/quote.events.ts';
import { tradeEvents } from '#features/trade/trades/trade.events.ts';
import { toListedTrade, toTradeEvents, withoutPlayer } from '#features/trade/trades/trade-row.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import type { Transact } from '#platform/effects/transact.ts';
import { makeItem } from '#tests/factories/game-data.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { insertItems, insertTrade } from '#tests/factories/trades.ts';
import { testDatabase } from '#tests/support/database.ts';
import { NO_ITEM_QUOTES } from '#tests/support/no-market.ts';
import { transactOver } from '#tests/support/transact.ts';

const clock = fixedClock('2026-03-01T12:00:00.000Z');
const item = makeItem();
const items = { itemById: new Map([[item.id, item]]) };
const OPERATOR = { actor: 'user:1' };

const test = testDatabase();
let transact: Transact;

beforeAll(async () => {
  transact = transactOver(test.db, clock);
  await insertItems(test.db, [item]);
});
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(test.db);
  for (const table of ['live_event', 'quote_change', 'watch'] as const) await test.db.deleteFrom(table).execute();
});

async function watch(subject: 'listing' | 'quote'): Promise<void> {
  const { id: profile_id } = await insertProfile(test.db);
  const input = {
    item_id: item.id,
    game_server: 0,
    trade_type: 1 as const,
    direction: 'below' as const,
    price: 1_000_000,
  };
  await test.db
    .insertInto('watch')
    .values({ ...input, profile_id, subject })
    .execute();
}

const quoteChanges = () => test.db.selectFrom('quote_change').select(['item_id', 'game_server', 'since']).execute();
const events = () => test.db.selectFrom('live_event').select(['type', 'topics']).orderBy('id').execute();
async function jobs() {
  const { rows } = await sql<{ task: string; payload: unknown; key: string | null }>`
    select jobs.task_identifier as task, private.payload, jobs.key from graphile_worker.jobs
    join graphile_worker._private_jobs as private using (id) order by jobs.id`.execute(test.db);
  return rows;
}

const aTrade = async () => withoutPlayer(await insertTrade(test.db, { item_id: item.id, price: 900 }));

describe('a trade’s event', () => {
  it.each([
    ['created', 'trade.created', true],
    ['changed', 'trade.changed', true],
    ['bumped', 'trade.lifted', false],
    ['completed', 'trade.completed', false],
    ['cancelled', 'trade.cancelled', false],
  ] as const)('%s: has its quotes counted again, and its watches looked at when the price is new', async (...of) => {
    const [change, type, isNewPrice] = of;
    await watch('listing');
    const row = await aTrade();
    await transact(async ({ effects }) => effects.publish(...toTradeEvents(change, [row], items)));
    expect(await quoteChanges()).toEqual([{ item_id: item.id, game_server: 1, since: clock.now() }]);
    expect(await jobs()).toEqual(isNewPrice ? [{ task: 'watch.trade', payload: { tradeId: row.id }, key: null }] : []);
    expect(await events()).toEqual([
      { type, topics: ['trades', `trade:${row.id}`, `trades:item:${item.id}`, `profile:${row.profile_id}`] },
    ]);
  });

  it('of a price that is left out recomputes quotes since the trade was created, and notifies nobody', async () => {
    await watch('listing');
    const row = await aTrade();
    const since = new Date('2026-02-01T00:00:00.000Z');
    const event = tradeEvents.exclusionChanged(toListedTrade(row, items), since);
    await transact(async ({ effects }) => effects.publish(event));
    expect(await quoteChanges()).toEqual([{ item_id: item.id, game_server: 1, since }]);
    expect(await jobs()).toEqual([]);
    expect(await events()).toMatchObject([{ type: 'trade.changed' }]);
  });
});

describe('a change of a trade that no list has', () => {
  it('has the quotes of past days counted again, and is stored for nobody', async () => {
    await watch('listing');
    const row = await aTrade();
    const since = new Date('2026-02-01T00:00:00.000Z');
    const event = tradeEvents.unlistedChanged(toListedTrade(row, items), since);
    await transact(async ({ effects }) => effects.publish(event));
    expect(await quoteChanges()).toEqual([{ item_id: item.id, game_server: 1, since }]);
    expect(await jobs()).toEqual([]);
    expect(await events()).toEqual([]);
  });
});

describe('a quote’s event', () => {
  it('checks the watches of the quote, once for each', async () => {
    await watch('quote');
    const quote = { itemId: item.id, gameServer: 0, quotes: NO_ITEM_QUOTES };
    for (const gameServer of [0, 2, 0]) {
      await transact(async ({ effects }) => effects.publish(quoteEvents.changed({ ...quote, gameServer })));
    }
    expect(await jobs()).toEqual([
      { task: 'watch.quote', payload: { itemId: item.id, gameServer: 0 }, key: `watch.quote:${item.id}:0` },
    ]);
  });
});

describe('the site’s changes', () => {
  it('run their effects in one order, including effects of effects', async () => {
    await watch('listing');
    const row = await aTrade();
    const { id: player, userId } = await insertProfile(test.db);
    await test.db.insertInto('webhook').values({ profile_id: player, url: 'https://discord.invalid/1' }).execute();
    await transact(async ({ effects }) => {
      effects.publish(...toTradeEvents('created', [row], items));
      effects.notify(player, { kind: 'test.order', title: '', body: '', path: '/', once: 'order' });
      effects.audit('trade.hide', `trade:${row.id}`);
    }, OPERATOR);
    expect((await jobs()).map(({ task }) => task)).toEqual(['watch.trade', 'notification.deliver']);
    expect((await events()).map(({ type, topics }) => [type, topics.at(-1)])).toEqual([
      ['trade.created', `profile:${row.profile_id}`],
      ['notification.created', `me:${userId}`],
    ]);
    expect(await verifyAudit(test.db)).toMatchObject({ isIntact: true });
  });

  it('never deadlock', async () => {
    const players = [await insertProfile(test.db), await insertProfile(test.db)].map(({ id }) => id);
    await watch('quote');
    const turn = (number: number) => {
      const inTurn = <T>(values: readonly T[]) => (number % 2 === 0 ? values : values.toReversed());
      return transact(async ({ effects }) => {
        for (const gameServer of inTurn([0, 1])) {
          effects.publish(quoteEvents.changed({ itemId: item.id, gameServer, quotes: NO_ITEM_QUOTES }));
        }
        for (const player of inTurn(players)) {
          effects.notify(player, { kind: 'test.circle', title: '', body: '', path: '/', once: 'circle' });
        }
        if (number % 3 === 0) effects.audit('party.close', `turn:${number}`);
      }, OPERATOR);
    };
    await Promise.all(Array.from({ length: 24 }, (_, number) => turn(number)));
    const notified = test.db.selectFrom('notification').select('profile_id').where('once', '=', 'circle');
    expect((await notified.execute()).map(({ profile_id }) => profile_id).toSorted()).toEqual(players.toSorted());
    expect(await verifyAudit(test.db)).toMatchObject({ isIntact: true });
  });
});
