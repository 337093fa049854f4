import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { EncodedBody, FOR_ANY_ORIGIN } from '#platform/http/encoded-body.ts';
import { sendBody } from '#platform/http/send-body.ts';

export const TOOLTIPS_PATH = '/tooltips.js';
const ONE_HOUR = 'public, max-age=3600';

/** @param folder folder of the built script */
export function registerTooltips(app: FastifyInstance, folder: string): void {
  let body: Promise<EncodedBody> | undefined;
  app.get(TOOLTIPS_PATH, { schema: { hide: true } }, async (request, reply) => {
    body ??= readScript(folder);
    const script = await body;
    await sendBody(request, reply, script, ONE_HOUR, () => script);
    return reply;
  });
}

async function readScript(folder: string): Promise<EncodedBody> {
  const script = await readFile(join(folder, 'tooltips.js'));
  return new EncodedBody(script, { contentType: 'text/javascript; charset=utf-8', headers: FOR_ANY_ORIGIN });
}
