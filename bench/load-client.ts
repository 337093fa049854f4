import { connect, type Socket } from 'node:net';

/** An HTTP/1.1 load client: persistent connections with pipelined requests. Runs in its own process. */

export interface LoadOptions {
  url: string;
  headers?: Readonly<Record<string, string>>;
  warmUpMs?: number;
  durationMs?: number;
  connections?: number;
  pipelined?: number;
  /** So many connections instead, each from an address of its own and with a user agent of its own. */
  visitors?: number;
}

export interface LoadResult {
  perSecond: number;
  responses: number;
  bytesPerResponse: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const MIN_STATUS_LINE_LENGTH = 12;

interface Meter {
  responses: number;
  bytes: number;
}

function requestBytes({ url, headers = {} }: LoadOptions): Buffer {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n${lines.join('')}\r\n`);
}

/** Length of the response at the start of the buffer; 0 while it is incomplete. */
function responseLength(buffer: Buffer): number {
  const headEnd = buffer.indexOf(HEAD_END);
  if (headEnd < 0) return 0;
  const head = buffer.toString('latin1', 0, headEnd);
  const status = head.slice(MIN_STATUS_LINE_LENGTH - 3, MIN_STATUS_LINE_LENGTH);
  if (status !== '200') throw new Error(`Answered with ${head.split('\r\n', 1)[0]}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('Answered without Content-Length');
  const total = headEnd + HEAD_END.length + Number(length);
  return total <= buffer.length ? total : 0;
}

function requestUntilStopped(socket: Socket, request: Buffer, pipelined: number, meter: Meter): void {
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    let buffer = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let done = 0;
    for (let length = responseLength(buffer); length > 0; length = responseLength(buffer)) {
      done += 1;
      meter.bytes += length;
      buffer = buffer.subarray(length);
    }
    rest = buffer;
    meter.responses += done;
    if (done > 0) socket.write(done === 1 ? request : Buffer.concat(Array.from({ length: done }, () => request)));
  });
  socket.write(Buffer.concat(Array.from({ length: pipelined }, () => request)));
}

function asVisitor(options: LoadOptions, nth: number): LoadOptions {
  const agent = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.${nth}.0 Safari/537.36`;
  return { ...options, headers: { ...options.headers, 'user-agent': agent, referer: 'https://www.google.com/' } };
}

function open(url: string, localAddress?: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      ...(localAddress && { localAddress }),
    });
    socket.once('connect', () => resolve(socket)).once('error', reject);
  });
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function load(options: LoadOptions): Promise<LoadResult> {
  const { warmUpMs = 1000, durationMs = 3000, connections = 10, pipelined = 4 } = options;
  const meter: Meter = { responses: 0, bytes: 0 };
  const { visitors = 0 } = options;
  const sockets = await Promise.all(
    Array.from({ length: visitors || connections }, (_, nth) =>
      open(options.url, visitors > 0 ? `127.0.1.${nth + 1}` : undefined),
    ),
  );
  for (const [nth, socket] of sockets.entries()) {
    socket.on('close', () => {
      throw new Error('The server closed a connection');
    });
    requestUntilStopped(socket, requestBytes(visitors > 0 ? asVisitor(options, nth) : options), pipelined, meter);
  }
  await wait(warmUpMs);
  const before = { ...meter };
  const startedAt = performance.now();
  await wait(durationMs);
  const responses = meter.responses - before.responses;
  const perSecond = (responses / (performance.now() - startedAt)) * 1000;
  return {
    perSecond,
    responses: meter.responses,
    bytesPerResponse: Math.round((meter.bytes - before.bytes) / Math.max(responses, 1)),
  };
}

if (import.meta.main) {
  const options = JSON.parse(process.argv[2] ?? '{}') as LoadOptions;
  process.stdout.write(JSON.stringify(await load(options)), () => process.exit(0));
}
