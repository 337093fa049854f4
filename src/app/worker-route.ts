import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { BodyCache } from '#platform/answers/body-cache.ts';
import { ResponseBody } from '#platform/answers/response-body.ts';
import { sendBody } from '#platform/answers/send-body.ts';

export const WORKER_PATH = '/sw.js';

/** Its name never changes, so browsers must revalidate it. */
export function registerWorker(app: FastifyInstance, clientDir: string): void {
  const bodies = new BodyCache();
  app.get(WORKER_PATH, { schema: { hide: true } }, async (request, reply) => {
    sendBody(request, reply, await bodies.load(WORKER_PATH, () => readWorker(clientDir)));
    return reply;
  });
}

async function readWorker(clientDir: string): Promise<ResponseBody> {
  const script = await readFile(join(clientDir, 'sw.js'));
  return new ResponseBody(script, { contentType: 'text/javascript; charset=utf-8' });
}
