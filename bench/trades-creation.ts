import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import { lockOwnProfile } from '#features/people/profiles/profile.service.ts';
import { createTrade } from '#features/trade/trades/create-trade.service.ts';
import { untradableReason } from '#features/trade/trades/tradable.rules.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { DatabaseConnection } from '#platform/database/connect.ts';
import type { Db } from '#platform/database/db.ts';
import { silentLog } from '#platform/log/log.ts';
import { insertProfile } from '#tests/factories/people.ts';
import { transactOver } from '#tests/support/transact.ts';
import { type BenchResult, compare } from './harness.ts';
import { recordStatements, replay, type Statement } from './recorded-statements.ts';

const CLIENTS = 4;
const CREATIONS = 400;
const TARGET = 0.4;
/** The limit of listings is no part of the measurement. */
const UNLIMITED = 1_000_000;
const GAME_SERVERS = [{ id: 1 }];

/**
 * Creations per second through the service in its transaction, compared with the same SQL statements alone: recorded
 * once for each client and replayed without building, validating or parsing anything.
 */
export async function creationThroughput(catalog: Catalog, { pool }: DatabaseConnection): Promise<BenchResult> {
  const { db, take } = recordStatements(pool);
  const items = catalog.items.filter((item) => untradableReason(item) === null).slice(0, CLIENTS);
  const sellers: { create(): Promise<unknown>; statements: Statement[] }[] = [];
  for (const item of items) {
    const { userId } = await insertProfile(db);
    const create = () => createAs(db, catalog, userId, item.id);
    await create();
    take();
    await create();
    sellers.push({ create, statements: take() });
  }
  return compare({
    name: 'creations: service transaction ÷ its statements bare',
    unit: '/s',
    target: { ratioAtLeast: TARGET },
    ours: () => rateOf(sellers.map(({ create }) => create)),
    baseline: () =>
      rateOf(
        sellers.map(
          ({ statements }) =>
            () =>
              replay(pool, statements),
        ),
      ),
  });
}

export function createAs(db: Db, catalog: Catalog, userId: string, itemId: number): Promise<unknown> {
  return transactOver(db)(async (unit) => {
    const profile = await lockOwnProfile(unit.db, userId);
    if (!profile) throw new Error('The seller is gone');
    const actor = { userId, sessionId: null, token: '', profile };
    const ctx = { ...unit, actor, clock: systemClock, log: silentLog };
    const listing = { itemId, tradeType: 1, price: 35_000, gameServer: 1, comment: '국내성에서 만나요' } as const;
    return createTrade(ctx, { catalog, gameServers: GAME_SERVERS, scale: UNLIMITED }, listing);
  });
}

async function rateOf(clients: readonly (() => Promise<unknown>)[]): Promise<number> {
  await nextTurn();
  const startedAt = performance.now();
  await Promise.all(
    clients.map(async (create) => {
      for (let time = 0; time < CREATIONS / CLIENTS; time += 1) await create();
    }),
  );
  return (CREATIONS * 1000) / (performance.now() - startedAt);
}
