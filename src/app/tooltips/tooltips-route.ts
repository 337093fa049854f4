import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { BodyCache } from '#platform/answers/body-cache.ts';
import { FOR_ANY_ORIGIN, ResponseBody } from '#platform/answers/response-body.ts';
import { sendBody } from '#platform/answers/send-body.ts';

export const TOOLTIPS_PATH = '/tooltips.js';
const ONE_HOUR = 'public, max-age=3600';

/** @param folder folder of the built script */
export function registerTooltips(app: FastifyInstance, folder: string): void {
  const bodies = new BodyCache();
  app.get(TOOLTIPS_PATH, { schema: { hide: true } }, async (request, reply) => {
    const script = await bodies.load(TOOLTIPS_PATH, () => readScript(folder));
    await sendBody(request, reply, script, ONE_HOUR, () => script);
    return reply;
  });
}

async function readScript(folder: string): Promise<ResponseBody> {
  const script = await readFile(join(folder, 'tooltips.js'));
  return new ResponseBody(script, { contentType: 'text/javascript; charset=utf-8', headers: FOR_ANY_ORIGIN });
}
