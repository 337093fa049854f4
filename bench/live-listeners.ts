import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Thousands of listeners in a process of their own, on plain sockets: a client that is slower than the server would
 * measure itself. Prints `{"ready":…}` once all listen; for a line of moments on its standard input it prints the delay
 * of each event.
 */

export interface ListenersOptions {
  url: string;
  count: number;
  topic: string;
  /** Finds the number of an event in its text, which may hold it more than once: a pattern with one group. */
  numberIn: string;
}

/** Commit time of each event by its number; milliseconds since 1970. */
export type Moments = Record<string, number>;

export interface Latencies {
  received: number;
  p50: number;
  p99: number;
  worst: number;
}

/** The server's limit per address; the whole loopback network 127.0.0.0/8 is available. */
const SOCKETS_OF_ADDRESS = 200;
const AT_ONCE = 100;
const PING = 0x89;
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);
/** Shared: each read is handled before the next. */
const COMMON = Buffer.alloc(64 * 1024);
const HEAD_END = '\r\n\r\n';

const receivedAt = new Map<string, number[]>();
const now = () => performance.timeOrigin + performance.now();

function upgradeRequest(host: string): string {
  const lines = [`Host: ${host}`, 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
  return `GET /api/live HTTP/1.1\r\n${[...lines, 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='].join('\r\n')}\r\n\r\n`;
}

/** Short enough for the shortest header; masked, as a client must, with zeros. */
function clientFrame(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

function listen({ url, topic, numberIn }: ListenersOptions, index: number): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  const address = Math.floor(index / SOCKETS_OF_ADDRESS);
  const localAddress = `127.0.${1 + Math.floor(address / 250)}.${1 + (address % 250)}`;
  return new Promise((resolve, reject) => {
    let isUpgraded = false;
    let latest = '';
    const pattern = new RegExp(numberIn, 'g');
    const onread = { buffer: COMMON, callback: handle };
    const socket = connect({ host: hostname, port: Number(port), localAddress, noDelay: true, onread });
    socket.once('connect', () => socket.write(upgradeRequest(host)));
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection')));
    function handle(length: number): boolean {
      const at = now();
      const text = COMMON.toString('latin1', 0, length);
      if (!isUpgraded) {
        if (!text.startsWith('HTTP/1.1 101')) reject(new Error(text.split(HEAD_END)[0]));
        isUpgraded = true;
        socket.write(clientFrame(JSON.stringify({ t: 'sub', topics: [topic] })));
        socket.write(clientFrame('{"t":"ping"}'));
      }
      if (text.includes('"pong"')) resolve(socket);
      // A server's ping arrives alone and is empty.
      if (COMMON[0] === PING) socket.write(PONG);
      for (const [, number = ''] of text.matchAll(pattern)) {
        if (number !== latest) publish(number, at);
        latest = number;
      }
      return true;
    }
  });
}

function publish(number: string, at: number): void {
  const times = receivedAt.get(number);
  if (times) times.push(at);
  else receivedAt.set(number, [at]);
}

function latencies(moments: Moments): Latencies {
  const late = Object.entries(moments).flatMap(([number, at]) =>
    (receivedAt.get(number) ?? []).map((time) => time - at),
  );
  const sorted = Float64Array.from(late).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { received: sorted.length, p50: at(0.5), p99: at(0.99), worst: at(1) };
}

if (import.meta.main) {
  const options = JSON.parse(process.argv[2] ?? '{}') as ListenersOptions;
  for (let index = 0; index < options.count; index += AT_ONCE) {
    const size = Math.min(AT_ONCE, options.count - index);
    await Promise.all(Array.from({ length: size }, (_, offset) => listen(options, index + offset)));
    await delay(5);
  }
  console.log(JSON.stringify({ ready: options.count }));
  for await (const line of createInterface(process.stdin)) {
    console.log(JSON.stringify(latencies(JSON.parse(line) as Moments)));
  }
  process.exit(0);
}
