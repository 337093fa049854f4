import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponses } from './cached-response.hook.ts';
import { type Coding, negotiateCoding } from './content-coding.ts';
import { type EncodedBody, REVALIDATE, type Variant } from './encoded-body.ts';
import { matchesTag } from './etag.ts';
import { securityHeadersFor } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where finished bodies are kept for the front door. */
    cachedResponses?: CachedResponses;
  }
}

/**
 * Answers with a finished body in the coding that the client likes best, or with 304 when it holds that content already.
 * A coding that is ready is written at once: no promise, no stream, nothing to serialise.
 * An async handler waits for what this returns, lest an answer without a body overtakes one that is still being compressed.
 * @param bodyNow finds the body of this address anew; given, the front door answers the next request for it
 */
export function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
  cacheControl: string = REVALIDATE,
  bodyNow?: () => EncodedBody | undefined,
): void | Promise<void> {
  reply.server.answerCheck?.(request, reply.statusCode, body);
  if (bodyNow && isKeepable(request, reply)) {
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

/** Not what a hook or a handler said something of its own about: the front door knows nothing of it. */
function isKeepable(request: FastifyRequest, reply: FastifyReply): boolean {
  return request.method === 'GET' && reply.statusCode === 200 && !hasOwnHeaders(reply);
}

function write(reply: FastifyReply, variant: Variant, cacheControl: string): void {
  if (hasOwnHeaders(reply)) {
    reply.headers(variant.headers).header('cache-control', cacheControl).send(variant.bytes);
    return;
  }
  const { raw, server, statusCode } = reply;
  const common = securityHeadersFor(variant.headers['content-type'], server.securityHeaders);
  reply.hijack();
  raw.writeHead(statusCode, variant.headerList(cacheControl, common));
  raw.end(variant.bytes);
}

/** Whether a hook or a handler said something of its own, which only the usual way of sending adds. */
function hasOwnHeaders(reply: FastifyReply): boolean {
  for (const _name in reply.getHeaders()) return true;
  return false;
}

function sendNotModified(reply: FastifyReply, body: EncodedBody, coding: Coding, cacheControl: string): void {
  reply.code(304).headers({ etag: body.etag(coding), 'cache-control': cacheControl });
  if (body.isCompressible) reply.header('vary', 'accept-encoding');
  reply.send();
}
