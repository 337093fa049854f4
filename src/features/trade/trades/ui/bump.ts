import { requirePlayer } from '#features/people/require-login/ui/public/require-player.ts';
import { reloadMe } from '#features/people/sessions/ui/public/own-api.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { bumpTrades } from '../trade-endpoints.contract.ts';
import { renewOwnTrades } from './own-queries.ts';

const SHOWN_MS = 3000;

/** Lifts all waiting trades of who is signed in, and says what came of it (product.md §8). */
export async function bump(): Promise<void> {
  await requirePlayer(async () => {
    const { statusCode, message } = await call(bumpTrades).catch(answerOf);
    if (statusCode === 200) await showToast({ tone: 'ok', title: '끌올 완료', text: message, durationMs: SHOWN_MS });
    else await showToast({ tone: 'warn', title: '끌올 실패', text: message, durationMs: SHOWN_MS });
    renewOwnTrades();
    // When the next one is possible is part of the own profile.
    await reloadMe();
  });
}

/** What the gate has dialogs for is its own; all else is a pull-up that failed. */
function answerOf(fault: unknown): { statusCode: number; message: string } {
  if (!(fault instanceof ApiError) || ACCESS_ERROR_CODES.has(fault.code)) throw fault;
  return { statusCode: fault.status, message: fault.message };
}

const ACCESS_ERROR_CODES: ReadonlySet<string> = new Set(['LOGIN_REQUIRED', 'SUSPENDED', 'NOT_ALLOWED', 'FORBIDDEN']);
