import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Player, WriteCtx } from '#features/people/access/actor.ts';
import type { OwnTrade } from './trade.contract.ts';
import { requireOwner, requireWaiting } from './trade.policy.ts';
import { insertPrices, lockById, touched, update } from './trade.repository.ts';
import { toOwnTrade, toTradeEvents, withPlayer } from './trade-row.ts';

/**
 * Changes the price in place: the trade keeps its position in lists, and quotes count the old price until now and the
 * new one from now on.
 */
export async function changePrice(
  { db, clock, actor, effects }: WriteCtx<Player>,
  catalog: Catalog,
  id: number,
  price: number | null,
): Promise<OwnTrade> {
  const found = requireOwner(await lockById(db, id), actor.profile.id);
  requireWaiting(found);
  const own = (row: typeof found) => ({ ...withPlayer(row, actor.profile), counterpart_name: null });
  if (found.price === price) return toOwnTrade(own(found), catalog);
  const at = clock.now();
  const changed = await update(db, id, { ...touched(at), price });
  await insertPrices(db, at, 'changed', [changed]);
  effects.publish(...toTradeEvents('changed', [own(changed)], catalog));
  return toOwnTrade(own(changed), catalog);
}
