import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { parseShout } from '../../../shouts/shout.contract.ts';
import type { UnderstoodShout } from './shout-fields.rules.ts';

/** Asks the site what a shout says; a sentence where it has no answer. */
export async function readShout(text: string, signal: AbortSignal): Promise<UnderstoodShout | string> {
  try {
    return await call(parseShout, { body: { text }, signal });
  } catch (fault) {
    if (fault instanceof ApiError) return fault.message;
    throw fault;
  }
}
