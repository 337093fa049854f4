import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { BodyCache } from '#platform/answers/body-cache.ts';
import { ResponseBody } from '#platform/answers/response-body.ts';
import { sendBody } from '#platform/answers/send-body.ts';
import { AppError } from '#shared/errors.ts';
import { isDrawing } from '#ui/drawings/drawings.ts';

const FOLDER = new URL('../../../ui/drawings/', import.meta.url);
const DAY_CACHING = 'public, max-age=86400';
const FILE = /^([a-z-]+?)(?:-phone)?\.svg$/;

/** Serves the site's own drawings. */
export function registerDrawings(app: FastifyInstance): void {
  const bodies = new BodyCache();
  app.get<{ Params: { file: string } }>('/drawings/:file', async (request, reply) => {
    const { file } = request.params;
    if (!isDrawing(FILE.exec(file)?.[1] ?? '')) throw new AppError('NOT_FOUND');
    const body = await bodies.load(file, async () => {
      const svg = await readFile(new URL(file, FOLDER), 'utf8');
      return new ResponseBody(svg, { contentType: 'image/svg+xml' });
    });
    sendBody(request, reply, body, DAY_CACHING);
    return reply;
  });
}
