import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { EncodedBody } from '#platform/http/encoded-body.ts';
import { sendBody } from '#platform/http/send-body.ts';

export const WORKER_PATH = '/sw.js';

/** Its name never changes, so browsers must revalidate it. */
export function registerWorker(app: FastifyInstance, clientDir: string): void {
  let body: Promise<EncodedBody> | undefined;
  app.get(WORKER_PATH, { schema: { hide: true } }, async (request, reply) => {
    body ??= readWorker(clientDir);
    sendBody(request, reply, await body);
    return reply;
  });
}

async function readWorker(clientDir: string): Promise<EncodedBody> {
  const script = await readFile(join(clientDir, 'sw.js'));
  return new EncodedBody(script, { contentType: 'text/javascript; charset=utf-8' });
}
