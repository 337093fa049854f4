import type { FastifyRequest } from 'fastify';
import type { CallerAccess, Callers, ChangeCtx, KnownCaller } from '#platform/http/caller-access.ts';
import { FairQueue, type Release } from '#platform/http/fair-queue.ts';
import { goneSignal } from '#platform/http/gone-signal.ts';
import { addRoute } from '#platform/http/mount.ts';
import type { RateLimit } from '#platform/http/rate-limit.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { Endpoint, HandlerInput } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import type { ImageShape, ProcessedImage } from '#shared/processed-image.ts';
import { processImage } from './image-processor.ts';

/** Of the boundaries and headers around the file. */
const ENVELOPE_BYTES = 16 * 1024;
/** Who waits has not sent the file yet, so at most two files are in memory. */
export const UPLOAD_QUEUE = { atWork: 2, reader: { atWork: 1, waiting: 40 }, patienceMs: 45_000 };

interface UploadOptions {
  name: string;
  limit?: RateLimit;
  maxBytes: number;
  shape: ImageShape;
}

type UploadEndpoint = Endpoint & { who: KnownCaller };

type UploadHandler<E extends UploadEndpoint, C extends Callers> = (
  ctx: ChangeCtx<C[E['who']]>,
  input: Pick<HandlerInput<E>, 'params'> & { image: ProcessedImage },
) => Promise<unknown>;

export type MountUpload<C extends Callers> = <E extends UploadEndpoint>(
  endpoint: E,
  options: UploadOptions,
  handler: UploadHandler<E, C>,
) => void;

/**
 * Adds an endpoint that takes one picture as `multipart/form-data`, field `file`. Who may not call it is refused before
 * the file is read; the picture is made anew before the transaction.
 */
export function createMountUpload<C extends Callers>(
  app: ApiApp<CallerAccess<C>>,
  queue = new FairQueue(UPLOAD_QUEUE),
): MountUpload<C> {
  const places = new WeakMap<FastifyRequest, Place>();

  return (endpoint, { maxBytes, shape, ...options }, handler) => {
    app.register(async (uploads) => {
      uploads.removeAllContentTypeParsers();
      uploads.addContentTypeParser(
        'multipart/form-data',
        { parseAs: 'buffer', bodyLimit: maxBytes + ENVELOPE_BYTES },
        async (_request: FastifyRequest, body: Buffer) => body,
      );
      uploads.addHook('onRequest', async (request, reply) => {
        const signal = goneSignal(reply);
        await app.access.visit(request).as(endpoint.who);
        const reader = await app.access.readerOf(request);
        places.set(request, new Place(await queue.enter({ key: request.id, reader, signal }), signal));
      });
      uploads.addHook('preHandler', async (request) => {
        const contentType = request.headers['content-type'] ?? '';
        const body = request.body as Buffer<ArrayBuffer>;
        const processing = () => processImage({ body, contentType, maxBytes }, shape);
        request.body = await places.get(request)?.run(processing);
      });
      // A request that was refused before its picture was processed.
      uploads.addHook('onResponse', async (request) => places.get(request)?.release());
      addRoute(uploads as unknown as ApiApp<CallerAccess<C>>, endpoint, options, (ctx, input) => {
        const { params, body } = input as { params: never; body: ProcessedImage };
        return handler(ctx as never, { params, image: body });
      });
    });
  };
}

/** A place in the queue: of a client while it sends, and of its picture until that is processed, also when the client goes meanwhile. */
class Place {
  readonly #release: Release;
  readonly #gone: AbortSignal;
  #isProcessing = false;

  constructor(release: Release, gone: AbortSignal) {
    this.#release = release;
    this.#gone = gone;
    if (gone.aborted) release();
    else gone.addEventListener('abort', () => this.release(), { once: true });
  }

  release(): void {
    if (!this.#isProcessing) this.#release();
  }

  /** @throws {AppError} UNAVAILABLE when the client has gone before */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#gone.aborted) throw new AppError('UNAVAILABLE');
    this.#isProcessing = true;
    try {
      return await work();
    } finally {
      this.#release();
    }
  }
}
