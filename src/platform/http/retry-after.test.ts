import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ResponseBody } from '#platform/answers/response-body.ts';
import { sendBody } from '#platform/answers/send-body.ts';
import { AppError } from '#shared/errors.ts';
import { installErrorHandling } from './errors.ts';
import { HTTP_OPTIONS } from './options.ts';

let app: FastifyInstance;

function openRefusing(): FastifyInstance {
  const refusing = Fastify(HTTP_OPTIONS);
  installErrorHandling(refusing);
  refusing.get('/thrown/:code', (request) => {
    const { code } = request.params as { code: 'UNAVAILABLE' | 'RATE_LIMITED' };
    throw new AppError(code);
  });
  refusing.get('/known', () => {
    throw new AppError('UNAVAILABLE', { data: { retryAfterSeconds: 7.2 } });
  });
  refusing.get('/sent/:status', (request, reply) =>
    reply.code(Number((request.params as { status: string }).status)).send({ error: 'over_request_rate_limit' }),
  );
  refusing.get('/body', async (request, reply) => {
    await sendBody(request, reply.code(503), new ResponseBody('away'), 'no-store');
    return reply;
  });
  return refusing;
}

beforeAll(() => {
  app = openRefusing();
});
afterAll(() => app.close());

describe('Retry-After', () => {
  it.each([
    ['/thrown/UNAVAILABLE', 503, '5'],
    ['/thrown/RATE_LIMITED', 429, '60'],
    ['/known', 503, '8'],
    ['/sent/429', 429, '60'],
    ['/sent/503', 503, '5'],
    ['/body', 503, '5'],
    ['/sent/500', 500, undefined],
    ['/sent/200', 200, undefined],
  ])('of %s, %s, is %s', async (url, status, seconds) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([status, seconds]);
  });

  it('stands beside the refusal of a server that is closing', async () => {
    const closing = openRefusing();
    let refused: Response | undefined;
    closing.addHook('preClose', async () => {
      refused = await fetch(`${origin}/sent/200`);
    });
    const origin = await closing.listen({ host: '127.0.0.1', port: 0 });
    await closing.close();
    expect([refused?.status, refused?.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused?.json()).toMatchObject({ code: 'UNAVAILABLE' });
  });
});
