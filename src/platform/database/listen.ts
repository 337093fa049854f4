import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Db } from '#platform/database/db.ts';
import type { Log } from '#platform/log/log.ts';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 10_000;
const CONNECT_TIMEOUT_MS = 3_000;
/** Milliseconds for the first connection. The server has just answered, so it is there, and at most busy. */
const START_TIMEOUT_MS = 30_000;
const HEARTBEAT_MS = 30_000;
const HEARTBEAT_TIMEOUT_MS = 5_000;
/** PostgreSQL refuses payloads of 8000 bytes and more. */
const PAYLOAD_LIMIT_BYTES = 7_900;

export type NotifyPayload = Readonly<Record<string, string | number | readonly (string | number)[]>>;

export interface ListenerOptions {
  /** The payload is untrusted JSON: parse it. */
  onMessage(channel: string, payload: unknown): void;
  /** Messages may have been missed: drop or reload cached copies. */
  onReconnect(): void;
  log: Log;
}

export interface Listener {
  close(): Promise<void>;
}

/**
 * Listens to the channels on a connection of its own, which needs the database itself or a pooler in session mode.
 * Reconnects a broken connection, with pauses that grow to ten seconds.
 * @returns once the first connection listens; rejects when it cannot be opened
 */
export async function openListener(
  url: string,
  channels: readonly string[],
  options: ListenerOptions,
): Promise<Listener> {
  const closing = new AbortController();
  const first = await connect(url, channels, options, START_TIMEOUT_MS);
  let current: pg.Client | undefined = first.client;

  const listenUntilClosed = async () => {
    let lost = first.lost;
    while (!closing.signal.aborted) {
      await lost;
      current = undefined;
      const next = await reconnect(url, channels, options, closing.signal);
      if (!next) return;
      current = next.client;
      lost = next.lost;
      options.log.info({ channels }, 'listening to the database again');
      guarded(options.log, () => options.onReconnect());
    }
  };
  const running = listenUntilClosed();

  return {
    async close() {
      closing.abort();
      await current?.end().catch(() => {});
      await running;
    },
  };
}

/** Notifies listeners. Inside a transaction the message is sent after the commit, and not at all after a rollback. */
export async function notify(db: Db, channel: string, payload: NotifyPayload): Promise<void> {
  const text = JSON.stringify(payload);
  if (Buffer.byteLength(text) > PAYLOAD_LIMIT_BYTES) throw new RangeError(`Notification on ${channel} is too long`);
  await sql`select pg_notify(${channel}, ${text})`.execute(db);
}

interface Connection {
  client: pg.Client;
  lost: Promise<void>;
}

async function connect(
  url: string,
  channels: readonly string[],
  options: ListenerOptions,
  connectTimeoutMs = CONNECT_TIMEOUT_MS,
): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'baramnaru-listener',
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: HEARTBEAT_TIMEOUT_MS,
    keepAlive: true,
  });
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  client.on('error', (error) => options.log.warn({ reason: error.message }, 'lost the connection that listens'));
  client.on('notification', ({ channel, payload = '' }) => deliver(options, channel, payload));
  try {
    await client.connect();
    for (const channel of channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  startHeartbeat(client, lost);
  return { client, lost };
}

/**
 * Sends queries regularly: without one a connection that was cut silently (a sleeping machine, a firewall) is not
 * noticed.
 */
function startHeartbeat(client: pg.Client, lost: Promise<void>): void {
  const timer = setInterval(() => {
    client.query('select 1').catch(() => client.end().catch(() => {}));
  }, HEARTBEAT_MS);
  timer.unref();
  void lost.then(() => clearInterval(timer));
}

async function reconnect(
  url: string,
  channels: readonly string[],
  options: ListenerOptions,
  signal: AbortSignal,
): Promise<Connection | undefined> {
  for (let wait = FIRST_RETRY_MS; !signal.aborted; wait = Math.min(wait * 2, LAST_RETRY_MS)) {
    await delay(wait * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => {});
    if (signal.aborted) return undefined;
    const connection = await connect(url, channels, options).catch((error: unknown) => {
      options.log.warn({ reason: error instanceof Error ? error.message : String(error) }, 'cannot listen yet');
      return undefined;
    });
    if (connection && signal.aborted) await connection.client.end().catch(() => {});
    else if (connection) return connection;
  }
  return undefined;
}

function deliver(options: ListenerOptions, channel: string, text: string): void {
  guarded(options.log, () => options.onMessage(channel, JSON.parse(text)));
}

function guarded(log: Log, action: () => void): void {
  try {
    action();
  } catch (error) {
    log.error({ err: error }, 'a listener of the database failed');
  }
}
