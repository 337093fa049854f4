import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { EncodedBody, FOR_OTHER_SITES } from '#platform/http/encoded-body.ts';
import { sendBody } from '#platform/http/send-body.ts';
import { findIcons } from '#platform/icons/icon-collection.ts';

const fileSchema = z.object({ file: z.string().regex(/^[a-z0-9-]{1,64}\.svg$/) });
const MAX_CACHED = 500;
/** The pictures of a collection do not change. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** `/icons/game/{name}.svg`: one picture of game-icons (contract §27), also as `use` of its part `i`, in the colour of the text. */
export function registerGameIconFiles(app: FastifyInstance): void {
  const drawn = new LRUCache<string, EncodedBody>({ max: MAX_CACHED });
  app.get('/icons/game/:file', async (request, reply) => {
    const params = fileSchema.safeParse(request.params);
    const name = params.success ? params.data.file.slice(0, -'.svg'.length) : '';
    const body = drawn.get(name) ?? (await drawIcon(name));
    if (!body) return reply.callNotFound();
    drawn.set(name, body);
    sendBody(request, reply, body, FOR_EVER);
    return reply;
  });
}

async function drawIcon(name: string): Promise<EncodedBody | undefined> {
  const { icons, width, height } = await findIcons('game-icons', [name]);
  const [icon] = Object.values(icons);
  if (!icon) return undefined;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" id="i" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
  return new EncodedBody(svg, { contentType: 'image/svg+xml', headers: FOR_OTHER_SITES });
}
