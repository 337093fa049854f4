import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AnswerCount, countAnswers } from './answer-counts.ts';
import { installCachedResponses } from './cached-response.hook.ts';
import { jsonBody, type ResponseBody } from './response-body.ts';
import { sendBody, sendJson } from './send-body.ts';

let app: FastifyInstance;
let origin = '';

beforeEach(async () => {
  app = fastify();
  countAnswers(app);
  installCachedResponses(app);
  const bodies = new Map<string, ResponseBody>();
  app.get<{ Params: { id: string } }>('/things/:id', async (request, reply) => {
    const { id } = request.params;
    bodies.set(id, jsonBody({ id }));
    await sendBody(request, reply, jsonBody({ id }), undefined, () => bodies.get(id));
    return reply;
  });
  app.get('/now', (request, reply) => sendJson(request, reply, { now: true }));
  app.get('/*', async (request, reply) => {
    request.pagePattern = '/pages/:name';
    const body = jsonBody({ page: request.url });
    await sendBody(request, reply, body, undefined, () => body);
    return reply;
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

async function visit(...paths: readonly string[]): Promise<void> {
  for (const path of paths) await (await fetch(origin + path)).text();
}

const countedAt = (pattern: string): AnswerCount | undefined => app.answerCounts?.of(pattern);

describe('answers are counted by the pattern of their path', () => {
  it('whether a route makes them or they are sent from memory', async () => {
    await visit('/things/1', '/things/1', '/things/2', '/things/1');
    await expect.poll(() => countedAt('/things/:id')).toEqual({ answers: 4, cached: 2 });
  });

  it('of pages too, which one route answers', async () => {
    await visit('/pages/a', '/pages/a', '/pages/b?secret=1');
    await expect.poll(() => countedAt('/pages/:name')).toEqual({ answers: 3, cached: 1 });
    expect(countedAt('/*')).toEqual({ answers: 0, cached: 0 });
  });

  it('also where nothing is cached, or the client has the content', async () => {
    const etag = (await fetch(`${origin}/things/1`)).headers.get('etag') ?? '';
    expect((await fetch(`${origin}/things/1`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    await visit('/now', '/now');
    await expect.poll(() => countedAt('/now')).toEqual({ answers: 2, cached: 0 });
    expect(countedAt('/things/:id')).toEqual({ answers: 2, cached: 0 });
  });

  it('and as others where there is no route', async () => {
    await app.inject({ method: 'POST', url: '/things/1' });
    expect(countedAt('other')).toEqual({ answers: 1, cached: 0 });
  });
});
