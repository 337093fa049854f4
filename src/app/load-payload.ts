import { fetchWithRetry } from '#platform/client/fetch-with-retry.ts';
import { reloadOnce } from '#platform/client/reload-once.ts';
import { isPageError, type PageError } from '#shared/page.ts';
import type { PagePayload } from './page-state.ts';

/** Milliseconds for which preloaded data waits for its click. */
const AHEAD_MS = 15_000;

const ahead = new Map<string, { at: number; payload: Promise<Response> }>();
let build = '';
let destination = () => location.href;

export function setBuild(id: string, to: () => string): void {
  build = id;
  destination = to;
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
  const payload = fetch(target);
  payload.catch(() => ahead.delete(target));
  ahead.set(target, { at: performance.now(), payload });
}

function evictOld(): void {
  for (const [target, { at }] of ahead) if (performance.now() - at >= AHEAD_MS) ahead.delete(target);
}

export async function loadPayload(url: URL, signal: AbortSignal): Promise<unknown> {
  const response = await payloadResponse(payloadUrl(url), signal);
  const body: unknown = response.ok || response.status === 404 ? await response.json() : null;
  if (isPageError(body)) throw body;
  if (!response.ok) throw { status: response.status, message: '' } satisfies PageError;
  const { build: servedBy, data } = body as PagePayload;
  // A newer version of the site answered: its data may not fit this build's pages.
  if (servedBy !== build && reloadOnce(destination())) return new Promise(() => undefined);
  return data;
}

async function payloadResponse(target: string, signal: AbortSignal): Promise<Response> {
  const known = ahead.get(target);
  ahead.delete(target);
  if (known && performance.now() - known.at < AHEAD_MS) {
    try {
      const response = await known.payload;
      if (response.status < 500) return response;
    } catch {
      // As below.
    }
  }
  // Preloading failed, so request again, with retries.
  return fetchWithRetry(target, { signal });
}
