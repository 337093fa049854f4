import { addressOf, type CallInput, type Endpoint, type Given, type ResponseOf } from '#shared/endpoint.ts';
import { hasSessionCookie } from '#shared/session-cookie.ts';
import { noAnswer, readApiError } from './api-error.ts';
import { fetchWithRetry } from './fetch-with-retry.ts';
import { newRequestKey } from './request-key.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A POST without one gets a new one, so that trying again after a lost answer does nothing twice. */
  readonly idempotencyKey?: string;
}

/** `away`: the provider gave no answer, and the session may be as good as ever. */
export type Renewal = 'renewed' | 'ended' | 'away';

/** @param sentAt when the request was sent whose session the API refused, on the clock of `performance` */
export type RenewSession = (sentAt: number) => Promise<Renewal>;

let renewSession: RenewSession | undefined;

/** Says how a session that has run out is renewed. */
export function renewSessionWith(renew: RenewSession): void {
  renewSession = renew;
}

/**
 * Calls an endpoint of a contract. A session that has run out is renewed once, then the call is made again.
 * @throws {ApiError}
 */
export async function call<E extends Endpoint & { response: object }>(
  endpoint: E,
  ...given: Given<CallInput<E> & CallOptions>
): Promise<ResponseOf<E>> {
  return callWith(endpoint, given[0] ?? {});
}

/** As `call`, for an endpoint that is not known where it is called. */
export async function callWith<E extends Endpoint & { response: object }>(
  endpoint: E,
  { params, query, ...request }: AnyInput,
): Promise<ResponseOf<E>> {
  const isOwn = endpoint.who !== 'anyone' && endpoint.who !== 'visitor';
  const { method, path } = endpoint;
  return (await requestJson(addressOf(path, { params, query }), { ...request, method, isOwn })) as ResponseOf<E>;
}

export interface AnyInput extends CallOptions {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

interface JsonRequest extends CallOptions {
  method: Endpoint['method'];
  /** Sent as JSON. */
  body?: unknown;
  /** It is for who is signed in: kept by no cache. */
  isOwn: boolean;
}

async function requestJson(url: string, request: JsonRequest): Promise<unknown> {
  const init = initOf(request);
  const startedAt = performance.now();
  let response = await send(url, init);
  if (response.status === 401 && renewSession && hasSessionCookie(document.cookie)) {
    const renewal = await renewSession(startedAt);
    if (renewal === 'away') throw noAnswer();
    if (renewal === 'renewed') response = await send(url, init);
  }
  if (!response.ok) throw await readApiError(response);
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

function initOf({ method, body, isOwn, idempotencyKey, signal }: JsonRequest): RequestInit {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method === 'POST') headers['idempotency-key'] = idempotencyKey ?? newRequestKey();
  return {
    method,
    headers,
    signal,
    body: body === undefined ? undefined : JSON.stringify(body),
    ...(isOwn && { credentials: 'include', cache: 'no-store' }),
  };
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetchWithRetry(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw noAnswer();
  }
}
