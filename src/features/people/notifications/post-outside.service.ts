export type SendOutcome =
  | { is: 'sent' }
  /** The channel will never work again. `fault`: the reason for the player, in Korean. */
  | { is: 'gone'; fault: string }
  /** Not delivered; retry at this time. */
  | { is: 'later'; at: Date }
  /** Not delivered; retry later. */
  | { is: 'failed'; reason: string }
  /** Not delivered; do not retry. */
  | { is: 'dropped'; reason: string };

/** `refused`: the push service refuses this site, whatever the browser. */
export type PushOutcome = SendOutcome | { is: 'refused'; status: number };

export interface Message {
  notificationId: number;
  title: string;
  body: string;
  path: string;
}

const PATIENCE_MS = 10_000;
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
  /** Milliseconds, from `Retry-After`. */
  retryAfterMs: number;
}

/**
 * Posts to another site. Follows no redirect and reads only the head of the answer.
 * @returns `failed` when no connection was made
 * @throws when it is unknown whether the request arrived
 */
export function postOutside(
  url: string,
  init: Pick<RequestInit, 'headers' | 'body'>,
  signal: AbortSignal,
): Promise<Answer | SendOutcome> {
  return requestOutside(url, { ...init, method: 'POST' }, signal);
}

/** Requests an address of another site, as `postOutside` posts there. */
export function getOutside(url: string, signal: AbortSignal): Promise<Answer | SendOutcome> {
  return requestOutside(url, { method: 'GET' }, signal);
}

async function requestOutside(
  url: string,
  init: Pick<RequestInit, 'headers' | 'body' | 'method'>,
  signal: AbortSignal,
): Promise<Answer | SendOutcome> {
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    await response.body?.cancel();
    return { status: response.status, retryAfterMs: parseRetryAfter(response.headers.get('retry-after')) };
  } catch (error) {
    const code = connectionCode(error);
    if (code !== undefined && NEVER_CONNECTED.includes(code)) return { is: 'failed', reason: code };
    // The error itself is not used: it may contain the address, which is a secret.
    throw new Error(`no answer (${code ?? (error instanceof Error ? error.name : 'unknown')})`);
  }
}

function connectionCode(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : undefined;
}

function parseRetryAfter(retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, MAX_PAUSE_MS) : USUAL_PAUSE_MS;
}
