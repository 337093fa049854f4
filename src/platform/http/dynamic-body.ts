import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { DYNAMIC_EFFORT, JsonBody } from './encoded-body.ts';
import { sendBody } from './send-body.ts';

/** Small bodies of one snapshot by key, the least used forgotten first; all are forgotten when the snapshot changes. */
export class BodyCache<Snapshot extends object, Value extends object> {
  readonly #bodies: LRUCache<string | number, JsonBody<Value>>;
  #snapshot: Snapshot | undefined;

  constructor(capacity = 500) {
    this.#bodies = new LRUCache({ max: capacity });
  }

  /** `key` names what is answered, never what was asked, so that stray query parameters cannot fill the cache. */
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
 * For an answer that is not kept: still with its ETag, its 304 and its compression. An async handler returns or awaits it:
 * the body may still be being compressed when the handler ends.
 */
export function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  value: unknown,
  cacheControl?: string,
): void | Promise<void> {
  return sendBody(request, reply, new JsonBody(value, DYNAMIC_EFFORT), cacheControl);
}
