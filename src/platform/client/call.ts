import { type CallInput, type Endpoint, type Given, type ResponseOf, toAddress } from '#shared/endpoint.ts';
import { hasSessionCookie } from '#shared/session-cookie.ts';
import { noAnswer, readApiError } from './api-error.ts';
import { fetchWithRetry } from './fetch-with-retry.ts';
import { unlessLeft } from './page-stays.ts';
import { newRequestKey } from './request-key.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A POST without one gets a new key. Retry with the same key, so that a lost response does not repeat the change. */
  readonly idempotencyKey?: string;
  onHeaders?(headers: Headers): void;
}

/** `away`: the provider did not respond, and the session may still be valid. */
export type Renewal = 'renewed' | 'ended' | 'away';

/** @param sentAt when the refused request was sent, in milliseconds of `performance.now()` */
export type RenewSession = (sentAt: number) => Promise<Renewal>;

let renewSession: RenewSession | undefined;

export function renewSessionWith(renew: RenewSession): void {
  renewSession = renew;
}

/**
 * Calls an endpoint of a contract. If the session has expired, renews it once and repeats the call.
 * @throws {ApiError}
 */
export async function call<E extends Endpoint & { response: object }>(
  endpoint: E,
  ...given: Given<CallInput<E> & CallOptions>
): Promise<ResponseOf<E>> {
  return callWith(endpoint, given[0] ?? {});
}

export async function callWith<E extends Endpoint & { response: object }>(
  endpoint: E,
  { params, query, ...request }: AnyInput,
): Promise<ResponseOf<E>> {
  const isOwn = endpoint.who !== 'anyone' && endpoint.who !== 'visitor';
  const { method, path } = endpoint;
  return (await requestJson(toAddress(path, { params, query }), { ...request, method, isOwn })) as ResponseOf<E>;
}

export interface AnyInput extends CallOptions {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

interface JsonRequest extends CallOptions {
  method: Endpoint['method'];
  body?: unknown;
  /** The response belongs to the signed-in player and bypasses every cache. */
  isOwn: boolean;
}

async function requestJson(url: string, request: JsonRequest): Promise<unknown> {
  const init = toRequestInit(request);
  const startedAt = performance.now();
  let response = await send(url, init);
  if (response.status === 401 && renewSession && hasSessionCookie(document.cookie)) {
    const renewal = await renewSession(startedAt);
    if (renewal === 'away') throw noAnswer(init.method === 'GET');
    if (renewal === 'renewed') response = await send(url, init);
  }
  if (!response.ok) throw await readApiError(response);
  request.onHeaders?.(response.headers);
  const text = await unlessLeft(response.text());
  return text === '' ? undefined : JSON.parse(text);
}

function toRequestInit({ method, body, isOwn, idempotencyKey, signal }: JsonRequest): RequestInit {
  const headers: Record<string, string> = {};
  // The browser names the type itself: of a form with its boundary, of a file.
  const isRaw = body instanceof FormData || body instanceof Blob;
  if (body !== undefined && !isRaw) headers['content-type'] = 'application/json';
  if (method === 'POST') headers['idempotency-key'] = idempotencyKey ?? newRequestKey();
  return {
    method,
    headers,
    signal,
    body: body === undefined || isRaw ? body : JSON.stringify(body),
    credentials: 'include',
    ...(isOwn && { cache: 'no-store' }),
  };
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetchWithRetry(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw noAnswer(init.method === 'GET');
  }
}
