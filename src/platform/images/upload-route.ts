import type { FastifyRequest } from 'fastify';
import type { CallerAccess, Callers, ChangeCtx, KnownCaller } from '#platform/http/caller-access.ts';
import { FairQueue, type Release } from '#platform/http/fair-queue.ts';
import { addRoute } from '#platform/http/mount.ts';
import type { RateLimit } from '#platform/http/rate-limit.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { Endpoint, HandlerInput } from '#shared/endpoint.ts';
import type { ImageShape, ProcessedImage } from '#shared/processed-image.ts';
import { processImage } from './image-processor.ts';

/** Of the boundaries and headers around the file. */
const ENVELOPE_BYTES = 16 * 1024;
/** Who waits has not sent the file yet, so at most two files are in memory. */
const QUEUE = { atWork: 2, reader: { atWork: 1, waiting: 40 }, patienceMs: 45_000 };

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
export function createMountUpload<C extends Callers>(app: ApiApp<CallerAccess<C>>): MountUpload<C> {
  const queue = new FairQueue(QUEUE);
  const releases = new WeakMap<FastifyRequest, Release>();

  return (endpoint, { maxBytes, shape, ...options }, handler) => {
    app.register(async (uploads) => {
      uploads.removeAllContentTypeParsers();
      uploads.addContentTypeParser(
        'multipart/form-data',
        { parseAs: 'buffer', bodyLimit: maxBytes + ENVELOPE_BYTES },
        async (_request: FastifyRequest, body: Buffer) => body,
      );
      uploads.addHook('onRequest', async (request) => {
        await app.access.visit(request).as(endpoint.who);
        const reader = await app.access.readerOf(request);
        releases.set(request, await queue.enter({ key: request.id, reader, signal: () => request.signal }));
      });
      uploads.addHook('preHandler', async (request) => {
        const contentType = request.headers['content-type'] ?? '';
        const body = request.body as Buffer<ArrayBuffer>;
        request.body = await processImage({ body, contentType, maxBytes }, shape);
      });
      const done = async (request: FastifyRequest) => releases.get(request)?.();
      uploads.addHook('onResponse', done);
      uploads.addHook('onRequestAbort', done);
      addRoute(uploads as unknown as ApiApp<CallerAccess<C>>, endpoint, options, (ctx, input) => {
        const { params, body } = input as { params: never; body: ProcessedImage };
        return handler(ctx as never, { params, image: body });
      });
    });
  };
}
