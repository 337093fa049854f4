import { z } from 'zod';
import type { Catalog } from '#features/game-data/catalog/catalog.ts';
import type { Operator, WriteCtx } from '#features/people/access/actor.ts';
import {
  type Reporting,
  type ReportSubject,
  reportAction,
  type SubjectEvidence,
} from '#features/people/reports/report-subject.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { hideTrade } from './hide-trade.service.ts';
import { operatorReasonSchema, type ReportedTrade, reportedTradeSchema } from './trade.contract.ts';
import { noTrade } from './trade.policy.ts';
import { findOwn, findReported, lockById } from './trade.repository.ts';
import { tradeErrors } from './trade-error.labels.ts';
import { countTradesForOperators, findTradeEvidence } from './trade-evidence.repository.ts';
import type { TradeRow } from './trade-row.ts';
import { pricedAt, toTimeline } from './trade-timeline.rules.ts';

interface TradeSite {
  catalog(): Catalog;
  /** Excludes the price from all statistics. */
  excludePrice(ctx: WriteCtx<Operator>, id: number, reason: string): Promise<unknown>;
  /** The prices of others, by the quotes. */
  pricesBeside: {
    schema: z.ZodObject;
    read(db: Db, about: { itemId: number; gameServer: number; at: Date }): Promise<object>;
  };
}

/** A report that is acted upon hides the trade and excludes its price. */
export function reportedTrade(site: TradeSite): ReportSubject {
  return {
    snapshot: reportedTradeSchema,
    reportedPlayer,
    textOf: async (db, id) => (await findOwn(db, id))?.comment ?? '',
    async snapshotsOf(db, ids) {
      const rows = await findReported(db, ids);
      return new Map(rows.map((row) => [row.id, toReportedTrade(row, site.catalog())]));
    },
    evidence: tradeEvidence(site),
    async lock(db, id) {
      await lockById(db, id);
    },
    actions: {
      hideTrade: reportAction(operatorReasonSchema, (ctx, id, { reason }) =>
        hideTrade(ctx, site.catalog(), id, reason),
      ),
      excludePrice: reportAction(operatorReasonSchema, (ctx, id, { reason }) => site.excludePrice(ctx, id, reason)),
    },
    hides: 'hideTrade',
    noSubject: tradeErrors.reportWithoutTrade,
  };
}

function tradeEvidence({ catalog, pricesBeside }: TradeSite): SubjectEvidence {
  return {
    prices: pricesBeside.schema.extend({
      changes: z.array(z.strictObject({ at: z.iso.datetime(), price: z.int().nullable() })),
    }),
    async read(db, id, reportedAt) {
      const trade = await findTradeEvidence(db, id);
      if (!trade) return undefined;
      const { item_id: itemId, game_server: gameServer } = trade;
      const timeline = toTimeline(trade);
      const changes = timeline.filter(({ kind }) => kind === 'created' || kind === 'changed');
      return {
        snapshot: toReportedTrade(trade, catalog()),
        text: trade.comment,
        timeline,
        prices: {
          ...(await pricesBeside.read(db, { itemId, gameServer, at: pricedAt(trade, reportedAt) })),
          changes: changes.map(({ at, price }) => ({ at, price })),
        },
      };
    },
    countTrades: countTradesForOperators,
  };
}

function toReportedTrade(row: TradeRow, { itemById }: Pick<Catalog, 'itemById'>): ReportedTrade {
  const item = itemById.get(row.item_id);
  return {
    id: row.id,
    itemId: row.item_id,
    item: item ? { name: item.name, type: item.type, subType: item.subType } : null,
    gameServer: row.game_server,
    tradeType: row.trade_type,
    price: row.price,
    quantity: row.quantity,
    comment: row.comment,
    status: row.status,
    hiddenAt: row.hidden_at?.toISOString() ?? null,
    priceExcludedReason: row.price_excluded_reason,
  };
}

/**
 * Returns the owner or the named counterpart, also of a cancelled trade, which was public before. A hidden trade counts
 * as missing, because operators have dealt with it.
 */
async function reportedPlayer(db: Db, id: number, { named }: Pick<Reporting, 'named'>): Promise<number> {
  const trade = await findOwn(db, id);
  if (!trade || trade.hidden_at !== null) throw noTrade();
  if (named === undefined || named === trade.profile_id) return trade.profile_id;
  if (named === trade.counterpart_id) return named;
  const message = tradeErrors.notTheirTrade;
  throw new AppError('INVALID_INPUT', { message, issues: [{ path: 'profileId', message }] });
}
