import { fetchWithRetry } from '#platform/client/fetch-with-retry.ts';
import { ERROR_MESSAGE, ERROR_STATUS, type ErrorBody, type ErrorCode } from '#shared/errors.ts';
import { hasSessionCookie } from '#shared/session-cookie.ts';
import type { Me } from '../../../profiles/profile.contract.ts';
import { storeMe } from '../last-seen.ts';
import { publishToTabs } from '../me-channel.ts';
import { renewSession } from '../renew-session.ts';
import { newRequestKey } from '../request-key.ts';

export interface OwnRequest {
  /** GET unless told. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** A POST without one gets a new one, so that trying again after a lost answer does nothing twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
}

/** A request that was refused or got no answer. */
export class ApiFault extends Error {
  /** 0: there was no answer. */
  readonly status: number;
  readonly code: ErrorCode;
  readonly data: Readonly<Record<string, unknown>>;

  /** @param message Korean, for people */
  constructor(status: number, code: ErrorCode, message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'ApiFault';
    this.status = status;
    this.code = code;
    this.data = data;
  }
}

function noAnswer(): ApiFault {
  return new ApiFault(0, 'UNAVAILABLE', '서버에 닿지 못했습니다. 인터넷 연결을 확인해 주세요.');
}

/**
 * A call of the site's API in the name of who is signed in. A session that has run out is renewed once, then the call is
 * made again.
 * @throws {ApiFault}
 */
export async function ownApi<T>(path: string, request: OwnRequest = {}): Promise<T> {
  const init = initOf(request);
  const startedAt = performance.now();
  let response = await send(path, init);
  if (response.status === 401 && hasSessionCookie(document.cookie)) {
    const renewal = await renewSession(startedAt);
    if (renewal === 'away') throw noAnswer();
    if (renewal === 'renewed') response = await send(path, init);
  }
  if (!response.ok) throw await faultOf(response);
  const text = await response.text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** The profile as it now stands on the server. */
export async function reloadMe(): Promise<void> {
  setMe(await fetchMe());
}

/** Null: signed in, no profile yet. */
export function fetchMe(): Promise<Me | null> {
  return ownApi<Me | null>('/api/profiles/me?orNull=true');
}

/** The profile that a call just answered with; null: there is none any more. The other tabs ask for it anew. */
export function setMe(me: Me | null): void {
  storeMe(me);
  publishToTabs();
}

function initOf({ method = 'GET', body, idempotencyKey, signal }: OwnRequest): RequestInit {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method === 'POST') headers['idempotency-key'] = idempotencyKey ?? newRequestKey();
  return {
    method,
    headers,
    credentials: 'include',
    cache: 'no-store',
    signal,
    body: body === undefined ? undefined : JSON.stringify(body),
  };
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetchWithRetry(path, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw noAnswer();
  }
}

async function faultOf(response: Response): Promise<ApiFault> {
  const body: unknown = await response.json().catch(() => null);
  if (isErrorBody(body)) return new ApiFault(response.status, body.code, body.message, body.data);
  const code = codeOf(response.status);
  return new ApiFault(response.status, code, ERROR_MESSAGE[code]);
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body;
}

/** A proxy in between answers without our body. */
function codeOf(status: number): ErrorCode {
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  return codes.find((code) => ERROR_STATUS[code] === status) ?? (status >= 500 ? 'UNAVAILABLE' : 'INVALID_INPUT');
}
