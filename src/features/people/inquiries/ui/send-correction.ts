import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { meState } from '../../sessions/ui/public/me-store.ts';
import { type Correction, correctionContent } from '../correction.rules.ts';
import { createInquiry, INQUIRY_TYPE } from '../inquiry.contract.ts';
import { MY_INQUIRIES } from './my-inquiries-query.ts';

/** Why it was not taken: without a sign-in there is somewhere to go, all else is words. */
export type Refusal = 'sign-in' | { text: string };

/**
 * Sends it as an inquiry, in the name of who is signed in, suspended or not.
 * @param key the same for every attempt to send the same words
 * @returns null: it has arrived
 */
export async function sendCorrection(correction: Correction, key: string): Promise<Refusal | null> {
  if (meState().status === 'out') return 'sign-in';
  try {
    await call(createInquiry, {
      body: { type: INQUIRY_TYPE.suggestion, content: correctionContent(correction) },
      idempotencyKey: key,
    });
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    return fault.code === 'LOGIN_REQUIRED' ? 'sign-in' : { text: fault.message };
  }
  void queryClient.invalidateQueries({ queryKey: MY_INQUIRIES });
  return null;
}
