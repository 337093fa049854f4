import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponses } from './cached-response.hook.ts';
import { type Coding, negotiateCoding } from './content-coding.ts';
import { type EncodedBody, REVALIDATE, type Variant } from './encoded-body.ts';
import { matchesTag } from './etag.ts';
import { securityHeadersFor } from './security-headers.ts';

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
  body: EncodedBody,
  cacheControl: string = REVALIDATE,
  bodyNow?: () => EncodedBody | undefined,
): void | Promise<void> {
  reply.server.answerCheck?.(request, reply.statusCode, body);
  if (bodyNow && isKeepable(request, reply, body)) {
    reply.server.cachedResponses?.set(request.url, { cacheControl, bodyNow });
  }
  const coding = body.isCompressible ? negotiateCoding(request.headers['accept-encoding']) : 'identity';
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && reply.statusCode === 200 && matchesTag(ifNoneMatch, body.tag)) {
    sendNotModified(reply, body, coding, cacheControl);
    return undefined;
  }
  const variant = body.in(coding);
  if (variant instanceof Promise) {
    return variant.then(
      (ready) => write(reply, ready, cacheControl),
      (error: unknown) => void reply.send(error),
    );
  }
  write(reply, variant, cacheControl);
  return undefined;
}

function isKeepable(request: FastifyRequest, reply: FastifyReply, body: EncodedBody): boolean {
  return request.method === 'GET' && reply.statusCode === 200 && !hasOwnHeaders(reply, body);
}

function write(reply: FastifyReply, variant: Variant, cacheControl: string): void {
  // Errors go through Fastify, so that hooks run for them.
  if (reply.statusCode !== 200 || hasOwnHeaders(reply, variant)) {
    reply.headers(variant.headers).header('cache-control', cacheControl).send(variant.bytes);
    return;
  }
  const { raw, server, statusCode } = reply;
  const common = securityHeadersFor(variant.headers['content-type'], server.securityHeaders);
  reply.hijack();
  raw.writeHead(statusCode, variant.headerList(cacheControl, common));
  raw.end(variant.bytes);
}

/** Whether the reply has headers besides those that are sent with the body. */
function hasOwnHeaders(reply: FastifyReply, sent: Pick<EncodedBody, 'headers'>): boolean {
  const own = reply.getHeaders();
  for (const name in own) if (own[name] !== sent.headers[name]) return true;
  return false;
}

function sendNotModified(reply: FastifyReply, body: EncodedBody, coding: Coding, cacheControl: string): void {
  reply.code(304).headers({ ...body.headers, etag: body.etag(coding), 'cache-control': cacheControl });
  if (body.isCompressible) reply.header('vary', 'accept-encoding');
  reply.send();
}
