import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Coding, negotiateCoding } from './content-coding.ts';
import { type EncodedBody, REVALIDATE, type Variant } from './encoded-body.ts';
import { matchesTag } from './etag.ts';

/**
 * Answers with a finished body in the coding that the client likes best, or with 304 when it holds that content already.
 * Answers at once when the coding is ready: no promise, no stream, nothing to serialise.
 */
export function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  body: EncodedBody,
  cacheControl: string = REVALIDATE,
): void {
  const coding = body.isCompressible ? negotiateCoding(request.headers['accept-encoding']) : 'identity';
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && matchesTag(ifNoneMatch, body.tag)) {
    sendNotModified(reply, body, coding, cacheControl);
    return;
  }
  const variant = body.in(coding);
  if (variant instanceof Promise) {
    variant.then(
      (ready) => write(reply, ready, cacheControl),
      (error: unknown) => reply.send(error),
    );
  } else {
    write(reply, variant, cacheControl);
  }
}

function write(reply: FastifyReply, variant: Variant, cacheControl: string): void {
  reply.headers(variant.headers);
  if (cacheControl !== REVALIDATE) reply.header('cache-control', cacheControl);
  reply.send(variant.bytes);
}

function sendNotModified(reply: FastifyReply, body: EncodedBody, coding: Coding, cacheControl: string): void {
  reply.code(304).headers({ etag: body.etag(coding), 'cache-control': cacheControl });
  if (body.isCompressible) reply.header('vary', 'accept-encoding');
  reply.send();
}
