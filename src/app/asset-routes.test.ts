import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installErrorHandling } from '#platform/http/errors.ts';
import { HTTP_OPTIONS } from '#platform/http/options.ts';
import { registerAssets } from './asset-routes.ts';

let folder: string;
let older: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/page.js'), 'export default 1;');
  await writeFile(join(folder, 'secret.json'), '{}');
  app = Fastify(HTTP_OPTIONS);
  installErrorHandling(app, {
    pageNotFound: (_request, reply) => reply.code(404).type('text/html').send('<p>없는 쪽</p>'),
  });
  older = await mkdtemp(join(tmpdir(), 'assets-'));
  await mkdir(join(older, 'assets'));
  await writeFile(join(older, 'assets/page-of-yesterday.js'), 'export default 0;');
  await writeFile(join(older, 'assets/page.js'), 'export default 0;');
  await registerAssets(app, folder, [older]);
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await Promise.all([folder, older].map((one) => rm(one, { recursive: true })));
});

describe('the files of the build', () => {
  it('are cached for ever', async () => {
    const answer = await app.inject('/assets/page.js');
    expect([answer.statusCode, answer.body]).toEqual([200, 'export default 1;']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('are followed by those of the build before, which a page of yesterday still loads', async () => {
    const answer = await app.inject('/assets/page-of-yesterday.js');
    expect([answer.statusCode, answer.body]).toEqual([200, 'export default 0;']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['bytes=0-3', 'bytes=999-', 'bytes=x'])('are sent whole, also for %s', async (range) => {
    const answer = await app.inject({ url: '/assets/page.js', headers: { range } });
    expect([answer.statusCode, answer.body]).toEqual([200, 'export default 1;']);
  });

  it.each(['/assets/', '/assets/nothing.js', '/assets/%00', '/assets/%2e%2e/secret.json', '/assets/..%5csecret.json'])(
    '%s is 404',
    async (url) => {
      const answer = await app.inject(url);
      expect([answer.statusCode, answer.body]).toEqual([404, '<p>없는 쪽</p>']);
    },
  );
});
