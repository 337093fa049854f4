import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { IMMUTABLE } from '#platform/answers/response-body.ts';
import type { Db } from '#platform/database/db.ts';
import type { ZodApp } from '#platform/http/validation.ts';
import { AppError } from '#shared/errors.ts';
import { readImageFile } from './image.service.ts';
import { imageErrors } from './image-error.labels.ts';

const file = z.object({ file: z.string().regex(/^[0-9a-f]{32}-[1-9]\d{0,3}\.webp$/) });

/** Serves `/uploads/{32 hex}-{width}.webp`. A name identifies its bytes, so they never change. */
export function imageFileRoutes(app: ZodApp, { db }: { db: Db }): void {
  app.get('/uploads/:file', async (request: FastifyRequest, reply: FastifyReply) => {
    const known = file.safeParse(request.params);
    const [name = '', width = ''] = known.success ? known.data.file.slice(0, -'.webp'.length).split('-') : [];
    const found = known.success ? await readImageFile(db, name, Number(width)) : undefined;
    if (!found) throw new AppError('NOT_FOUND', { message: imageErrors.noImage });
    return reply
      .header('cache-control', IMMUTABLE)
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .type('image/webp')
      .send(found.bytes);
  });
}
