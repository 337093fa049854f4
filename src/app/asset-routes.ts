import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the build's files, compressed ahead. Their names carry their content's hash, so they may be kept for ever. */
export async function registerAssets(app: FastifyInstance, clientDir: string): Promise<void> {
  await app.register(async (assets) => {
    // An address that tries to leave the folder is one more that leads nowhere.
    assets.setErrorHandler((_error, _request, reply) => reply.callNotFound());
    await assets.register(fastifyStatic, {
      root: join(clientDir, 'assets'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      acceptRanges: false,
      decorateReply: false,
    });
  });
}
