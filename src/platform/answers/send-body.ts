import type { FastifyReply, FastifyRequest } from 'fastify';
import { securityHeadersFor } from '#platform/http/security-headers.ts';
import { countOf } from './answer-counts.ts';
import type { CachedResponses } from './cached-response.hook.ts';
import { type Coding, negotiateCoding } from './content-coding.ts';
import { matchesTag } from './etag.ts';
import { DYNAMIC_EFFORT, type Encoding, jsonBody, REVALIDATE, type ResponseBody } from './response-body.ts';

declare module 'fastify' {
  interface FastifyInstance {
    cachedResponses?: CachedResponses;
  }
}

/**
 * Sends a finished body in the coding that the client prefers, or 304 when the client already has the content. A coding
 * that is ready is written synchronously: no promise, no stream, no serialization. An async handler must await the
 * result, so that a response without a body does not overtake one that is still being compressed.
 * @param bodyNow finds the body of this address again; when given, the cached-response hook answers the next request
 * for it
 */
export function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: ResponseBody,
  cacheControl: string = REVALIDATE,
  bodyNow?: () => ResponseBody | undefined,
): void | Promise<void> {
  reply.server.answerCheck?.(request, reply.statusCode, body);
  if (bodyNow && isCacheable(request, reply, body)) {
    reply.server.cachedResponses?.set(request.url, {
      cacheControl,
      bodyNow,
      count: countOf(request),
      view: request.pageView,
    });
  }
  const coding = body.isCompressible ? negotiateCoding(request.headers['accept-encoding']) : 'identity';
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && reply.statusCode === 200 && matchesTag(ifNoneMatch, body.tag)) {
    sendNotModified(reply, body, coding, cacheControl);
    return undefined;
  }
  const encoding = body.in(coding);
  if (encoding instanceof Promise) {
    return encoding.then(
      (ready) => write(reply, ready, cacheControl),
      (error: unknown) => void reply.send(error),
    );
  }
  write(reply, encoding, cacheControl);
  return undefined;
}

/**
 * Sends a body that is not cached, with ETag, 304 and compression. An async handler must return or await it:
 * compression may still be running when the handler ends.
 */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  value: unknown,
  cacheControl?: string,
): void | Promise<void> {
  return sendBody(request, reply, jsonBody(value, DYNAMIC_EFFORT), cacheControl);
}

function isCacheable(request: FastifyRequest, reply: FastifyReply, body: ResponseBody): boolean {
  return request.method === 'GET' && reply.statusCode === 200 && !hasOwnHeaders(reply, body);
}

function write(reply: FastifyReply, encoding: Encoding, cacheControl: string): void {
  // Errors go through Fastify, so that hooks run for them.
  if (reply.statusCode !== 200 || hasOwnHeaders(reply, encoding)) {
    reply.headers(encoding.headers).header('cache-control', cacheControl).send(encoding.bytes);
    return;
  }
  const { raw, server, statusCode } = reply;
  const common = securityHeadersFor(encoding.headers['content-type'], server.securityHeaders);
  reply.hijack();
  raw.writeHead(statusCode, encoding.headerList(cacheControl, common));
  raw.end(encoding.bytes);
}

/** Whether the reply has headers besides those that are sent with the body. */
function hasOwnHeaders(reply: FastifyReply, sent: Pick<ResponseBody, 'headers'>): boolean {
  const own = reply.getHeaders();
  for (const name in own) if (own[name] !== sent.headers[name]) return true;
  return false;
}

function sendNotModified(reply: FastifyReply, body: ResponseBody, coding: Coding, cacheControl: string): void {
  reply.code(304).headers({ ...body.headers, etag: body.etag(coding), 'cache-control': cacheControl });
  if (body.isCompressible) reply.header('vary', 'accept-encoding');
  reply.send();
}
