import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { negotiateCoding } from './content-coding.ts';
import type { EncodedBody } from './encoded-body.ts';
import { matchesTag } from './etag.ts';
import { type SecurityHeaders, securityHeadersFor } from './security-headers.ts';

const MAX_ADDRESSES = 10_000;
const MAX_ADDRESS_LENGTH = 300;

/** How to find the finished answer (status 200, the same for everybody) of an address again. */
interface CachedResponse {
  cacheControl: string;
  /** The body as it would be answered now, if it is at hand. Never the body itself: this map must keep none alive. */
  bodyNow(): EncodedBody | undefined;
}

/** Addresses, exactly as they were asked for, and where their answers are. */
export class CachedResponses {
  readonly #byAddress = new LRUCache<string, CachedResponse>({ max: MAX_ADDRESSES });

  set(address: string, answer: CachedResponse): void {
    if (address.length <= MAX_ADDRESS_LENGTH) this.#byAddress.set(address, answer);
  }

  find(address: string): CachedResponse | undefined {
    return this.#byAddress.get(address);
  }
}

/**
 * Answers what is in memory ready made before anything else looks at the request: routing, hooks and logging together
 * take longer than sending the bytes. All else goes on to the handlers that were there. Call it after
 * `installSecurityHeaders`; requests by `inject` take the usual way.
 */
export function installCachedResponses(app: FastifyInstance): void {
  const answers = new CachedResponses();
  app.decorate('cachedResponses', answers);
  const { server, securityHeaders } = app;
  const handlers = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (sendCachedResponse(request, response, answers, securityHeaders)) return;
    for (const handler of handlers) handler.call(server, request, response);
  });
}

function sendCachedResponse(
  { method, url = '', rawHeaders }: IncomingMessage,
  response: ServerResponse,
  answers: CachedResponses,
  headers: SecurityHeaders | undefined,
): boolean {
  if (method !== 'GET') return false;
  const answer = answers.find(url);
  const body = answer?.bodyNow();
  if (answer === undefined || body === undefined) return false;
  const variant = body.in(body.isCompressible ? negotiateCoding(headerOf(rawHeaders, 'accept-encoding')) : 'identity');
  if (variant instanceof Promise) return false;

  const ifNoneMatch = headerOf(rawHeaders, 'if-none-match');
  // Rare, and with headers of its own: the usual way says it.
  if (ifNoneMatch !== undefined && matchesTag(ifNoneMatch, body.tag)) return false;
  response.writeHead(
    200,
    variant.headerList(answer.cacheControl, securityHeadersFor(variant.headers['content-type'], headers)),
  );
  response.end(variant.bytes);
  return true;
}

/** A header as it was sent, given in lower case. Two are looked at here: sorting all of them into an object costs more. */
function headerOf(rawHeaders: readonly string[], wanted: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === wanted.length && name.toLowerCase() === wanted) return rawHeaders[at + 1];
  }
  return undefined;
}
