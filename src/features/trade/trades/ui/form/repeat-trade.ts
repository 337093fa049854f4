import { call } from '#platform/client/call.ts';
import { formatAmount, formatDigits } from '#shared/korean/amount.ts';
import { getTrade } from '../../trade-endpoints.contract.ts';
import type { TradeFields } from './trade-form.rules.ts';

/** An own trade as the form has it, to be listed again. */
export async function fieldsToRepeat(id: string, signal: AbortSignal): Promise<TradeFields> {
  const trade = await call(getTrade, { params: { id }, signal });
  const { price, durability, payMethod } = trade;
  return {
    tradeType: trade.tradeType,
    price: price === null ? '' : formatAmount(price),
    isOffer: price === null,
    quantity: String(trade.quantity),
    durability: durability === null ? '' : formatDigits(durability),
    payMethod: payMethod === 2 || payMethod === 3 ? payMethod : 1,
    isNegotiation: trade.isNegotiation,
    isAuth: trade.isAuth,
    excludePrice: trade.excludePrice,
    comment: trade.comment,
  };
}
