import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { parseShout } from '../../../shouts/shout.contract.ts';
import type { UnderstoodShout } from './shout-fields.rules.ts';

/** Returns a message instead when the shout cannot be read. */
export async function readShout(text: string, signal: AbortSignal): Promise<UnderstoodShout | string> {
  try {
    return await call(parseShout, { body: { text }, signal });
  } catch (fault) {
    if (fault instanceof ApiError) return fault.message;
    throw fault;
  }
}
