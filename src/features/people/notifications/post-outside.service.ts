import type { SendOutcome } from './send-outcome.ts';

const PATIENCE_MS = 10_000;
/** No connection was made, so nothing has arrived. */
const NEVER_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];
const MAX_PAUSE_MS = 60 * 60 * 1000;
const USUAL_PAUSE_MS = 10_000;

export interface Answer {
  status: number;
  /** Milliseconds that it wants to be left alone. */
  retryAfterMs: number;
}

/**
 * Posts to another site: no redirect is followed, nothing of the answer is read but its head.
 * @returns `failed` when no connection was made
 * @throws when nobody can say whether it has arrived
 */
export async function postOutside(
  url: string,
  init: Pick<RequestInit, 'headers' | 'body'>,
  signal: AbortSignal,
): Promise<Answer | SendOutcome> {
  try {
    const response = await fetch(url, {
      ...init,
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    await response.body?.cancel();
    return { status: response.status, retryAfterMs: pauseOf(response.headers.get('retry-after')) };
  } catch (error) {
    const code = connectionCode(error);
    if (code !== undefined && NEVER_CONNECTED.includes(code)) return { is: 'failed', reason: code };
    // Not the error itself: it may name the address, which is a secret.
    throw new Error(`no answer (${code ?? (error instanceof Error ? error.name : 'unknown')})`);
  }
}

function connectionCode(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : undefined;
}

/** Seconds, possibly with a fraction; a date is not used by any of them. */
function pauseOf(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, MAX_PAUSE_MS) : USUAL_PAUSE_MS;
}
