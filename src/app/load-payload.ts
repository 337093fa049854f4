import { fetchWithRetry } from '#platform/client/fetch-with-retry.ts';
import { reloadOnce } from '#platform/client/reload-once.ts';
import { isPageError } from '#shared/page.ts';
import type { PagePayload } from './page-state.ts';

/** Milliseconds that data loaded ahead may wait for its click. */
const AHEAD_MS = 15_000;

const ahead = new Map<string, { at: number; payload: Promise<Response> }>();
let build = '';

export function setBuild(id: string): void {
  build = id;
}

/** `{path}/_payload.json?{build}&{query}` of a page. */
function payloadUrl(url: URL): string {
  const path = url.pathname === '/' ? '' : url.pathname.replace(/\/$/, '');
  const query = url.search.slice(1);
  return `${path}/_payload.json?${build}${query && `&${query}`}`;
}

/** Starts loading a page's data before it is asked for; failures show when the page is really opened. */
export function loadAhead(url: URL): void {
  const target = payloadUrl(url);
  const known = ahead.get(target);
  if (known && performance.now() - known.at < AHEAD_MS) return;
  const payload = fetch(target);
  payload.catch(() => ahead.delete(target));
  ahead.set(target, { at: performance.now(), payload });
}

/** The data of a page for navigation in the browser. */
export async function loadPayload(url: URL, signal: AbortSignal): Promise<unknown> {
  const body: unknown = await (await payloadResponse(payloadUrl(url), signal)).json();
  if (isPageError(body)) throw body;
  const { build: servedBy, data } = body as PagePayload;
  // A newer site answered: its data may not fit this build's pages.
  if (servedBy !== build && reloadOnce(url.pathname + url.search + url.hash)) return new Promise(() => undefined);
  return data;
}

async function payloadResponse(target: string, signal: AbortSignal): Promise<Response> {
  const known = ahead.get(target);
  ahead.delete(target);
  if (known && performance.now() - known.at < AHEAD_MS) {
    try {
      return await known.payload;
    } catch {
      // Asked for again below, with retries.
    }
  }
  return fetchWithRetry(target, { signal });
}
