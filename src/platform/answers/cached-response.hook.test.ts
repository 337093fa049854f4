import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mount } from '#platform/http/mount.ts';
import { installSecurityHeaders } from '#platform/http/security-headers.ts';
import { withAccess, withZod } from '#platform/http/validation.ts';
import { endpoint } from '#shared/endpoint.ts';
import { versionQuery } from '#shared/params.ts';
import { installCachedResponses } from './cached-response.hook.ts';
import { jsonBody, ResponseBody } from './response-body.ts';
import { sendBody } from './send-body.ts';
import { snapshotAnswer } from './snapshot-body.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => undefined = runInNewContext('gc');

const CONFIG = {
  publicSiteUrl: 'http://site.example',
  assetBaseUrl: undefined,
  authUrl: undefined,
  fontStylesheetUrl: undefined,
  fontHosts: [],
  adManager: false,
  adProvider: 'house' as const,
  adDirect: false,
  adNetworkHosts: [],
  adNetworkScriptUrl: undefined,
};

interface Snapshot {
  version: string;
  body: ResponseBody<string>;
}

const snapshotOf = (version: string, text: string): Snapshot => ({ version, body: jsonBody(text) });

const readText = endpoint({
  method: 'GET',
  path: '/list',
  who: 'anyone',
  tags: [],
  summary: '글',
  query: versionQuery,
  response: { 200: z.string() },
});

describe('the cached-response hook', () => {
  let app: FastifyInstance | undefined;
  afterEach(() => app?.close());

  async function open(first: Snapshot, prepare?: (app: FastifyInstance) => void) {
    const state = { snapshot: first, handled: 0, isOpen: true };
    app = fastify();
    installSecurityHeaders(app, CONFIG);
    installCachedResponses(app, () => (state.isOpen ? null : {}));
    prepare?.(app);
    mount(withAccess(withZod(app), null), readText, {}, ({ query }) => {
      state.handled += 1;
      return snapshotAnswer(
        () => state.snapshot,
        ({ body }) => body,
        query.v,
      );
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const sendRequest = (path = '/list', init?: RequestInit) => fetch(origin + path, init);
    return { state, sendRequest };
  }

  it('sends a cached response exactly as the route does', async () => {
    const { state, sendRequest } = await open(snapshotOf('1', 'a'.repeat(5000)));
    const usual = await sendRequest();
    const text = await usual.text();
    const again = await sendRequest();
    expect(await again.text()).toBe(text);
    expect(state.handled).toBe(1);
    const headersOf = (response: Response) =>
      Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'));
    expect(headersOf(again)).toEqual(headersOf(usual));
    expect(again.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  it('uses the coding that each client prefers', async () => {
    const { sendRequest } = await open(snapshotOf('1', 'a'.repeat(5000)));
    for (const [wanted, sent] of [
      ['gzip', 'gzip'],
      ['identity', null],
      ['gzip', 'gzip'],
      ['br', 'br'],
      ['br', 'br'],
    ] as const) {
      const response = await sendRequest('/list', { headers: { 'accept-encoding': wanted } });
      expect(response.headers.get('content-encoding')).toBe(sent);
      expect(await response.json()).toBe('a'.repeat(5000));
    }
  });

  it('never sends a body that is outdated', async () => {
    const { state, sendRequest } = await open(snapshotOf('1', 'old'));
    await sendRequest();
    await sendRequest();
    state.snapshot = snapshotOf('2', 'new');
    expect(await (await sendRequest()).json()).toBe('new');
    expect(state.handled).toBe(2);
  });

  it('stands aside at once while it is closed, and sends what it has once it is open again', async () => {
    const { state, sendRequest } = await open(snapshotOf('1', 'text'));
    const handledAfter = async () => {
      await (await sendRequest()).text();
      return state.handled;
    };
    expect([await handledAfter(), await handledAfter()]).toEqual([1, 1]);
    state.isOpen = false;
    expect([await handledAfter(), await handledAfter()]).toEqual([2, 3]);
    state.isOpen = true;
    expect(await handledAfter()).toBe(3);
  });

  it('frees the bodies of an old snapshot, requested again or not', async () => {
    const { state, sendRequest } = await open(snapshotOf('1', 'old'));
    const old = { snapshot: new WeakRef(state.snapshot), body: new WeakRef(state.snapshot.body) };
    await (await sendRequest()).text();
    state.snapshot = snapshotOf('2', 'new');
    await expect
      .poll(() => collectGarbage() ?? [old.snapshot.deref(), old.body.deref()])
      .toEqual([undefined, undefined]);
  });

  it('passes every other method, address and validator to the routes', async () => {
    const { state, sendRequest } = await open(snapshotOf('1', 'text'));
    const etag = (await sendRequest()).headers.get('etag') ?? '';
    expect((await sendRequest('/list', { method: 'HEAD' })).status).toBe(200);
    expect((await sendRequest('/list', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await sendRequest('/list', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    expect((await sendRequest('/list?v=1')).headers.get('cache-control')).toContain('immutable');
    expect((await sendRequest('/nowhere')).status).toBe(404);
    expect(state.handled).toBe(4);
  });

  it('caches a response whose headers a hook has set as its body does', async () => {
    const sent = { 'access-control-allow-origin': '*' };
    let handled = 0;
    app = fastify();
    installSecurityHeaders(app, CONFIG);
    installCachedResponses(app);
    app.addHook('onRequest', async (_request, reply) => void reply.headers(sent));
    const body = new ResponseBody('text', { headers: sent });
    app.get('/list', async (request, reply) => {
      handled += 1;
      await sendBody(request, reply, body, 'public, max-age=60', () => body);
      return reply;
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    for (let time = 0; time < 2; time += 1) {
      const response = await fetch(`${origin}/list`);
      expect([await response.text(), response.headers.get('access-control-allow-origin')]).toEqual(['text', '*']);
    }
    expect(handled).toBe(1);
  });

  it('does not cache a response to which a hook added headers', async () => {
    const { state, sendRequest } = await open(snapshotOf('1', 'text'), (early) => {
      early.addHook('onRequest', async (_request, reply) => void reply.header('x-own', 'yes'));
    });
    await sendRequest();
    expect((await sendRequest()).headers.get('x-own')).toBe('yes');
    expect(state.handled).toBe(2);
  });
});
