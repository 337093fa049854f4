import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { EncodedBody } from '#platform/http/encoded-body.ts';
import { sendBody } from '#platform/http/send-body.ts';
import { AppError } from '#shared/errors.ts';
import { isDrawing } from '#ui/drawings/drawings.ts';

const FOLDER = new URL('../../../ui/drawings/', import.meta.url);
const DAY_CACHING = 'public, max-age=86400';
const FILE = /^([a-z-]+?)(?:-phone)?\.svg$/;

/** Serves the site's own drawings. */
export function registerDrawings(app: FastifyInstance): void {
  const read = new Map<string, Promise<EncodedBody>>();
  app.get<{ Params: { file: string } }>('/drawings/:file', async (request, reply) => {
    const { file } = request.params;
    if (!isDrawing(FILE.exec(file)?.[1] ?? '')) throw new AppError('NOT_FOUND');
    const body =
      read.get(file) ??
      readFile(new URL(file, FOLDER), 'utf8').then((svg) => new EncodedBody(svg, { contentType: 'image/svg+xml' }));
    read.set(file, body);
    body.catch(() => read.delete(file));
    sendBody(request, reply, await body, DAY_CACHING);
    return reply;
  });
}
