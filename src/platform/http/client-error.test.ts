import net from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refuseExpectations } from './client-error.ts';
import { HTTP_OPTIONS } from './options.ts';
import { readRequestHeads } from './request-head.ts';

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = Fastify(HTTP_OPTIONS);
  refuseExpectations(app.server);
  app.get('/api/here', ({ url, host, query }) => ({ url, host, query }));
  readRequestHeads(app.server);
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});

afterAll(() => app.close());

function print(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      received += chunk.toString();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

describe('input that no route sees', () => {
  it.each([
    ['an unknown verb', 'HELLO /api/items/ HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'INVALID_INPUT'],
    ['an address in Hangul', 'GET /아이템 HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'INVALID_INPUT'],
    [
      'an unknown expectation',
      'POST /api/x HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nContent-Length: 0\r\n\r\n',
      417,
      'INVALID_INPUT',
    ],
    ['two hosts', 'GET /api/here HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400, 'INVALID_INPUT'],
    ['the same host twice', 'GET /api/here HTTP/1.1\r\nHost: x\r\nhOST: x\r\n\r\n', 400, 'INVALID_INPUT'],
    [
      'two hosts beside an absolute address',
      'GET http://x/api/here HTTP/1.1\r\nHost: x\r\nHost: x\r\n\r\n',
      ...([400, 'INVALID_INPUT'] as const),
    ],
    ['no host', 'GET /api/here HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'INVALID_INPUT'],
    ['an endless address', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 413, 'TOO_LARGE'],
  ])('%s gets the error body', async (_name, text, status, code) => {
    const [head = '', body = ''] = (await print(text)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(body)).toMatchObject({ statusCode: status, code });
  });
});

describe('an address in its absolute form', () => {
  it.each([
    ['http://naru.example/api/here', '/api/here', 'naru.example'],
    ['HTTPS://naru.example:8443/api/here?a=1', '/api/here?a=1', 'naru.example:8443'],
    ['http://[::1]:3000/api/here/', '/api/here/', '[::1]:3000'],
  ])('%s is answered as its path', async (target, url, host) => {
    const [head = '', body = ''] = (
      await print(`GET ${target} HTTP/1.1\r\nHost: other\r\nConnection: close\r\n\r\n`)
    ).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 200 /);
    expect(JSON.parse(body)).toMatchObject({ url, host });
  });

  it.each(['http:///api/here', 'ftp://naru.example/api/here', '*', 'api/here'])(
    '%s is no address of the site',
    async (target) => {
      expect(await print(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 40[04] /,
      );
    },
  );

  it('needs no host in the version before hosts', async () => {
    expect(await print('GET /api/here HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });
});
