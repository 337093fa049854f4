import fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { sendJson } from './send-body.ts';

const app = fastify();
const long = 'ㄱ'.repeat(10_000);
app.get('/sync', (request, reply) => sendJson(request, reply, { long }));
app.get('/async', async (request, reply) => {
  await Promise.resolve();
  return sendJson(request, reply, { long });
});
afterAll(() => app.close());

describe('a response that is compressed while it is sent', () => {
  it.each(['/sync', '/async'])('is complete from a handler that is %s', async (url) => {
    const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeGreaterThan(10);
  });
});
