import { call } from '#platform/client/call.ts';
import { getTrade } from '../../trade-endpoints.contract.ts';
import { fieldsOfTrade, type TradeFields } from './trade-form.rules.ts';

/** An own trade as the form has it, to be listed again. */
export async function fieldsToRepeat(id: string, signal: AbortSignal): Promise<TradeFields> {
  return fieldsOfTrade(await call(getTrade, { params: { id }, signal }));
}
