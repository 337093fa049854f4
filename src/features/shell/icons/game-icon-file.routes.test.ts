import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installErrorHandling } from '#platform/http/errors.ts';
import { HTTP_OPTIONS } from '#platform/http/options.ts';
import { registerGameIconFiles } from './game-icon-file.routes.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify(HTTP_OPTIONS);
  installErrorHandling(app, {
    pageNotFound: (_request, reply) => reply.code(404).type('text/html').send('<p>없는 쪽</p>'),
  });
  registerGameIconFiles(app);
  await app.ready();
});
afterAll(() => app.close());

describe('the file of one icon', () => {
  it('is the picture with a part to use, for ever', async () => {
    const answer = await app.inject('/icons/game/acorn.svg');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.body).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" id="i" viewBox="0 0 512 512"><path .+<\/svg>$/s,
    );
  });

  it.each(['nothing.svg', 'constructor.svg', 'acorn.png', 'acorn', '..%2facorn.svg', '%00.svg', 'ACORN.svg'])(
    'is 404 as a page: %s',
    async (file) => {
      const answer = await app.inject(`/icons/game/${file}`);
      expect([answer.statusCode, answer.body]).toEqual([404, '<p>없는 쪽</p>']);
    },
  );
});

describe('the sheet of a document', () => {
  it('has each picture as a part with its name, for ever', async () => {
    const answer = await app.inject('/icons/sheets/acorn.beer-stein.svg');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.body).toMatch(
      /^<svg xmlns="[^"]+"><symbol id="acorn" viewBox="0 0 512 512"><path .+<\/symbol><symbol id="beer-stein" .+<\/symbol><\/svg>$/s,
    );
  });

  it('leaves out what the collection lacks', async () => {
    const { body } = await app.inject('/icons/sheets/acorn.nothing.svg');
    expect(body.match(/<symbol id="[^"]+"/g)).toEqual(['<symbol id="acorn"']);
  });

  it.each(['nothing.svg', 'beer-stein.acorn.svg', 'constructor.svg', 'acorn.png', '..%2facorn.svg', '%00.svg'])(
    'is 404 as a page: %s',
    async (file) => {
      const answer = await app.inject(`/icons/sheets/${file}`);
      expect([answer.statusCode, answer.body]).toEqual([404, '<p>없는 쪽</p>']);
    },
  );
});
