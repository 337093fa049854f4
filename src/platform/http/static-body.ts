import type { FastifyReply, FastifyRequest } from 'fastify';
import { perSnapshot } from '#shared/per-snapshot.ts';
import { Answer } from './answer.ts';
import { type EncodedBody, IMMUTABLE, JsonBody, REVALIDATE } from './encoded-body.ts';
import { sendBody } from './send-body.ts';

/** A JSON body made once per snapshot, compressed at its first use. */
export function bodyPerSnapshot<Snapshot extends object, Value>(
  build: (snapshot: Snapshot) => Value,
): (snapshot: Snapshot) => JsonBody<Value> {
  return perSnapshot((snapshot) => new JsonBody(build(snapshot)));
}

/** Answers with the body of the present snapshot. */
export function sendSnapshot<Snapshot extends { version: string }>(
  request: FastifyRequest,
  reply: FastifyReply,
  current: () => Snapshot,
  bodyOf: (snapshot: Snapshot) => EncodedBody,
): void {
  const { version } = current();
  const bodyNow = () => (current().version === version ? bodyOf(current()) : undefined);
  sendBody(request, reply, bodyOf(current()), cacheControlFor(request, version), bodyNow);
}

/** As `sendSnapshot`, for the handler of an endpoint. */
export function snapshotAnswer<Snapshot extends { version: string }, Value>(
  current: () => Snapshot,
  bodyOf: (snapshot: Snapshot) => JsonBody<Value>,
): Answer<Value> {
  const { version } = current();
  return new Answer(bodyOf(current()), {
    cacheControl: (request) => cacheControlFor(request, version),
    bodyNow: () => (current().version === version ? bodyOf(current()) : undefined),
  });
}

/**
 * How long an answer may be kept: for ever under the address that names this very version (`?v=`), else it is asked for again
 * each time. An address that names another version may soon mean other bytes, so it is never kept.
 */
function cacheControlFor(request: FastifyRequest, version: string): string {
  if (!request.url.includes('v=')) return REVALIDATE;
  const { query } = request;
  const isThisVersion = typeof query === 'object' && query !== null && 'v' in query && query.v === version;
  return isThisVersion ? IMMUTABLE : REVALIDATE;
}
