import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { EncodedBody, FOR_OTHER_SITES } from '#platform/http/encoded-body.ts';
import { FairQueue } from '#platform/http/fair-queue.ts';
import { goneSignal } from '#platform/http/gone-signal.ts';
import { addressKey, type RateLimit, requirePoint } from '#platform/http/rate-limit.ts';
import { renderPng } from '#platform/http/render-png.ts';
import { sendBody } from '#platform/http/send-body.ts';
import type { ZodApp } from '#platform/http/validation.ts';
import { AppError } from '#shared/errors.ts';
import { idText, integerText } from '#shared/params.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { gameDataErrors } from '../game-data-error.labels.ts';
import { itemCard, mapCard, monsterCard, regionCard, type ShareCard, skillCard } from './share-card.ts';
import { cardSvg, siteSvg } from './share-svg.service.ts';

const MAX_CACHED_IMAGES = 200;
const ONE_HOUR = 'public, max-age=3600';
/** For pictures of content that players create and change. */
const ONE_MINUTE = 'public, max-age=60';
/** Milliseconds for which a cached picture is sent without checking whether its content has changed. */
const UNCHECKED_MS = 1000;
const MAX_REGION = 13;
const SITE_PICTURE = '/share/site.png';
const PERMANENTLY = 308;
/** Pages add it so that other sites fetch the picture again; the server ignores it. */
const DAY_OF_PRICE = /[?&]v=\d{4}-\d\d-\d\d$/;
/**
 * Two pictures at once: while the drawing thread draws one, the other is prepared. Each client address may have one in
 * progress.
 */
const LIMITS = { atWork: 2, reader: { atWork: 1, waiting: 20 }, patienceMs: 10_000 };

const pictureOf = (number: z.ZodType<number, string>) =>
  z.object({
    file: z
      .string()
      .endsWith('.png')
      .transform((file) => file.slice(0, -'.png'.length))
      .pipe(number),
  });
const idPicture = pictureOf(integerText(1, 2_147_483_647));
const regionPicture = pictureOf(integerText(1, MAX_REGION));

interface Picture {
  path: string;
  /** State of everything in the picture that may change under one address; null: it contains only facts. */
  state?: string | null;
  cacheControl?: string;
  svg(): Promise<string>;
}

export interface ShareImageContext extends GameDataContext {
  /** Rate limit by client address, for pictures that have to be drawn. */
  limit: RateLimit;
  /** Returns `48만5천`; undefined: not known, or it cannot be read. */
  priceOf(itemId: number, gameServer: number | undefined): Promise<string | undefined>;
  gameServers: readonly { readonly id: number }[];
  /**
   * Return the cards of content that changes, by their folder under `/share/` and their id; undefined: there is none
   * that everybody may see. Throws where the content cannot be read.
   */
  cards: Readonly<Record<string, (id: number) => Promise<ShareCard | undefined>>>;
}

/**
 * Each picture has one address, is drawn on its first request and then cached; other spellings redirect to that
 * address. Concurrent requests for a picture share one drawing, and different ones of the same client wait for each
 * other.
 */
