import { requirePlayer } from '#features/people/require-login/ui/public/require-player.ts';
import { reloadMe } from '#features/people/sessions/ui/public/own-api.ts';
import { ApiError } from '#platform/client/api-error.ts';
import { call } from '#platform/client/call.ts';
import { showToast } from '#ui/overlay/toast.ts';
import { bumpTrades } from '../../trade-endpoints.contract.ts';
import { renewOwnTrades } from '../own-queries.ts';

const SHOWN_MS = 3000;

/** Bumps all of the player's trades and shows the result. */
export async function bump(): Promise<void> {
  await requirePlayer(async () => {
    const { statusCode, message } = await call(bumpTrades).catch(toAnswer);
    if (statusCode === 200) await showToast({ tone: 'info', title: '끌올 완료', text: message, durationMs: SHOWN_MS });
    else await showToast({ tone: 'warn', title: '끌올 실패', text: message, durationMs: SHOWN_MS });
    renewOwnTrades();
    // The player's own profile contains the time of the next bump.
    await reloadMe();
  });
}

function toAnswer(error: unknown): { statusCode: number; message: string } {
  if (!(error instanceof ApiError) || ACCESS_ERROR_CODES.has(error.code)) throw error;
  return { statusCode: error.status, message: error.message };
}

const ACCESS_ERROR_CODES: ReadonlySet<string> = new Set(['LOGIN_REQUIRED', 'SUSPENDED', 'NOT_ALLOWED', 'FORBIDDEN']);
