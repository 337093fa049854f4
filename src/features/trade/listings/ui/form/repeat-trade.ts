import { call } from '#platform/client/call.ts';
import { getTrade } from '../../../trades/trade-endpoints.contract.ts';
import { fieldsOfTrade, type TradeFields } from './trade-form.rules.ts';

export async function fieldsToRepeat(id: string, signal: AbortSignal): Promise<TradeFields> {
  return fieldsOfTrade(await call(getTrade, { params: { id }, signal }));
}
