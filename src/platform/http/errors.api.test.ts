import { isUtf8 } from 'node:buffer';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '#shared/errors.ts';
import { installErrorHandling } from './errors.ts';
import { HTTP_OPTIONS } from './options.ts';
import { withZod } from './validation.ts';

const bodySchema = z.object({ name: z.string().min(2), rows: z.array(z.object({ quantity: z.int().positive() })) });

let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify(HTTP_OPTIONS);
  installErrorHandling(app, {
    pageNotFound: (_request, reply) => reply.code(404).type('text/html').send('<p>없는 쪽</p>'),
  });
  const api = withZod(app);
  api.post('/api/rows/:id', { schema: { body: bodySchema } }, (request) => request.body);
  api.get('/api/rows/:id', () => 'row');
  api.get('/api/throw/:what', (request) => {
    const { what } = z.object({ what: z.string() }).parse(request.params);
    if (what === 'suspended') throw new AppError('SUSPENDED', { data: { bannedReason: '도배' } });
    if (what === 'not-allowed') throw new AppError('NOT_ALLOWED', { message: '거래할 수 없는 아이템입니다.' });
    if (what === 'limited') throw new AppError('RATE_LIMITED', { data: { retryAfterSeconds: 12 } });
    if (what === 'away') throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), { code: 'ECONNREFUSED' });
    throw new Error('select secret from vault');
  });
  await app.ready();
});

afterAll(() => app.close());

function post(payload: string, type = 'application/json') {
  return app.inject({ method: 'POST', url: '/api/rows/1', payload, headers: { 'content-type': type } });
}

