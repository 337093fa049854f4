import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { AppError } from '#shared/errors.ts';
import { endWithError } from './client-error.ts';

const ABSOLUTE_FORM = /^https?:\/\/([^/?#@\s]+)((?:[/?].*)?)$/i;

/** Looks at each request before its listeners do, which do not get it where `take` has answered it. Requests by `inject` bypass it. */
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
 * The first lines of a request as RFC 9112 reads them: one Host and no other, and an address in its absolute form is its path.
 * Call it after whatever else listens to requests.
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

/** What stands in the address takes the place of what Host says (RFC 9112, 3.2.2). */
export function shortenTarget(request: IncomingMessage): void {
  if (request.url?.startsWith('/')) return;
  const [, authority, rest = ''] = ABSOLUTE_FORM.exec(request.url ?? '') ?? [];
  if (authority === undefined) return;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  request.headers.host = authority;
}
