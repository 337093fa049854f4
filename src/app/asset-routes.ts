import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** @param older folders of earlier builds, whose files open tabs may still load */
export async function registerAssets(
  app: FastifyInstance,
  clientDir: string,
  older: readonly string[] = [],
): Promise<void> {
  await app.register(async (assets) => {
    // An address that tries to leave the folder is answered like any unknown one.
    assets.setErrorHandler((_error, _request, reply) => reply.callNotFound());
    await assets.register(fastifyStatic, {
      root: [clientDir, ...older].map((folder) => join(folder, 'assets')),
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
