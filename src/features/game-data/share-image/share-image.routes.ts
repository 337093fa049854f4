import { z } from 'zod';
import type { RateLimit } from '#platform/http/rate-limit.ts';
import type { ZodApp } from '#platform/http/validation.ts';
import { idText, integerText } from '#shared/params.ts';
import type { GameDataContext } from '../game-data.context.ts';
import { itemCard, mapCard, monsterCard, regionCard, type ShareCard, skillCard } from './share-card.ts';
import { SharePictures } from './share-pictures.hook.ts';
import { siteSvg } from './share-svg.service.ts';

/** For pictures of content that players create and change. */
const ONE_MINUTE = 'public, max-age=60';
const MAX_REGION = 13;
const SITE_PICTURE = '/share/site.png';

const pictureParams = (number: z.ZodType<number, string>) =>
  z.object({
    file: z
      .string()
      .endsWith('.png')
      .transform((file) => file.slice(0, -'.png'.length))
      .pipe(number),
  });
const idPicture = pictureParams(integerText(1, 2_147_483_647));
const regionPicture = pictureParams(integerText(1, MAX_REGION));

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

export function shareImageRoutes(
  app: ZodApp,
  { catalog, priceOf, gameServers, cards, limit }: ShareImageContext,
): void {
  const pictures = new SharePictures(catalog, limit);

  app.get(SITE_PICTURE, (request, reply) => pictures.send(request, reply, { path: SITE_PICTURE, svg: siteSvg }));

  const querystring = z.object({
    gameServer: idText.refine((id) => gameServers.some((server) => server.id === id)).optional(),
  });
  app.get('/share/items/:file', { schema: { params: idPicture, querystring } }, async (request, reply) => {
    const id = request.params.file;
    const { gameServer } = request.query;
    const item = catalog().itemById.get(id);
    const price = item && (await priceOf(id, gameServer));
    const path = `/share/items/${id}.png${gameServer === undefined ? '' : `?gameServer=${gameServer}`}`;
    return pictures.sendCard(request, reply, path, item && itemCard(item, price), { state: price ?? '' });
  });

  app.get('/share/skills/:file', { schema: { params: idPicture } }, (request, reply) => {
    const id = request.params.file;
    const skill = catalog().skillById.get(id);
    return pictures.sendCard(request, reply, `/share/skills/${id}.png`, skill && skillCard(skill));
  });

  app.get('/share/monsters/:file', { schema: { params: idPicture } }, (request, reply) => {
    const id = request.params.file;
    const monster = catalog().monsterById.get(id);
    return pictures.sendCard(request, reply, `/share/monsters/${id}.png`, monster && monsterCard(catalog(), monster));
  });

  app.get('/share/maps/:file', { schema: { params: idPicture } }, (request, reply) => {
    const id = request.params.file;
    const map = catalog().mapById.get(id);
    return pictures.sendCard(request, reply, `/share/maps/${id}.png`, map && mapCard(catalog(), map));
  });

  for (const [kind, cardOf] of Object.entries(cards)) {
    app.get(`/share/${kind}/:file`, { schema: { params: idPicture } }, async (request, reply) => {
      const id = request.params.file;
      const card = await cardOf(id);
      return pictures.sendCard(request, reply, `/share/${kind}/${id}.png`, card, {
        state: JSON.stringify(card),
        cacheControl: ONE_MINUTE,
      });
    });
  }

  app.get('/share/regions/:file', { schema: { params: regionPicture } }, (request, reply) => {
    const id = request.params.file;
    return pictures.sendCard(request, reply, `/share/regions/${id}.png`, regionCard(catalog(), id));
  });
}
