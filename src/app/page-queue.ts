import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '#features/people/access/access.hook.ts';
import type { Enqueue } from '#platform/answers/page-cache.ts';
import { FairQueue, type QueuedRequest } from '#platform/http/fair-queue.ts';
import { goneSignal } from '#platform/http/gone-signal.ts';
import type { WritesAtWork } from '#platform/http/writes-at-work.ts';
import { RenderQueue } from '#platform/pages/render-queue.ts';

/** Queue key of cached pages that have changed: they are few, and each has many readers. */
const CACHED = 'kept pages';
/** More at once would only compete for the single thread and for the database (contract §28). */
const LIMITS = { atWork: 3, reader: { atWork: 2, waiting: 20 }, patienceMs: 1000, first: CACHED };

/**
 * Queue for rendering and reading pages that are not cached. It is bounded, fair between readers, and ranks behind
 * writes and cached pages.
 */
export class PageQueue {
  readonly #queue = new FairQueue(LIMITS);
  readonly #renderings: RenderQueue;
  readonly #clientKey: Access['clientKey'];

  constructor(clientKey: Access['clientKey'], writes: WritesAtWork) {
    this.#clientKey = clientKey;
    this.#renderings = new RenderQueue(writes);
  }

  /** @throws {AppError} UNAVAILABLE after a second, or when the client has gone */
  async run<T>(request: FastifyRequest, reply: FastifyReply, key: string, work: () => Promise<T>): Promise<T> {
    return this.#run({ key, reader: await this.#clientKey(request), signal: goneSignal(reply) }, work);
  }

  forRequest(request: FastifyRequest, reply: FastifyReply, key: string): Enqueue {
    return async (work, { isCached, isWaitedFor }) => {
      if (!isCached) return this.run(request, reply, key, work);
      if (!isWaitedFor && this.#queue.isWaiting(key)) throw new Error('The page is about to be renewed.');
      return this.#run({ key, reader: CACHED }, work);
    };
  }

  /** Await it directly before rendering. */
  nextTurn(): Promise<void> {
    return this.#renderings.next();
  }

  #run<T>(request: QueuedRequest, work: () => Promise<T>): Promise<T> {
    return this.#queue.run(request, async () => {
      await this.#renderings.afterWrites();
      return work();
    });
  }
}
