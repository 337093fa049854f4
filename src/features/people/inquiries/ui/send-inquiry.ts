import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { queryClient } from '#platform/client/query-client.ts';
import { newRequestKey } from '#platform/client/request-key.ts';
import { requirePlayer, showError } from '../../require-login/ui/public/require-player.ts';
import { meState } from '../../sessions/ui/public/me-store.ts';
import { createInquiry, type InquiryType } from '../inquiry.contract.ts';
import { type InquiryDraft, readyDraft, sentContent } from './inquiry-draft.ts';
import { MY_INQUIRIES } from './my-inquiries-query.ts';

/** What the form says in its place. */
export interface FormMessage {
  tone: 'ok' | 'bad';
  text: string;
  /** It is the words that cannot be sent as they are. */
  isAboutContent?: boolean;
}

const LOGIN_FIRST: FormMessage = { tone: 'bad', text: '로그인한 뒤 다시 보내 주세요. 적은 글은 그대로 남아 있습니다.' };
const LOGIN_REQUIRED = 401;

/**
 * Sends it in the name of who is signed in, suspended or not.
 * @param keep keeps the draft with the key that it is sent under, so that sending it again asks nothing twice
 * @returns null: it has arrived
 */
export async function sendInquiry(
  draft: InquiryDraft,
  type: InquiryType,
  save: (ready: InquiryDraft) => unknown,
): Promise<FormMessage | null> {
  const ready = readyDraft(draft, type, newRequestKey);
  save(ready);
  if (meState().status === 'out') {
    await requirePlayer(() => undefined);
    return LOGIN_FIRST;
  }
  try {
    await call(createInquiry, {
      body: { type: ready.type, content: sentContent(ready.content) },
      idempotencyKey: ready.key,
    });
  } catch (fault) {
    if (!(fault instanceof ApiError)) throw fault;
    if (fault.status !== LOGIN_REQUIRED) return { tone: 'bad', text: fault.message };
    showError(fault);
    return LOGIN_FIRST;
  }
  void queryClient.invalidateQueries({ queryKey: MY_INQUIRIES });
  return null;
}
