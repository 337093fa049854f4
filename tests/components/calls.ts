import { vi } from 'vitest';
import type { CallInput, Endpoint, ResponseOf } from '#shared/endpoint.ts';
import { ERROR_MESSAGE, ERROR_STATUS, type ErrorCode } from '#shared/errors.ts';

type Answered = Endpoint & { response: object };

export interface Call<E extends Endpoint = Endpoint> {
  readonly params: E extends { params: object } ? Readonly<Record<string, string>> : undefined;
  readonly query: URLSearchParams;
  readonly body: CallInput<E> extends { readonly body?: infer Body } ? Body : undefined;
  readonly idempotencyKey: string | null;
}

/** An answer of an error, as the server sends it. */
export class Refusal {
  readonly status: number;
  readonly body: object | null;

  constructor(code: ErrorCode, { message = ERROR_MESSAGE[code], data }: { message?: string; data?: object } = {}) {
    this.status = ERROR_STATUS[code];
    this.body = { statusCode: this.status, statusMessage: code, message, code, ...(data && { data }) };
  }
}

/** The request reaches nobody, or its answer is lost. */
export const NO_ANSWER = Symbol('no answer');

type Answer<E extends Answered> = ResponseOf<E> | Refusal | typeof NO_ANSWER;
/** @param nth from 0 */
type Respond<E extends Answered> = (call: Call<E>, nth: number) => Answer<E> | Promise<Answer<E>>;

interface Handler {
  readonly method: string;
  readonly path: RegExp;
  readonly calls: Call[];
  respond(call: Call, nth: number): unknown;
}

let handlers: Handler[] = [];
let payloads = new Map<string, (query: URLSearchParams) => unknown>();
let refused: string[] = [];
let unread: Promise<void>[] = [];

/**
 * Answers calls of an endpoint from now on, in place of an earlier answer.
 * @returns the calls that came, the latest last
 */
export function answering<E extends Answered>(endpoint: E, respond: Respond<E>): readonly Call<E>[] {
  const path = new RegExp(`^${endpoint.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
  const calls: Call[] = [];
  handlers.unshift({ method: endpoint.method, path, calls, respond: respond as Handler['respond'] });
  return calls as Call<E>[];
}

/** Answers what a page asks its loader for when only its query changes. */
export function answeringPage(path: string, dataOf: (query: URLSearchParams) => unknown): void {
  payloads.set(path, dataOf);
}

/** An answer that waits until it is released. */
export function pendingAnswer<Value>(): { answer: Promise<Value>; release(value: Value): void } {
  const { promise, resolve } = Promise.withResolvers<Value>();
  return { answer: promise, release: resolve };
}

/** Whatever was answered so far has been read, and what follows from it has happened. */
export async function untilRead(): Promise<void> {
  await Promise.all(unread);
  const { port1, port2 } = new MessageChannel();
  await new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

/** From now on no request leaves the browser. */
export function stubCalls(): void {
  handlers = [];
  payloads = new Map();
  refused = [];
  unread = [];
  vi.stubGlobal('fetch', answer);
}

/** @returns the requests that no test had an answer for, and forgets them */
export function takeRefused(): string[] {
  return refused.splice(0);
}

async function answer(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams: query } = new URL(input instanceof Request ? input.url : input, location.origin);
  const { method = 'GET', body, signal } = init;
  const page = pathname.endsWith('/_payload.json') ? payloads.get(pathname.replace('/_payload.json', '')) : undefined;
  if (page) {
    const data = await page(query);
    return toResponse(data instanceof Refusal ? data : { build: '', data });
  }
  const handler = handlers.find((one) => one.method === method && one.path.test(pathname));
  if (!handler) {
    refused.push(`${method} ${pathname}${query.size > 0 ? `?${query}` : ''}`);
    return toResponse(new Refusal('NOT_FOUND', { message: 'No test answers this call.' }));
  }
  const call: Call = {
    params: { ...handler.path.exec(pathname)?.groups },
    query,
    body: typeof body === 'string' ? JSON.parse(body) : body,
    idempotencyKey: new Headers(init.headers).get('idempotency-key'),
  } as unknown as Call;
  handler.calls.push(call);
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('The call was aborted.', 'AbortError')));
  });
  const read = Promise.withResolvers<void>();
  unread.push(read.promise);
  const response = toResponse(await Promise.race([handler.respond(call, handler.calls.length - 1), aborted]));
  return watched(response, read.resolve);
}

/** @param onRead called once its body is read, or is not going to be */
function watched(response: Response, onRead: () => void): Response {
  if (!response.ok) onRead();
  const read = response.text.bind(response);
  return Object.assign(response, { text: () => read().finally(onRead) });
}

function toResponse(answered: unknown): Response {
  if (answered === NO_ANSWER) throw new TypeError('Failed to fetch');
  if (answered instanceof Refusal) return Response.json(answered.body, { status: answered.status });
  return answered === undefined ? new Response('') : Response.json(answered);
}
