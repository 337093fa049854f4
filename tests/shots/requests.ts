import type { Page, Request, WebSocket } from 'playwright-core';

const waitedFor = new WeakMap<Page, Set<Request | WebSocket>>();

/** Counts the page's pending requests from here on. A WebSocket is pending until its first message. */
export function trackRequests(page: Page): void {
  const waiting = new Set<Request | WebSocket>();
  waitedFor.set(page, waiting);
  page.on('request', (request) => waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  page.on('websocket', (socket) => {
    waiting.add(socket);
    socket.once('framereceived', () => waiting.delete(socket));
    socket.once('close', () => waiting.delete(socket));
  });
}

export function isWaiting(page: Page): boolean {
  return (waitedFor.get(page)?.size ?? 0) > 0;
}

type Pattern = string | RegExp;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Never responds to matching requests, so the screen stays in its pending state. */
export function neverAnswer(page: Page, pattern: Pattern, method?: Method): Promise<unknown> {
  return page.route(pattern, async (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    waitedFor.get(page)?.delete(route.request());
  });
}

export function abortRequests(page: Page, pattern: Pattern): Promise<unknown> {
  return page.route(pattern, (route) => route.abort());
}

export interface Refusal {
  method?: Method;
  status?: number;
  code?: string;
  message?: string;
  /** The form's field that the message is about. */
  field?: string;
}

/** Responds with an error of the site and its message; requests with other methods pass. */
export function refuse(page: Page, pattern: Pattern, refusal: Refusal = {}): Promise<unknown> {
  const { method = 'GET', status = 404, code = 'NOT_FOUND', message = '찾지 못했습니다.', field } = refusal;
  const data = field && { issues: [{ path: field, message }] };
  const json = { statusCode: status, statusMessage: message, message, code, data };
  return page.route(pattern, (route) =>
    route.request().method() === method ? route.fulfill({ status, json }) : route.fallback(),
  );
}

export function answer(page: Page, pattern: Pattern, json: unknown, method: Method = 'GET'): Promise<unknown> {
  return page.route(pattern, (route) =>
    route.request().method() === method ? route.fulfill({ json }) : route.fallback(),
  );
}
