import type { FastifyReply, FastifyRequest } from 'fastify';
import { BodyCache } from '#platform/answers/body-cache.ts';
import { FOR_OTHER_SITES, ResponseBody } from '#platform/answers/response-body.ts';
import { sendBody } from '#platform/answers/send-body.ts';
import { FairQueue } from '#platform/http/fair-queue.ts';
import { goneSignal } from '#platform/http/gone-signal.ts';
import { addressKey, type RateLimit, requirePoint } from '#platform/http/rate-limit.ts';
import { renderPng } from '#platform/http/render-png.ts';
import { AppError } from '#shared/errors.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { gameDataErrors } from '../game-data-error.labels.ts';
import type { ShareCard } from './share-card.ts';
import { cardSvg } from './share-svg.service.ts';

const MAX_CACHED_IMAGES = 200;
const ONE_HOUR = 'public, max-age=3600';
/** Milliseconds for which a cached picture is sent without checking whether its content has changed. */
const UNCHECKED_MS = 1000;
const PERMANENTLY = 308;
/** Pages add it so that other sites fetch the picture again; the server ignores it. */
const DAY_OF_PRICE = /[?&]v=\d{4}-\d\d-\d\d$/;
/**
 * Two pictures at once: while the drawing thread draws one, the other is prepared. Each client address may have one in
 * progress.
 */
const LIMITS = { atWork: 2, reader: { atWork: 1, waiting: 20 }, patienceMs: 10_000 };

interface Picture {
  path: string;
  /** State of everything in the picture that may change under one address; null: it contains only facts. */
  state?: string | null;
  cacheControl?: string;
  svg(): Promise<string>;
}

/**
 * Each picture has one address, is drawn on its first request and then cached; other spellings redirect to that
 * address. Concurrent requests for a picture share one drawing, and different ones of the same client wait for each
 * other.
 */
export class SharePictures {
  readonly #catalog: () => Catalog;
  readonly #limit: RateLimit;
  readonly #queue = new FairQueue(LIMITS);
  readonly #bodiesOf = perSnapshot((_: Catalog) => new BodyCache({ maxEntries: MAX_CACHED_IMAGES }));

  constructor(catalog: () => Catalog, limit: RateLimit) {
    this.#catalog = catalog;
    this.#limit = limit;
  }

  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { path, state = null, cacheControl = ONE_HOUR, svg }: Picture,
  ): Promise<FastifyReply> {
    if (request.url.replace(DAY_OF_PRICE, '') !== path)
      return reply.header('cache-control', ONE_HOUR).redirect(path, PERMANENTLY);
    const key = `${path} ${state ?? ''}`;
    const checkedAt = performance.now();
    const picture = this.#find(key) ?? (await this.#drawInTurn(request, reply, key, svg));
    const isCurrent = state === null ? () => true : () => performance.now() < checkedAt + UNCHECKED_MS;
    sendBody(request, reply, picture, cacheControl, this.#findWhile(isCurrent, key));
    return reply;
  }

  /** @throws {AppError} NOT_FOUND where there is no card */
  sendCard(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    card: ShareCard | undefined,
    changing: Pick<Picture, 'state' | 'cacheControl'> = {},
  ): Promise<FastifyReply> {
    if (card === undefined) throw new AppError('NOT_FOUND', { message: gameDataErrors.unknownImage });
    return this.send(request, reply, { path, ...changing, svg: () => cardSvg(card) });
  }

  #find(key: string): ResponseBody | undefined {
    return this.#bodiesOf(this.#catalog()).find(key);
  }

  /** The function is stored for thousands of addresses: its closure must not retain the request. */
  #findWhile(isCurrent: () => boolean, key: string): () => ResponseBody | undefined {
    return () => (isCurrent() ? this.#find(key) : undefined);
  }

  async #drawInTurn(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    svg: () => Promise<string>,
  ): Promise<ResponseBody> {
    const bodies = this.#bodiesOf(this.#catalog());
    const address = addressKey(request.ip);
    await requirePoint(this.#limit, address);
    return this.#queue.run({ key, reader: address, signal: goneSignal(reply) }, () =>
      bodies.load(key, () => drawPicture(svg)),
    );
  }
}

async function drawPicture(svg: () => Promise<string>): Promise<ResponseBody> {
  return new ResponseBody(await renderPng(await svg()), {
    contentType: 'image/png',
    isCompressible: false,
    headers: FOR_OTHER_SITES,
  });
}
