import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

const WINDOW_MS = 30_000;
const SWEEP_MS = 5_000;
const LEAST_BYTES_PER_SECOND = 8 * 1024;
const LEAST_BYTES = (LEAST_BYTES_PER_SECOND * WINDOW_MS) / 1000;

interface Transfer {
  /** The last request that may have a body. */
  request: IncomingMessage | undefined;
  /** Milliseconds at which the window began; `bytes` is the count at that time. */
  since: number;
  bytes: number;
}

/**
 * Ends connections that send a body or take an answer more slowly than 8 kB/s for 30 s. Without a byte at all the
 * server's own timeouts end them; live connections have their heartbeat.
 */
export class SlowSockets {
  readonly #transfers = new Map<Socket, Transfer>();

  /** @param now milliseconds */
  sweep(now: number): void {
    for (const [socket, transfer] of this.#transfers) {
      const bytes = movedBytes(socket);
      const isOver = now - transfer.since >= WINDOW_MS;
      if (isMoving(socket, transfer) && !isOver) continue;
      if (isMoving(socket, transfer) && bytes - transfer.bytes < LEAST_BYTES) socket.destroy();
      else Object.assign(transfer, { since: now, bytes });
    }
  }

  watch(server: Server, now: () => number = () => performance.now()): void {
    server.on('connection', (socket) => {
      this.#transfers.set(socket, { request: undefined, since: now(), bytes: 0 });
      socket.once('close', () => this.#transfers.delete(socket));
    });
    server.prependListener('request', (request) => {
      if (request.method === 'GET') return;
      const transfer = this.#transfers.get(request.socket);
      if (transfer) transfer.request = request;
    });
    server.on('upgrade', ({ socket }) => this.#transfers.delete(socket));
    const sweeper = setInterval(() => this.sweep(now()), SWEEP_MS).unref();
    server.once('close', () => clearInterval(sweeper));
  }
}

function isMoving(socket: Socket, { request }: Transfer): boolean {
  return unsentBytes(socket) > 0 || request?.complete === false;
}

function movedBytes(socket: Socket): number {
  return socket.bytesRead + socket.bytesWritten - unsentBytes(socket);
}

/**
 * Counts the bytes that are not sent yet. For a large write `writableLength` only tells whether all of it was sent,
 * while the handle counts what is left.
 */
function unsentBytes(socket: Socket): number {
  const handle: unknown = Reflect.get(socket, '_handle');
  const queued = typeof handle === 'object' && handle !== null ? Reflect.get(handle, 'writeQueueSize') : undefined;
  return typeof queued === 'number' ? queued : socket.writableLength;
}
