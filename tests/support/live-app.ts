import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import { onTestFinished } from 'vitest';
import type { ApiContext } from '#app/api.ts';
import { openLive } from '#app/open-live.ts';
import { siteEffects } from '#app/site-effects.ts';
import { openPeople } from '#features/people/open-people.context.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { openDatabase } from '#platform/database/connect.ts';
import { openListener } from '#platform/database/listen.ts';
import { LIVE_CHANNEL } from '#platform/live/insert-events.ts';
import type { LiveClient } from '#platform/live/live-client.ts';
import type { LiveTopics } from '#platform/live/live-topics.ts';
import { type Log, silentLog } from '#platform/log/log.ts';
import { createApiApp } from './api-app.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts';
import { openedForTests } from './opened-for-tests.ts';
import { configWithKeys } from './unavailable-provider.ts';

export const ORIGIN = 'https://naru.example';

export interface LiveApp {
  url: string;
  port: number;
  api: Pick<ApiContext, 'db' | 'signingKeys' | 'provider'>;
  /** Topics whose pages this process marked as stale. */
  staleTags: string[];
  /** Lines of this process that hear a topic: one that is asked for may have to be allowed by the database first. */
  listenersOf(topic: string): ReadonlySet<LiveClient>;
  proxy: DatabaseProxy;
  close(): Promise<void>;
}

export async function makeSigningKeys(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return JSON.stringify({ keys: [{ ...(await exportJWK(privateKey)), kid: 'test', alg: 'ES256' }] });
}

/** One process of the site, reduced to live updates, on a port of its own; several may share a database. */
export async function openLiveApp(databaseUrl: string, keys: string, topics?: LiveTopics): Promise<LiveApp> {
  const log: Log = silentLog;
  const proxy = await openDatabaseProxy(databaseUrl);
  const config = await configWithKeys({ DATABASE_URL: databaseUrl, AUTH_JWT_KEYS: keys, PUBLIC_SITE_URL: ORIGIN });
  const { db, pool, close } = await openDatabase(databaseUrl, { log });
  const people = await openPeople(db, {
    config,
    pool,
    clock: systemClock,
    log,
    handlers: siteEffects,
  });
  const staleTags: string[] = [];
  const live = openLive({ db, onTopic: (topic) => staleTags.push(topic), log, ...(topics && { topics }) });
  const listener = await openListener(proxy.url, [LIVE_CHANNEL], {
    log,
    onMessage: () => live.readOn(),
    onReconnect: () => live.readOn(),
  });
  await live.start();
  const app = await createApiApp({ ...people, config, db, live: live.hub });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `ws://127.0.0.1:${port}/api/live`,
    port,
    api: { ...people, db },
    staleTags,
    listenersOf: (topic) => new Set(live.hub.listeners.of(topic)),
    proxy,
    async close() {
      await app.close();
      await listener.close();
      await live.stop();
      await close();
      await proxy.close();
    },
  };
}

/** Two processes of the site on one database, during the tests of a file. */
export function testLiveApps(): [test: TestDatabase, here: LiveApp, there: LiveApp] {
  const test = testDatabase();
  const keys = makeSigningKeys();
  const open = () =>
    openedForTests(
      async () => openLiveApp(test.url, await keys),
      (app) => app.close(),
    );
  return [test, open(), open()];
}

export interface ReceivedFrame {
  t: string;
  topic?: string;
  type?: string;
  data?: unknown;
  id?: string;
  code?: string;
}

export interface LiveLine {
  frames: ReceivedFrame[];
  sendMessage(message: unknown): void;
  /** Resolves when everything sent before has a response. */
  settled(): Promise<void>;
  events(): ReceivedFrame[];
  closed: Promise<{ code: number }>;
  end(): void;
}

/** Node's WebSocket accepts headers; the type of the browser's does not. */
const ProgramSocket = WebSocket as new (url: string, options: object) => WebSocket;

/** Connects. @throws {Error} when the server refuses the upgrade */
export async function listenTo(url: string, headers: Record<string, string> = {}): Promise<LiveLine> {
  const socket = new ProgramSocket(url, { headers });
  onTestFinished(() => socket.close());
  const frames: ReceivedFrame[] = [];
  let pongs = 0;
  socket.addEventListener('message', ({ data }) => {
    const frame = JSON.parse(String(data)) as ReceivedFrame;
    frames.push(frame);
    if (frame.t === 'pong') pongs += 1;
  });
  const closed = new Promise<{ code: number }>((resolve) => {
    socket.addEventListener('close', ({ code }) => resolve({ code }));
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('refused')), { once: true });
  });
  const sendMessage = (message: unknown) =>
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  return {
    frames,
    sendMessage,
    async settled() {
      const before = pongs;
      sendMessage({ t: 'ping' });
      const until = performance.now() + 5000;
      while (pongs === before) {
        if (performance.now() > until) throw new Error('There was no pong.');
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    events: () => frames.filter(({ t }) => t === 'event'),
    closed,
    end: () => socket.close(),
  };
}
