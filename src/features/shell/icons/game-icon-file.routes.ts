import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BodyCache } from '#platform/answers/body-cache.ts';
import { FOR_OTHER_SITES, ResponseBody } from '#platform/answers/response-body.ts';
import { sendBody } from '#platform/answers/send-body.ts';
import { findIcons } from '#platform/icons/icon-collection.ts';
import { iconsOfSheet } from '#shared/icon-sheet.ts';

const fileSchema = z.object({ file: z.string() });
const ICON_FILE = /^[a-z0-9-]{1,64}\.svg$/;
/** An icon has about 700 bytes, uncompressed. */
const MAX_CACHED_BYTES = 6_000_000;
/** The pictures of a collection do not change. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/**
 * `/icons/game/{name}.svg` is one picture of game-icons (contract §27), which `use` can reference as part `i`, in the
 * colour of the text. `/icons/sheets/{names}.svg` contains the pictures of a document, each as a part with its name.
 * Unknown names are left out.
 */
export function registerGameIconFiles(app: FastifyInstance): void {
  serve('/icons/game/:file', drawIcon);
  serve('/icons/sheets/:file', drawSheet);

  function serve(path: string, draw: (file: string) => Promise<string | undefined>): void {
    const bodies = new BodyCache({ maxBytes: MAX_CACHED_BYTES });
    app.get(path, async (request, reply) => {
      const { file } = fileSchema.parse(request.params);
      const body = await bodies.load(file, async () => toBody(await draw(file)));
      if (!body) return reply.callNotFound();
      sendBody(request, reply, body, FOR_EVER);
      return reply;
    });
  }
}

function toBody(svg: string | undefined): ResponseBody | undefined {
  return svg === undefined ? svg : new ResponseBody(svg, { contentType: 'image/svg+xml', headers: FOR_OTHER_SITES });
}

async function drawIcon(file: string): Promise<string | undefined> {
  if (!ICON_FILE.test(file)) return undefined;
  const { icons, width, height } = await findIcons('game-icons', [file.slice(0, -'.svg'.length)]);
  const [icon] = Object.values(icons);
  return icon && `<svg xmlns="http://www.w3.org/2000/svg" id="i" viewBox="0 0 ${width} ${height}">${icon.body}</svg>`;
}

async function drawSheet(file: string): Promise<string | undefined> {
  const names = iconsOfSheet(file);
  if (!names) return undefined;
  const { icons, width, height } = await findIcons('game-icons', names);
  const symbols = Object.entries(icons).map(
    ([name, { body }]) => `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${body}</symbol>`,
  );
  return symbols.length > 0 ? `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>` : undefined;
}
