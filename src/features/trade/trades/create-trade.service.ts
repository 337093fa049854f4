import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Item } from '#features/game-data/items/item.contract.ts';
import type { Player, WriteCtx } from '#features/people/access/actor.ts';
import { requireCleanText } from '#features/people/words/judge-text.service.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError, type InputIssue } from '#shared/errors.ts';
import { tradeErrors } from '../trade-error.labels.ts';
import { toTradeEvents } from './to-trade-events.ts';
import type { NewTrade, OwnTrade } from './trade.contract.ts';
import { MAX_WAITING } from './trade.limits.ts';
import { cancelWaiting, countOtherWaiting, insert, insertPrices } from './trade.repository.ts';
import { itemIssues } from './trade.rules.ts';
import { toNewRow, toOwnTrade, withPlayer } from './trade-row.ts';

export interface CreateDeps {
  catalog: Catalog;
  gameServers: readonly { id: number }[];
}

type TradeCtx = WriteCtx<Player>;

/**
 * Replaces the player's waiting trades of the same item. `access.write` has locked the player's row, so concurrent requests run one
 * after the other.
 * @throws {AppError} INVALID_INPUT, NOT_ALLOWED
 */
export async function createTrade(ctx: TradeCtx, deps: CreateDeps, input: NewTrade): Promise<OwnTrade> {
  const item = requireFitting(input, deps);
  const { db, clock, actor, effects } = ctx;
  await requireAllowed(db, actor.profile.id, item, input);
  const at = clock.now();
  const replaced = await cancelWaiting(db, { profileId: actor.profile.id, itemId: item.id }, { at, by: 'replaced' });
  const created = await insert(db, toNewRow(input, { profileId: actor.profile.id, item, at }));
  await insertPrices(db, at, 'made', [created]);
  const listed = (row: typeof created) => withPlayer(row, actor.profile);
  effects.publish(
    ...toTradeEvents('cancelled', replaced.map(listed), deps.catalog),
    ...toTradeEvents('created', [listed(created)], deps.catalog),
  );
  return toOwnTrade({ ...listed(created), counterpart_name: null }, deps.catalog);
}

function requireFitting(input: NewTrade, { catalog, gameServers }: CreateDeps): Item {
  const issues: InputIssue[] = [];
  const item = catalog.itemById.get(input.itemId);
  if (!item) issues.push({ path: 'itemId', message: tradeErrors.unknownItem });
  if (!gameServers.some(({ id }) => id === input.gameServer)) {
    issues.push({ path: 'gameServer', message: tradeErrors.unknownServer });
  }
  if (item) issues.push(...itemIssues(input, item));
  if (!item || issues.length > 0) throw new AppError('INVALID_INPUT', { issues });
  return item;
}

async function requireAllowed(db: Db, profileId: number, item: Item, { comment }: NewTrade): Promise<void> {
  if (item.trade === 0) {
    throw new AppError('NOT_ALLOWED', {
      message: tradeErrors.untradableItem,
      data: { rule: 'UNTRADABLE' },
    });
  }
  if (comment) await requireCleanText(db, comment);
  if ((await countOtherWaiting(db, profileId, item.id)) >= MAX_WAITING) {
    throw new AppError('NOT_ALLOWED', {
      message: tradeErrors.tooManyWaiting,
      data: { rule: 'MOST_WAITING' },
    });
  }
}
