import type { FastifyRequest } from 'fastify';
import { EncodedBody, IMMUTABLE, REVALIDATE } from './encoded-body.ts';

/** A JSON body made once per snapshot: as long as the snapshot is the same object, the same body is answered. */
export function bodyPerSnapshot<Snapshot extends object>(
  build: (snapshot: Snapshot) => unknown,
): (snapshot: Snapshot) => EncodedBody {
  let lastSnapshot: Snapshot | undefined;
  let lastBody: EncodedBody | undefined;
  return (snapshot) => {
    if (lastBody === undefined || snapshot !== lastSnapshot) {
      lastBody = new EncodedBody(JSON.stringify(build(snapshot)));
      lastSnapshot = snapshot;
    }
    return lastBody;
  };
}

/**
 * How long an answer may be kept: for ever under the address that names this very version (`?v=`), else it is asked for again
 * each time. An address that names another version may soon mean other bytes, so it is never kept.
 */
export function cacheControlFor(request: FastifyRequest, version: string): string {
  if (!request.url.includes('v=')) return REVALIDATE;
  const { query } = request;
  const isThisVersion = typeof query === 'object' && query !== null && 'v' in query && query.v === version;
  return isThisVersion ? IMMUTABLE : REVALIDATE;
}