export function shareImageRoutes(
  app: ZodApp,
  { catalog, priceOf, gameServers, cards, limit }: ShareImageContext,
): void {
  const pictures = perSnapshot((_: Catalog) => new PictureCache());
  const queue = new FairQueue(LIMITS);

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { path, state = null, cacheControl = ONE_HOUR, svg }: Picture,
  ): Promise<FastifyReply> => {
    if (request.url.replace(DAY_OF_PRICE, '') !== path)
      return reply.header('cache-control', ONE_HOUR).redirect(path, PERMANENTLY);
    const cache = pictures(catalog());
    const key = `${path} ${state ?? ''}`;
    const checkedAt = performance.now();
    const picture = cache.find(key) ?? (await drawInTurn(request, reply, () => cache.draw(key, svg), key));
    const isCurrent = state === null ? () => true : () => performance.now() < checkedAt + UNCHECKED_MS;
    sendBody(request, reply, picture, cacheControl, pictureWhile(isCurrent, key));
    return reply;
  };
  /** The function is stored for thousands of addresses: its closure must not retain the request. */
  function pictureWhile(isCurrent: () => boolean, key: string) {
    return () => (isCurrent() ? pictures(catalog()).find(key) : undefined);
  }
  async function drawInTurn<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    draw: () => Promise<T>,
    key: string,
  ): Promise<T> {
    const address = addressKey(request.ip);
    await requirePoint(limit, address);
    return queue.run({ key, reader: address, signal: goneSignal(reply) }, draw);
  }
  const sendCard = (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    card: ShareCard | undefined,
    changing: Pick<Picture, 'state' | 'cacheControl'> = {},
  ) => {
    if (card === undefined) throw new AppError('NOT_FOUND', { message: gameDataErrors.unknownImage });
    return send(request, reply, { path, ...changing, svg: () => cardSvg(card) });
  };

  app.get(SITE_PICTURE, (request, reply) => send(request, reply, { path: SITE_PICTURE, svg: siteSvg }));

  const querystring = z.object({
    gameServer: idText.refine((id) => gameServers.some((server) => server.id === id)).optional(),
  });
  app.get('/share/items/:file', { schema: { params: idPicture, querystring } }, async (request, reply) => {
    const id = request.params.file;
    const { gameServer } = request.query;
    const item = catalog().itemById.get(id);
    const price = item && (await priceOf(id, gameServer));
    const path = `/share/items/${id}.png${gameServer === undefined ? '' : `?gameServer=${gameServer}`}`;
    return sendCard(request, reply, path, item && itemCard(item, price), { state: price ?? '' });
  });

  app.get('/share/skills/:file', { schema: { params: idPicture } }, (request, reply) => {
    const id = request.params.file;
    const skill = catalog().skillById.get(id);
    return sendCard(request, reply, `/share/skills/${id}.png`, skill && skillCard(skill));
  });

  app.get('/share/monsters/:file', { schema: { params: idPicture } }, (request, reply) => {
    const id = request.params.file;
    const monster = catalog().monsterById.get(id);
    return sendCard(request, reply, `/share/monsters/${id}.png`, monster && monsterCard(catalog(), monster));
  });

  app.get('/share/maps/:file', { schema: { params: idPicture } }, (request, reply) => {
    const id = request.params.file;
    const map = catalog().mapById.get(id);
    return sendCard(request, reply, `/share/maps/${id}.png`, map && mapCard(catalog(), map));
  });

  for (const [kind, cardOf] of Object.entries(cards)) {
    app.get(`/share/${kind}/:file`, { schema: { params: idPicture } }, async (request, reply) => {
      const id = request.params.file;
      const card = await cardOf(id);
      return sendCard(request, reply, `/share/${kind}/${id}.png`, card, {
        state: JSON.stringify(card),
        cacheControl: ONE_MINUTE,
      });
    });
  }

  app.get('/share/regions/:file', { schema: { params: regionPicture } }, (request, reply) => {
    const id = request.params.file;
    return sendCard(request, reply, `/share/regions/${id}.png`, regionCard(catalog(), id));
  });
}

class PictureCache {
  readonly #pictures = new LRUCache<string, EncodedBody>({ max: MAX_CACHED_IMAGES });
  readonly #drawings = new Map<string, Promise<EncodedBody>>();

  find(key: string): EncodedBody | undefined {
    return this.#pictures.get(key);
  }

  draw(key: string, svg: () => Promise<string>): Promise<EncodedBody> {
    const known = this.#pictures.get(key);
    if (known) return Promise.resolve(known);
    const drawing = this.#drawings.get(key) ?? this.#draw(key, svg).finally(() => this.#drawings.delete(key));
    this.#drawings.set(key, drawing);
    return drawing;
  }

  async #draw(key: string, svg: () => Promise<string>): Promise<EncodedBody> {
    const picture = new EncodedBody(await renderPng(await svg()), {
      contentType: 'image/png',
      isCompressible: false,
      headers: FOR_OTHER_SITES,
    });
    this.#pictures.set(key, picture);
    return picture;
  }
}
