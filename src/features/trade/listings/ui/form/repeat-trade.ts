import { call } from '#platform/client/call.ts';
import { PAY_METHOD } from '../../../trades/trade.labels.ts';
import { getTrade } from '../../../trades/trade-endpoints.contract.ts';
import type { TradeFormDefinition, TradeValues } from './trade-fields.ts';

export async function valuesToRepeat(form: TradeFormDefinition, id: string, signal: AbortSignal): Promise<TradeValues> {
  const trade = await call(getTrade, { params: { id }, signal });
  const { price, payMethod } = trade;
  const isEarly = payMethod === PAY_METHOD.prepaid || payMethod === PAY_METHOD.postpaid;
  return form.fromRow({ ...trade, isOffer: price === null, payMethod: isEarly ? payMethod : PAY_METHOD.any });
}
