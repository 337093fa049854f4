import type { EntityName } from '#features/game-data/entities/entity.contract.ts';
import type { Db } from '#platform/database/db.ts';

export interface RowUses {
  /** Trades that wait. */
  trades: number;
  watches: number;
  /** Parties that are open. */
  parties: number;
}

type Counts = ReadonlyMap<number, number>;

const NO_USES: RowUses = { trades: 0, watches: 0, parties: 0 };

const toCounts = (rows: readonly { id: number; count: number }[]): Counts =>
  new Map(rows.map(({ id, count }) => [id, count]));

async function countTrades(db: Db, itemIds: readonly number[]): Promise<Counts> {
  const rows = await db
    .selectFrom('trade')
    .select(({ fn }) => ['item_id as id', fn.countAll<number>().as('count')])
    .where('item_id', 'in', itemIds)
    .where('cancelled_at', 'is', null)
    .where('completed_at', 'is', null)
    .groupBy('item_id')
    .execute();
  return toCounts(rows);
}

async function countWatches(db: Db, itemIds: readonly number[]): Promise<Counts> {
  const rows = await db
    .selectFrom('watch')
    .select(({ fn }) => ['item_id as id', fn.countAll<number>().as('count')])
    .where('item_id', 'in', itemIds)
    .groupBy('item_id')
    .execute();
  return toCounts(rows);
}

async function countParties(db: Db, dungeonIds: readonly number[]): Promise<Counts> {
  const rows = await db
    .selectFrom('party')
    .select(({ fn }) => ['dungeon_id as id', fn.countAll<number>().as('count')])
    .where('dungeon_id', 'in', dungeonIds)
    .where('closed_at', 'is', null)
    .groupBy('dungeon_id')
    .execute();
  return toCounts(rows);
}

/** Counts what waits and names the rows, outside of the facts. Items are traded and watched, parties go to dungeons. */
export async function findRowUses(
  db: Db,
  rows: readonly { entity: EntityName; id: number }[],
): Promise<(row: { entity: EntityName; id: number }) => RowUses> {
  const findIds = (entity: EntityName) => rows.filter((row) => row.entity === entity).map(({ id }) => id);
  const [items, dungeons] = [findIds('items'), findIds('dungeons')];
  const none: Counts = new Map();
  const trades = items.length === 0 ? none : await countTrades(db, items);
  const watches = items.length === 0 ? none : await countWatches(db, items);
  const parties = dungeons.length === 0 ? none : await countParties(db, dungeons);
  return ({ entity, id }) => {
    if (entity === 'items') return { ...NO_USES, trades: trades.get(id) ?? 0, watches: watches.get(id) ?? 0 };
    return entity === 'dungeons' ? { ...NO_USES, parties: parties.get(id) ?? 0 } : NO_USES;
  };
}
