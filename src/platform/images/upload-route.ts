import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallerAccess, Callers, ChangeCtx, KnownCaller, ReadCtx } from '#platform/http/caller-access.ts';
import { FairQueue, type FairQueueOptions, type QueuedRequest } from '#platform/http/fair-queue.ts';
import { goneSignal } from '#platform/http/gone-signal.ts';
import { parseInput } from '#platform/http/korean-issues.ts';
import { addRoute, toWriteOptions } from '#platform/http/mount.ts';
import type { RateLimit } from '#platform/http/rate-limit.ts';
import type { ApiApp } from '#platform/http/validation.ts';
import type { Endpoint, HandlerInput } from '#shared/endpoint.ts';
import { AppError } from '#shared/errors.ts';
import { type ImageShape, ProcessedImage } from '#shared/processed-image.ts';
import { imageErrors } from './image-error.labels.ts';
import { toImageError } from './image-issues.ts';
import { processImage } from './image-processor.ts';

/** Allowance for the boundaries and headers around the file. */
const ENVELOPE_BYTES = 16 * 1024;
/**
 * The queue of uploads. A waiting client has not sent the file yet, so at most two files are in memory. The refusal
 * comes before the server's own time limit, which would cut the connection (`HTTP_OPTIONS.connectionTimeout`).
 */
export const UPLOAD_QUEUE: FairQueueOptions = {
  atWork: 2,
  reader: { atWork: 1, waiting: 40 },
  patienceMs: 20_000,
  rejection: imageErrors.manyUploads,
};

interface UploadOptions<E extends UploadEndpoint, C extends Callers> {
  name: string;
  limit?: RateLimit;
  maxBytes: number;
  shape: ImageShape;
  /** Checks permission before the file is read; null when every caller of the endpoint may upload. */
  permit: ((ctx: ReadCtx<C[E['who']]>, input: Pick<HandlerInput<E>, 'params'>) => Promise<void>) | null;
}

type UploadEndpoint = Endpoint & { who: KnownCaller };

type UploadHandler<E extends UploadEndpoint, C extends Callers> = (
  ctx: ChangeCtx<C[E['who']]>,
  input: Pick<HandlerInput<E>, 'params'> & { image: ProcessedImage },
) => Promise<unknown>;

export type MountUpload<C extends Callers> = <E extends UploadEndpoint>(
  endpoint: E,
  options: UploadOptions<E, C>,
  handler: UploadHandler<E, C>,
) => void;

/**
 * Adds an endpoint that takes one picture as `multipart/form-data`, field `file`. A caller without permission is
 * refused before the file is read; the picture is converted before the transaction.
 */
export function createMountUpload<C extends Callers>(
  app: ApiApp<CallerAccess<C>>,
  queue = new FairQueue(UPLOAD_QUEUE),
): MountUpload<C> {
  const admitted = new WeakMap<FastifyRequest, QueuedRequest>();

  return (endpoint, { maxBytes, shape, permit, ...options }, handler) => {
    app.register(async (uploads) => {
      uploads.removeAllContentTypeParsers();
      uploads.addHook('onRequest', async (request, reply) => {
        const signal = goneSignal(reply);
        const write = toWriteOptions(endpoint, endpoint.who, options);
        const ctx = await app.access.beforeBody(request, reply, write);
        const params = endpoint.params && parseInput(endpoint.params, request.params);
        await permit?.(ctx, { params } as never);
        refuseTooLong(request, reply, maxBytes);
        admitted.set(request, { key: request.id, reader: await app.access.clientKey(request), signal });
      });
      uploads.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: Readable) => {
        const place = admitted.get(request);
        if (!place) throw new AppError('INTERNAL');
        const contentType = request.headers['content-type'] ?? '';
        return queue.run(place, async () => {
          const body = await readBody(payload, maxBytes);
          return processImage({ body, contentType, maxBytes }, shape, place.signal);
        });
      });
      addRoute(uploads as unknown as ApiApp<CallerAccess<C>>, endpoint, options, (ctx, input) => {
        const { params, body } = input as { params: never; body: unknown };
        if (!(body instanceof ProcessedImage)) throw toImageError('missing', maxBytes);
        return handler(ctx as never, { params, image: body });
      });
    });
  };
}

/** Refuses a body that is too long before the request waits for a place. @throws {AppError} TOO_LARGE */
function refuseTooLong({ headers }: FastifyRequest, reply: FastifyReply, maxBytes: number): void {
  if (!(Number(headers['content-length']) > maxBytes + ENVELOPE_BYTES)) return;
  // The rest of the body is not read.
  reply.header('connection', 'close');
  throw toImageError('too-many-bytes', maxBytes);
}

/** @throws {AppError} TOO_LARGE, INVALID_INPUT when the client breaks off */
async function readBody(payload: Readable, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    // A destroyed request could not be answered any more.
    for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > maxBytes + ENVELOPE_BYTES) throw toImageError('too-many-bytes', maxBytes);
      chunks.push(chunk);
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('INVALID_INPUT', { cause });
  }
  return Buffer.concat(chunks);
}
