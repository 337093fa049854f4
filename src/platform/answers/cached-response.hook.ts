import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { interceptRequests } from '#platform/http/request-head.ts';
import { type SecurityHeaders, securityHeadersFor } from '#platform/http/security-headers.ts';
import type { AnswerCount } from './answer-counts.ts';
import { negotiateCoding } from './content-coding.ts';
import { matchesTag } from './etag.ts';
import type { PageView, ViewCounter } from './page-views.ts';
import type { ResponseBody } from './response-body.ts';

const MAX_ADDRESSES = 10_000;
const MAX_ADDRESS_LENGTH = 300;

interface CachedResponse {
  cacheControl: string;
  /** Returns the current body, if it is in memory. Never store the body itself: this map must not keep bodies alive. */
  bodyNow(): ResponseBody | undefined;
  /** Count of the path pattern that the address belongs to. */
  count: AnswerCount | undefined;
  /** Undefined: the address shows no page that is counted. */
  view?: PageView | undefined;
}

/** The bodies in memory by the exact address that they were last sent for. */
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
 * Sends responses that are ready in memory before anything else looks at the request: routing, hooks and logging
 * together take longer than sending the bytes. All else goes on to the previous handlers. Call it after
 * `installSecurityHeaders`; requests by `inject` bypass it.
 * @param closure asked for each request; while there is one all requests go on to the previous handlers
 */
export function installCachedResponses(app: FastifyInstance, closure?: () => object | null): void {
  const answers = new CachedResponses();
  app.decorate('cachedResponses', answers);
  const { server, securityHeaders } = app;
  const take = (request: IncomingMessage, response: ServerResponse) =>
    sendCachedResponse(request, response, { answers, headers: securityHeaders, views: app.viewCounter });
  interceptRequests(server, closure ? (request, response) => closure() === null && take(request, response) : take);
}

interface CachedAnswers {
  answers: CachedResponses;
  headers: SecurityHeaders | undefined;
  views: ViewCounter | undefined;
}

function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { answers, headers, views }: CachedAnswers,
): boolean {
  const { method, url = '', rawHeaders } = request;
  if (method !== 'GET') return false;
  const answer = answers.find(url);
  const body = answer?.bodyNow();
  if (answer === undefined || body === undefined) return false;
  const encoding = body.in(
    body.isCompressible ? negotiateCoding(findHeader(rawHeaders, 'accept-encoding')) : 'identity',
  );
  if (encoding instanceof Promise) return false;

  const ifNoneMatch = findHeader(rawHeaders, 'if-none-match');
  // Such requests are rare, and their responses have different headers: the route answers them.
  if (ifNoneMatch !== undefined && matchesTag(ifNoneMatch, body.tag)) return false;
  response.writeHead(
    200,
    encoding.headerList(answer.cacheControl, securityHeadersFor(encoding.headers['content-type'], headers)),
  );
  response.end(encoding.bytes);
  if (answer.count) {
    answer.count.answers += 1;
    answer.count.cached += 1;
  }
  if (answer.view) views?.count(answer.view, request);
  return true;
}

/**
 * Finds a header by its lower-case name. Only two headers are read here: parsing all of them into an object takes
 * longer.
 */
function findHeader(rawHeaders: readonly string[], wanted: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === wanted.length && name.toLowerCase() === wanted) return rawHeaders[at + 1];
  }
  return undefined;
}
