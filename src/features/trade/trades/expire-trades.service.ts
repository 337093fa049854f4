import type { Kysely } from 'kysely';
import { type Notice, notifyPlayers } from '#features/people/notifications/notify-player.service.ts';
import type { TradeTables } from '../trade.tables.ts';
import { findShownItems } from './item-names.repository.ts';
import { publishTradeEvents } from './publish-trade-events.service.ts';
import { lockExpired, updateAll } from './trade.repository.ts';
import { toTradeEvents } from './trade-events.ts';
import { CANCELLED_AFTER_DAYS, OLD_AFTER_DAYS } from './trade-limits.ts';
import { type ItemNames, type ListedRow, toListedTrade } from './trade-row.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Trades of one transaction: others that want them do not wait long. */
const BATCH = 200;

type Db = Kysely<TradeTables>;

/** What is done to trades that nobody has touched for so long. */
interface ExpiryRule {
  afterDays: number;
  isMarked: boolean;
  apply(db: Db, rows: readonly ListedRow[], items: ItemNames, now: Date): Promise<void>;
}

/**
 * Marks waiting trades that were neither changed nor pulled up for 14 days, and cancels them after 30; the owner is told once
 * of each. Several processes may do it at once: each takes other rows.
 * @returns how many were marked or cancelled
 */
export async function expireTrades(db: Db, now: Date): Promise<number> {
  return (await expireAll(db, now, MARKING)) + (await expireAll(db, now, CANCELLING));
}

const MARKING: ExpiryRule = {
  afterDays: OLD_AFTER_DAYS,
  isMarked: false,
  async apply(db, rows, items, now) {
    await updateAll(db, idsOf(rows), { marked_old_at: now });
    await notifyPlayers(
      db,
      now,
      rows.map((row) => expiringNotice(row, items)),
    );
  },
};

const CANCELLING: ExpiryRule = {
  afterDays: CANCELLED_AFTER_DAYS,
  isMarked: true,
  async apply(db, rows, items, now) {
    await updateAll(db, idsOf(rows), { status: 3, cancelled_at: now, cancelled_by: 'old', updated_at: now });
    await notifyPlayers(
      db,
      now,
      rows.map((row) => cancelledNotice(row, items)),
    );
    await publishTradeEvents(db, now, toTradeEvents('trade.cancelled', rows, items));
  },
};

async function expireAll(db: Db, now: Date, rule: ExpiryRule): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await db.transaction().execute((transaction) => expireBatch(transaction, now, rule));
    total += count;
    if (count < BATCH) return total;
  }
}

async function expireBatch(db: Db, now: Date, { afterDays, isMarked, apply }: ExpiryRule): Promise<number> {
  const before = new Date(now.getTime() - afterDays * DAY_MS);
  const rows = await lockExpired(db, { before, isMarked, limit: BATCH });
  if (rows.length === 0) return 0;
  const itemById = await findShownItems(
    db,
    rows.map(({ item_id }) => item_id),
  );
  await apply(db, rows, { itemById }, now);
  return rows.length;
}

function idsOf(rows: readonly ListedRow[]): number[] {
  return rows.map(({ id }) => id);
}

/** Touched again and left again, it is told again. */
function expiringNotice(row: ListedRow, items: ItemNames): Notice {
  const { item } = toListedTrade(row, items);
  return {
    profileId: row.profile_id,
    kind: 'trade.old',
    title: '오래 기다린 거래가 있습니다',
    body: `${item.name} 거래를 ${OLD_AFTER_DAYS}일 동안 고치거나 끌어올리지 않았습니다. 그대로 두면 ${CANCELLED_AFTER_DAYS}일째에 저절로 취소됩니다.`,
    path: `/trade/view/${row.id}`,
    once: `trade:${row.id}:old:${row.counted_at.getTime()}`,
  };
}

function cancelledNotice(row: ListedRow, items: ItemNames): Notice {
  const { item } = toListedTrade(row, items);
  return {
    profileId: row.profile_id,
    kind: 'trade.cancelled',
    title: '오래된 거래가 취소되었습니다',
    body: `${item.name} 거래가 ${CANCELLED_AFTER_DAYS}일 동안 그대로여서 취소되었습니다. 누르면 같은 내용으로 다시 올릴 수 있습니다.`,
    path: `/trade/register/${row.item_id}?repeat=${row.id}`,
    once: `trade:${row.id}:cancelled`,
  };
}
