import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { AppError } from '#shared/errors.ts';
import { endWithError } from './client-error.ts';

const ABSOLUTE_FORM = /^https?:\/\/([^/?#@\s]+)((?:[/?].*)?)$/i;

/**
 * Calls `take` with each request before the other listeners, which do not receive requests that it has answered.
 * Requests by `inject` bypass it.
 */
export function interceptRequests(
  server: Server,
  take: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (take(request, response)) return;
    for (const listener of listeners) listener.call(server, request, response);
  });
}

/**
 * Checks and normalizes the head of each request by RFC 9112: exactly one Host, and an absolute URL is reduced to its
 * path. Call it after all other listeners for requests were added.
 */
export function readRequestHeads(server: Server): void {
  interceptRequests(server, (request, response) => {
    if (!hasOneHost(request)) {
      endWithError(response, new AppError('INVALID_INPUT', { message: 'Host 머리말은 하나여야 합니다.' }));
      return true;
    }
    shortenTarget(request);
    return false;
  });
}

export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** Reduces an absolute URL to its path; its authority replaces the Host header (RFC 9112, 3.2.2). */
export function shortenTarget(request: IncomingMessage): void {
  if (request.url?.startsWith('/')) return;
  const [, authority, rest = ''] = ABSOLUTE_FORM.exec(request.url ?? '') ?? [];
  if (authority === undefined) return;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  request.headers.host = authority;
}
