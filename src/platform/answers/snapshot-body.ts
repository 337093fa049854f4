import { perSnapshot } from '#shared/per-snapshot.ts';
import { Answer } from './answer.ts';
import { BodyCache } from './body-cache.ts';
import { DYNAMIC_EFFORT, IMMUTABLE, jsonBody, REVALIDATE, type ResponseBody } from './response-body.ts';

/** The one body that is made of a snapshot. */
export function snapshotBody<Snapshot extends object, Value>(
  build: (snapshot: Snapshot) => Value,
): (snapshot: Snapshot) => ResponseBody<Value> {
  return perSnapshot((snapshot) => jsonBody(build(snapshot)));
}

/**
 * The bodies that are made of parts of a snapshot.
 * @param keyOf identifies the content, not the request, so that stray query parameters cannot fill the cache
 */
export function snapshotBodies<Snapshot extends object, Part, Value>(
  build: (snapshot: Snapshot, part: Part) => Value,
  keyOf: (part: Part) => string = String,
): (snapshot: Snapshot, part: Part) => ResponseBody<Value> {
  const bodies = perSnapshot((_: Snapshot) => new BodyCache<Value>());
  return (snapshot, part) => bodies(snapshot).get(keyOf(part), () => jsonBody(build(snapshot, part), DYNAMIC_EFFORT));
}

/**
 * Answers with the body of the current snapshot. Under an address that names its version (`versionQuery`) the response
 * is immutable; otherwise it is revalidated each time, because the next version may have other bytes.
 */
export function snapshotAnswer<Snapshot extends { version: string }, Value>(
  current: () => Snapshot,
  bodyOf: (snapshot: Snapshot) => ResponseBody<Value>,
  requestedVersion: string | undefined,
): Answer<Value> {
  const { version } = current();
  return new Answer(bodyOf(current()), {
    cacheControl: requestedVersion === version ? IMMUTABLE : REVALIDATE,
    bodyNow: () => (current().version === version ? bodyOf(current()) : undefined),
  });
}
