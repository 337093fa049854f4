import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { EncodedBody } from '#platform/http/encoded-body.ts';
import { renderPng } from '#platform/http/render-png.ts';
import { sendBody } from '#platform/http/send-body.ts';
import type { ZodApp } from '#platform/http/validation.ts';
import { AppError } from '#shared/errors.ts';
import { integerText } from '#shared/params.ts';
import { perSnapshot } from '#shared/per-snapshot.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { gameDataErrors } from '../game-data-error.labels.ts';
import { itemCard, mapCard, monsterCard, regionCard, type ShareCard, skillCard } from './share-card.ts';
import { cardSvg, siteSvg } from './share-svg.service.ts';

const MAX_CACHED_IMAGES = 200;
const ONE_HOUR = 'public, max-age=3600';
const MAX_REGION = 13;

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

export interface ShareImageContext extends GameDataContext {
  /** `48만5천`; undefined: not known, or it cannot be read. */
  priceOf(itemId: number): Promise<string | undefined>;
}

/** Draws each picture on its first request and caches it; concurrent requests share one drawing. */
export function shareImageRoutes(app: ZodApp, { catalog, priceOf }: ShareImageContext): void {
  const pictures = perSnapshot((_: Catalog) => new LRUCache<string, Promise<EncodedBody>>({ max: MAX_CACHED_IMAGES }));

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    svg: () => Promise<string>,
    price = '',
  ): Promise<FastifyReply> => {
    const stored = pictures(catalog());
    // The price is part of the key, because it is drawn in the picture.
    const key = `${request.url.split('?', 1)[0]} ${price}`;
    const picture = stored.get(key) ?? draw(svg);
    stored.set(key, picture);
    picture.catch(() => stored.delete(key));
    sendBody(request, reply, await picture, ONE_HOUR);
    return reply;
  };
  const sendCard = (request: FastifyRequest, reply: FastifyReply, card: ShareCard | undefined, price?: string) => {
    if (card === undefined) throw new AppError('NOT_FOUND', { message: gameDataErrors.unknownImage });
    return send(request, reply, () => cardSvg(card), price);
  };

  app.get('/share/site.png', (request, reply) => send(request, reply, siteSvg));

  app.get('/share/items/:file', { schema: { params: idPicture } }, async (request, reply) => {
    const item = catalog().itemById.get(request.params.file);
    const price = item && (await priceOf(item.id));
    return sendCard(request, reply, item && itemCard(item, price), price);
  });

  app.get('/share/skills/:file', { schema: { params: idPicture } }, (request, reply) => {
    const skill = catalog().skillById.get(request.params.file);
    return sendCard(request, reply, skill && skillCard(skill));
  });

  app.get('/share/monsters/:file', { schema: { params: idPicture } }, (request, reply) => {
    const monster = catalog().monsterById.get(request.params.file);
    return sendCard(request, reply, monster && monsterCard(catalog(), monster));
  });

  app.get('/share/maps/:file', { schema: { params: idPicture } }, (request, reply) => {
    const map = catalog().mapById.get(request.params.file);
    return sendCard(request, reply, map && mapCard(catalog(), map));
  });

  app.get('/share/regions/:file', { schema: { params: regionPicture } }, (request, reply) =>
    sendCard(request, reply, regionCard(catalog(), request.params.file)),
  );
}

async function draw(svg: () => Promise<string>): Promise<EncodedBody> {
  return new EncodedBody(await renderPng(await svg()), { contentType: 'image/png', isCompressible: false });
}
