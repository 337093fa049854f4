import { getLiveness } from '#features/shell/health/health.contract.ts';
import { addView } from '#features/shell/visits/visit.contract.ts';
import { fetchOnce, fetchWithRetry } from '#platform/client/fetch-with-retry.ts';
import { setPageRead } from '#platform/client/page-age.ts';
import { unlessLeft } from '#platform/client/page-stays.ts';
import { reloadOnce } from '#platform/client/reload-once.ts';
import { urlOf } from '#shared/endpoint.ts';
import { isPageError, type PageError } from '#shared/page.ts';
import type { PagePayload } from './page-state.ts';
import { retryLater } from './retry-later.ts';

/** Milliseconds for which preloaded data waits for a click. */
const AHEAD_MS = 15_000;
export const MAINTENANCE_PATH = '/maintenance';

const ahead = new Map<string, { at: number; payload: Promise<Response> }>();
let build = '';
/** Returns path, query and hash of the page that is being opened. */
export let targetPath = () => location.href;
let newest = new AbortController().signal;

export function setBuild(id: string, to: () => string): void {
  build = id;
  targetPath = to;
}

/** `{path}/_payload.json?{build}&{query}` */
function payloadUrl(url: URL): string {
  const path = url.pathname === '/' ? '' : url.pathname.replace(/\/$/, '');
  const query = url.search.slice(1);
  return `${path}/_payload.json?${build}${query && `&${query}`}`;
}

export function loadAhead(url: URL): void {
  const target = payloadUrl(url);
  const known = ahead.get(target);
  if (known && performance.now() - known.at < AHEAD_MS) return;
  evictOld();
  const payload = fetchOnce(target, { headers: { 'x-ahead': '1' } });
  payload.catch(() => ahead.delete(target));
  ahead.set(target, { at: performance.now(), payload });
}

function evictOld(): void {
  for (const [target, { at }] of ahead) if (performance.now() - at >= AHEAD_MS) ahead.delete(target);
}

/**
 * Resolves with the page's data. While the server does not answer, it stays pending, so that the present page remains,
 * and retries (contract §1). An answer that is no payload opens the target as a document, once per path in 10 seconds.
 * @throws {PageError} the error that a full load of the address would show
 */
export async function loadPayload(url: URL, signal: AbortSignal): Promise<unknown> {
  newest = signal;
  const { response, at, isAhead } = await anyResponse(url, signal);
  if (response.redirected && new URL(response.url).pathname === MAINTENANCE_PATH) return openDocument(MAINTENANCE_PATH);
  const body: unknown = await unlessLeft(response.json()).catch((error: unknown) => {
    if (signal.aborted) throw error;
  });
  if (response.ok && isPayload(body)) {
    if (body.build === build) {
      setPageRead(at);
      if (isAhead) countView(url.pathname);
      return body.data;
    }
    // Another version of the site answered: its data may not fit this build's pages, so it is never drawn.
    if (reloadOnce(targetPath())) return pending();
    throw { status: 503, message: '' } satisfies PageError;
  }
  const error = toPageError(response.status, body);
  if (response.ok || response.status >= 500 || body === undefined) {
    console.warn(`페이지의 자료를 읽지 못했습니다 (${response.status}): ${url.pathname}`);
    if (reloadOnce(targetPath())) return pending();
  }
  throw error;
}

/** Tells the server that a page is opened that was fetched ahead. Nothing waits for it, also when the page is left. */
function countView(path: string): void {
  const body = new Blob([JSON.stringify({ path })], { type: 'application/json' });
  // Absent where a browser or its owner does without.
  navigator.sendBeacon?.(urlOf(addView), body);
}

interface TimedResponse {
  response: Response;
  /** Time of the request, by `performance.now()`. */
  at: number;
  /** The server has not counted it as a view. */
  isAhead?: boolean;
}

async function anyResponse(url: URL, signal: AbortSignal): Promise<TimedResponse> {
  const target = payloadUrl(url);
  const at = performance.now();
  try {
    return (await responseAhead(target)) ?? { response: await fetchWithRetry(target, { signal }), at };
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn(`답이 없어 이 화면에 머뭅니다: ${url.pathname}`, error);
    return { response: await retryLater(() => fetchOnce(target, { signal }), { path: targetPath(), signal }), at };
  }
}

/**
 * Resolves once the server answers anything at all.
 * @throws when the navigation is aborted
 */
export async function untilAnswered(): Promise<void> {
  const signal = newest;
  const probe = () => fetchOnce(urlOf(getLiveness), { signal, cache: 'no-store' });
  await probe().catch((error: unknown) => {
    if (signal.aborted) throw error;
    return retryLater(probe, { path: targetPath(), signal });
  });
}

function isPayload(body: unknown): body is PagePayload {
  return typeof body === 'object' && body !== null && 'build' in body && 'data' in body;
}

/** Errors of the API have `statusCode`, errors of pages `status`. */
function toPageError(status: number, body: unknown): PageError {
  if (isPageError(body)) return body;
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : '';
  return { status: status < 400 ? 500 : status, message: typeof message === 'string' ? message : '' };
}

function openDocument(path: string): Promise<never> {
  location.assign(path);
  return pending();
}

export const pending = () => new Promise<never>(() => undefined);

/**
 * Returns undefined if nothing was preloaded in time, or preloading failed; the data is then requested with retries.
 */
async function responseAhead(target: string): Promise<TimedResponse | undefined> {
  const known = ahead.get(target);
  ahead.delete(target);
  if (!known || performance.now() - known.at >= AHEAD_MS) return undefined;
  const response = await known.payload.catch(() => undefined);
  return response && response.status < 500 ? { response, at: known.at, isAhead: true } : undefined;
}
