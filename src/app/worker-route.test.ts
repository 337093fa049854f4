import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { HTTP_OPTIONS } from '#platform/http/options.ts';
import { registerWorker } from './worker-route.ts';

describe('the service worker', () => {
  it('has a scope of the whole site, and is revalidated each time', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'worker-'));
    await writeFile(join(folder, 'sw.js'), 'self.skipWaiting();');
    const app = Fastify(HTTP_OPTIONS);
    registerWorker(app, folder);
    const answer = await app.inject('/sw.js');
    expect([answer.statusCode, answer.body]).toEqual([200, 'self.skipWaiting();']);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const again = await app.inject({ url: '/sw.js', headers: { 'if-none-match': String(answer.headers.etag) } });
    expect(again.statusCode).toBe(304);
    await app.close();
    await rm(folder, { recursive: true });
  });
});
