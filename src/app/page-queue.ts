import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '#features/people/access/access.hook.ts';
import { FairQueue, type QueuedRequest } from '#platform/http/fair-queue.ts';
import { goneSignal } from '#platform/http/gone-signal.ts';
import type { WritesAtWork } from '#platform/http/writes-at-work.ts';
import type { InTurn } from '#platform/pages/page-cache.ts';
import { RenderTurns } from '#platform/pages/render-turns.ts';

/** Pages that are kept and have changed: few, and each of them is read by many. */
const CACHED = 'kept pages';
/** contract §28. More at once would only contend for the one thread and for the database. */
const LIMITS = { atWork: 3, reader: { atWork: 2, waiting: 20 }, patienceMs: 1000, first: CACHED };

/** Rendering and database reads of pages that are not kept: bounded, fair by reader, behind writes and kept pages. */
export class PageQueue {
  readonly #queue = new FairQueue(LIMITS);
  readonly #turns: RenderTurns;
  readonly #readerOf: Access['readerOf'];

  constructor(readerOf: Access['readerOf'], writes: WritesAtWork) {
    this.#readerOf = readerOf;
    this.#turns = new RenderTurns(writes);
  }

  /** @throws {AppError} UNAVAILABLE after a second, or when the client has gone */
  async run<T>(request: FastifyRequest, reply: FastifyReply, key: string, work: () => Promise<T>): Promise<T> {
    return this.#run({ key, reader: await this.#readerOf(request), signal: goneSignal(reply) }, work);
  }

  inTurn(request: FastifyRequest, reply: FastifyReply, key: string): InTurn {
    return async (work, { isCached, isWaitedFor }) => {
      if (!isCached) return this.run(request, reply, key, work);
      if (!isWaitedFor && this.#queue.isWaiting(key)) throw new Error('The page is about to be renewed.');
      return this.#run({ key, reader: CACHED }, work);
    };
  }

  /** To be awaited right before a rendering. */
  nextTurn(): Promise<void> {
    return this.#turns.next();
  }

  #run<T>(request: QueuedRequest, work: () => Promise<T>): Promise<T> {
    return this.#queue.run(request, async () => {
      await this.#turns.afterWrites();
      return work();
    });
  }
}
