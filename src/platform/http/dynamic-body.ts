import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { DYNAMIC_EFFORT, JsonBody } from './encoded-body.ts';
import { sendBody } from './send-body.ts';

export class BodyCache<Snapshot extends object, Value extends object> {
  readonly #bodies: LRUCache<string | number, JsonBody<Value>>;
  #snapshot: Snapshot | undefined;

  constructor(capacity = 500) {
    this.#bodies = new LRUCache({ max: capacity });
  }

  /**
   * Returns the body for `key`, which must identify the content, not the request, so that stray query parameters cannot
   * fill the cache.
   */
  get(snapshot: Snapshot, key: string | number, build: () => Value): JsonBody<Value> {
    if (snapshot !== this.#snapshot) {
      this.#bodies.clear();
      this.#snapshot = snapshot;
    }
    const known = this.#bodies.get(key);
    if (known !== undefined) return known;
    const body = new JsonBody(build(), DYNAMIC_EFFORT);
    this.#bodies.set(key, body);
    return body;
  }
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
  return sendBody(request, reply, new JsonBody(value, DYNAMIC_EFFORT), cacheControl);
}
