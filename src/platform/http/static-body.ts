import { perSnapshot } from '#shared/per-snapshot.ts';
import { Answer } from './answer.ts';
import { IMMUTABLE, JsonBody, REVALIDATE } from './encoded-body.ts';

export function bodyPerSnapshot<Snapshot extends object, Value>(
  build: (snapshot: Snapshot) => Value,
): (snapshot: Snapshot) => JsonBody<Value> {
  return perSnapshot((snapshot) => new JsonBody(build(snapshot)));
}

/**
 * Answers with the body of the current snapshot. Under an address that names its version (`versionQuery`) the response
 * is immutable; otherwise it is revalidated each time, because the next version may have other bytes.
 */
export function snapshotAnswer<Snapshot extends { version: string }, Value>(
  current: () => Snapshot,
  bodyOf: (snapshot: Snapshot) => JsonBody<Value>,
  requestedVersion: string | undefined,
): Answer<Value> {
  const { version } = current();
  return new Answer(bodyOf(current()), {
    cacheControl: requestedVersion === version ? IMMUTABLE : REVALIDATE,
    bodyNow: () => (current().version === version ? bodyOf(current()) : undefined),
  });
}
