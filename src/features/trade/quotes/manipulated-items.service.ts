import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Ctx, Operator, WriteCtx } from '#features/people/access/actor.ts';
import type { Db } from '#platform/database/db.ts';
import type { AuditAction, AuditDetail } from '#platform/effects/effects.ts';
import { AppError } from '#shared/errors.ts';
import { tradeErrors } from '../trades/trade-error.labels.ts';
import { deleteManipulated, findManipulated, upsertManipulated } from './manipulated-item.repository.ts';
import type { ManipulatedItem } from './operator-price.contract.ts';
import { type QuoteReader, USUAL_DAYS } from './quote.contract.ts';
import { quoteEvents } from './quote.events.ts';
import { ALL_SERVERS } from './quote.rules.ts';
import { markQuotesChanged } from './quote-change.service.ts';
import { CONFIGURED_REASON, exclusionErrors } from './quote-method.labels.ts';

type OperatorCtx = WriteCtx<Operator>;

export interface ManipulationContext {
  catalog: Catalog;
  manipulatedItems: readonly number[];
  gameServers: readonly number[];
  quotesIn(db: Db): Pick<QuoteReader, 'quotesOf'>;
}

export async function listManipulatedItems(
  { db }: Pick<Ctx<Operator>, 'db'>,
  { catalog, manipulatedItems }: ManipulationContext,
): Promise<ManipulatedItem[]> {
  const rows = await findManipulated(db);
  const named = (itemId: number) => ({
    itemId,
    name: catalog.itemById.get(itemId)?.name ?? null,
    isConfigured: manipulatedItems.includes(itemId),
  });
  const byOperators = rows.map(({ itemId, createdAt, reason, operatorUserId }) => ({
    ...named(itemId),
    reason,
    createdAt: createdAt.toISOString(),
    operatorUserId,
  }));
  const others = manipulatedItems.filter((id) => rows.every(({ itemId }) => itemId !== id));
  const byConfiguration = others.map((itemId) => ({
    ...named(itemId),
    reason: CONFIGURED_REASON,
    createdAt: null,
    operatorUserId: null,
  }));
  return [...byOperators, ...byConfiguration];
}

export async function takeOutOfQuotes(
  ctx: OperatorCtx,
  context: ManipulationContext,
  itemId: number,
  reason: string,
): Promise<void> {
  if (!context.catalog.itemById.has(itemId)) throw new AppError('NOT_FOUND', { message: tradeErrors.unknownItem });
  await upsertManipulated(ctx.db, {
    itemId,
    createdAt: ctx.clock.now(),
    reason,
    operatorUserId: ctx.actor.userId,
  });
  await auditAndPublish(ctx, context, itemId, { action: 'manipulated-item.add', detail: { reason } });
}

/** @throws {AppError} NOT_FOUND; CONFLICT when only the configuration can change it */
export async function takeBackIntoQuotes(
  ctx: OperatorCtx,
  context: ManipulationContext,
  itemId: number,
): Promise<void> {
  const wasThere = await deleteManipulated(ctx.db, itemId);
  if (!wasThere && context.manipulatedItems.includes(itemId)) {
    throw new AppError('CONFLICT', { message: exclusionErrors.configuredExclusion });
  }
  if (!wasThere) throw new AppError('NOT_FOUND', { message: exclusionErrors.notExcluded });
  await auditAndPublish(ctx, context, itemId, { action: 'manipulated-item.remove', detail: {} });
}

async function auditAndPublish(
  { db, clock, effects }: OperatorCtx,
  { quotesIn, gameServers }: ManipulationContext,
  itemId: number,
  { action, detail }: { action: AuditAction; detail: AuditDetail },
): Promise<void> {
  effects.audit(action, `item:${itemId}`, detail);
  // Listings of an excluded item are compared with nothing.
  await markQuotesChanged(db, [{ itemId, gameServer: ALL_SERVERS, since: clock.now() }]);
  for (const gameServer of [undefined, ...gameServers]) {
    const quotes = (await quotesIn(db).quotesOf([itemId], { gameServer, days: USUAL_DAYS })).get(itemId);
    if (quotes) effects.publish(quoteEvents.changed({ itemId, gameServer: gameServer ?? ALL_SERVERS, quotes }));
  }
}
