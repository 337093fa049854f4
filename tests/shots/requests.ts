import type { Page, Request, WebSocket } from 'playwright-core';

/** What a page still waits for. */
const waitedFor = new WeakMap<Page, Set<Request | WebSocket>>();

/** From here on it is known what the page waits for. A live line counts until its first word. */
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

/** Requests that are never answered: the screen stays as it is while one waits. */
export function neverAnswer(page: Page, pattern: Pattern, method?: Method): Promise<unknown> {
  return page.route(pattern, async (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    waitedFor.get(page)?.delete(route.request());
  });
}

/** Requests that the line does not carry. */
export function abortRequests(page: Page, pattern: Pattern): Promise<unknown> {
  return page.route(pattern, (route) => route.abort());
}

export interface Refusal {
  method?: Method;
  status?: number;
  code?: string;
  message?: string;
}

/** Refuses as the site does, with the message that is shown; what else is asked of the address goes on. */
export function refuse(page: Page, pattern: Pattern, refusal: Refusal = {}): Promise<unknown> {
  const { method = 'GET', status = 404, code = 'NOT_FOUND', message = '찾지 못했습니다.' } = refusal;
  const json = { statusCode: status, statusMessage: message, message, code };
  return page.route(pattern, (route) =>
    route.request().method() === method ? route.fulfill({ status, json }) : route.fallback(),
  );
}

/** Answers in place of the site. */
export function answer(page: Page, pattern: Pattern, json: unknown, method: Method = 'GET'): Promise<unknown> {
  return page.route(pattern, (route) =>
    route.request().method() === method ? route.fulfill({ json }) : route.fallback(),
  );
}
