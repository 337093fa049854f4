import type { Db } from '#platform/database/db.ts';
import { findOwn, lockById } from './trade.repository.ts';

/** The two players of a trade. */
export interface TradePlayers {
  ownerId: number;
  /** Whom the owner has named as the other player. */
  counterpartId: number | null;
}

/** Of what may be reported: a cancelled trade too, since it was public; with a hidden one operators are done. */
export async function findReportable(db: Db, id: number): Promise<TradePlayers | undefined> {
  const trade = await findOwn(db, id);
  if (!trade || trade.hidden_at !== null) return undefined;
  return { ownerId: trade.profile_id, counterpartId: trade.counterpart_id };
}

/** Nobody else changes the trade until the transaction ends. */
export async function lockTrade(db: Db, id: number): Promise<void> {
  await lockById(db, id);
}