describe('an error answer', () => {
  it('lists every fault of the input in Korean', async () => {
    const answer = await post('{"name":"a","rows":[{"quantity":0},{}]}');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      statusCode: 400,
      statusMessage: '입력한 값을 다시 확인해 주세요.',
      message: '입력한 값을 다시 확인해 주세요.',
      code: 'INVALID_INPUT',
      data: {
        issues: [
          { path: 'name', message: '2자 이상이어야 합니다.' },
          { path: 'rows.0.quantity', message: '0보다 커야 합니다.' },
          { path: 'rows.1.quantity', message: '꼭 있어야 하는 값입니다.' },
        ],
      },
    });
  });

  it.each([
    ['malformed JSON', '{"name":', 'application/json', 400, 'INVALID_INPUT'],
    ['an empty body', '', 'application/json', 400, 'INVALID_INPUT'],
    ['a prototype in disguise', '{"__proto__":{"x":1}}', 'application/json', 400, 'INVALID_INPUT'],
    ['plain text', 'hello', 'text/plain', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a form', 'a=1', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['too much', JSON.stringify('x'.repeat(70_000)), 'application/json', 413, 'TOO_LARGE'],
  ])('refuses %s', async (_name, payload, type, status, code) => {
    const answer = await post(payload, type);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  describe('of a body that is not plain UTF-8', () => {
    const bytes = (text: Uint8Array) =>
      Buffer.concat([Buffer.from('{"rows":[],"name":"이름 '), text, Buffer.from('"}')]);
    const sendBytes = (payload: Buffer, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/rows/1',
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      });
    const statusAndCode = async (payload: Buffer, headers?: Record<string, string>) => {
      const answer = await sendBytes(payload, headers);
      return [answer.statusCode, answer.json().code];
    };
    const euckr = Buffer.from([0xb5, 0xce, 0xb7, 0xe7]);

    it('is 400, whatever the bytes are, and every letter of UTF-8 arrives', async () => {
      expect(await statusAndCode(bytes(euckr))).toEqual([400, 'INVALID_INPUT']);
      const wrong = fc.uint8Array({ minLength: 1, maxLength: 12 }).filter((some) => !isUtf8(some));
      await fc.assert(
        fc.asyncProperty(wrong, async (some) => {
          expect(await statusAndCode(bytes(some))).toEqual([400, 'INVALID_INPUT']);
        }),
      );
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 20 }), async (some) => {
          const name = `이름 ${some.toWellFormed()}`;
          const answer = await post(JSON.stringify({ rows: [], name }), 'application/json; charset=UTF-8');
          expect(answer.json().name).toBe(name);
        }),
      );
    });

    it.each(['euc-kr', 'EUC-KR', '"cp949"', 'utf-16', 'iso-8859-1'])('is 415 where it says %s', async (charset) => {
      const headers = { 'content-type': `application/json; charset=${charset}` };
      expect(await statusAndCode(bytes(euckr), headers)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
      expect(await statusAndCode(bytes(Buffer.of()), headers)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    });

    it.each([
      ['gzip', gzipSync],
      ['br', brotliCompressSync],
      ['deflate', deflateSync],
      ['gzip, identity', gzipSync],
      ['zstd', (plain: Buffer) => plain],
    ])('is 415 where it is compressed: %s', async (coding, compress) => {
      const answer = await sendBytes(compress(bytes(Buffer.from('둘'))), { 'content-encoding': coding });
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
      expect(answer.headers['accept-encoding']).toBe('identity');
    });

    it.each<Record<string, string>>([
      { 'content-encoding': 'identity' },
      { 'content-encoding': '' },
      { 'content-type': 'application/json;charset="utf8"' },
    ])('does not come for %j', async (headers) => {
      expect((await sendBytes(bytes(Buffer.from('둘')), headers)).json()).toEqual({ rows: [], name: '이름 둘' });
    });
  });

  it.each([
    ['suspended', 499, 'SUSPENDED'],
    ['not-allowed', 498, 'NOT_ALLOWED'],
    ['limited', 429, 'RATE_LIMITED'],
    ['away', 503, 'UNAVAILABLE'],
    ['unforeseen', 500, 'INTERNAL'],
  ])('has the code and message for %s', async (what, status, code) => {
    const answer = await app.inject(`/api/throw/${what}`);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it("gives the market's reason and the time to wait", async () => {
    expect((await app.inject('/api/throw/not-allowed')).json().statusMessage).toBe('거래할 수 없는 아이템입니다.');
    expect((await app.inject('/api/throw/limited')).headers['retry-after']).toBe('12');
    expect(Number((await app.inject('/api/throw/away')).headers['retry-after'])).toBeGreaterThan(0);
  });

  it('has an id that can be searched in the log', async () => {
    const names = new Set<unknown>();
    for (const what of ['unforeseen', 'unforeseen', 'suspended']) {
      const answer = await app.inject(`/api/throw/${what}`);
      names.add(answer.headers['x-request-id']);
      if (what === 'unforeseen') expect(answer.json().data.requestId).toBe(answer.headers['x-request-id']);
    }
    expect(names.size).toBe(3);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/);
  });

  it('never reveals internals', async () => {
    for (const what of ['unforeseen', 'away']) {
      const { body } = await app.inject(`/api/throw/${what}`);
      expect(body).not.toMatch(/secret|select|10\.0\.0\.1|at |stack/);
    }
  });
});

describe('an unknown address', () => {
  it('lists the methods that its path allows', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/api/rows/1/' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD, POST');
    expect(answer.json().code).toBe('METHOD_NOT_ALLOWED');
  });

  it('is refused before its body is read', async () => {
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/rows/1',
      payload: '<a/>',
      headers: { 'content-type': 'text/xml' },
    });
    expect(answer.statusCode).toBe(405);
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/nothing/at/all', '/builds/nothing'])(
    'is answered with the error body for %s',
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json().code).toBe('NOT_FOUND');
    },
  );

  it('is an HTML page for visitors', async () => {
    const answer = await app.inject('/nothing');
    expect([answer.statusCode, answer.body]).toEqual([404, '<p>없는 쪽</p>']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)('refuses %s where only pages are', async (method) => {
    const answer = await app.inject({ method, url: '/items/1' });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(answer.json().code).toBe('METHOD_NOT_ALLOWED');
  });

  it.each(['/api/rows/%ff', '/%', '/api/%c0%ae'])('refuses %s, which cannot be decoded', async (url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('INVALID_INPUT');
  });
});
