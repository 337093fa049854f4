import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Item } from '#features/game-data/catalog/item.contract.ts';
import type { Player, WriteCtx } from '#features/people/access/actor.ts';
import { requireAllowedText } from '#features/people/moderation/moderate-text.service.ts';
import type { ForbiddenWord } from '#features/people/moderation/word.contract.ts';
import { queueForReview } from '#features/people/moderation/word-review.service.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError, type InputIssue } from '#shared/errors.ts';
import { nextListing } from './listing-limit.rules.ts';
import { untradableReason } from './tradable.rules.ts';
import type { NewTrade, OwnTrade } from './trade.contract.ts';
import { LISTINGS_AFTER_COMPLETION, MAX_WAITING } from './trade.limits.ts';
import { cancelWaiting, countOtherWaiting, findListings, insert, insertPrices } from './trade.repository.ts';
import { hasDurability, itemIssues } from './trade.rules.ts';
import { listedTooOften, tradeErrors } from './trade-error.labels.ts';
import { toNewRow, toOwnTrade, toTradeEvents, withPlayer } from './trade-row.ts';

export interface CreateDeps {
  catalog: Catalog;
  gameServers: readonly { id: number }[];
  /** Multiplies the limit of listings. */
  scale: number;
}

type TradeCtx = WriteCtx<Player>;

/**
 * Replaces the player's waiting trades of the same item. `access.write` has locked the player's row, so concurrent requests run one
 * after the other.
 */
export async function createTrade(ctx: TradeCtx, deps: CreateDeps, input: NewTrade): Promise<OwnTrade> {
  const item = requireFitting(input, deps);
  const { db, clock, actor, effects } = ctx;
  const unsure = await requireAllowed(db, actor.profile.id, item, input);
  const at = clock.now();
  await requireNotTooOften(db, actor.profile.id, item, { now: at, scale: deps.scale });
  const replaced = await cancelWaiting(db, { profileId: actor.profile.id, itemId: item.id }, { at, by: 'replaced' });
  const created = await insert(db, toNewRow(input, { profileId: actor.profile.id, item, at }));
  await insertPrices(db, at, 'made', [created]);
  await queueForReview(ctx, unsure, {
    subject: `trade:${created.id}`,
    text: created.comment,
    profileId: actor.profile.id,
    at,
  });
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

/** @returns the finding that an operator should review, or null */
async function requireAllowed(
  db: Db,
  profileId: number,
  item: Item,
  { comment }: NewTrade,
): Promise<ForbiddenWord | null> {
  const untradable = untradableReason(item);
  if (untradable !== null) {
    throw new AppError('NOT_ALLOWED', { message: untradable, data: { rule: 'UNTRADABLE' } });
  }
  const unsure = await requireAllowedText(db, { comment: comment ?? undefined });
  if ((await countOtherWaiting(db, profileId, item.id)) >= MAX_WAITING) {
    throw new AppError('NOT_ALLOWED', {
      message: tradeErrors.tooManyWaiting,
      data: { rule: 'MOST_WAITING' },
    });
  }
  return unsure;
}

/** Counts rows, so that refused requests, and repeated ones with the same Idempotency-Key, do not count. */
async function requireNotTooOften(
  db: Db,
  profileId: number,
  item: Item,
  { now, scale }: { now: Date; scale: number },
): Promise<void> {
  const limit = Math.ceil(LISTINGS_AFTER_COMPLETION * Math.max(1, scale)) + 1;
  const earlier = await findListings(db, { profileId, itemId: item.id, limit });
  const next = nextListing({ earlier, hasDurability: hasDurability(item), now, scale });
  if (next === undefined) return;
  const retryAfterSeconds = Math.max(1, Math.ceil((next.getTime() - now.getTime()) / 1000));
  throw new AppError('RATE_LIMITED', { message: listedTooOften(next, now), data: { retryAfterSeconds } });
}
