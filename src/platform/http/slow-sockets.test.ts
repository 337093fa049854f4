import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { HTTP_OPTIONS } from './options.ts';
import { SlowSockets } from './slow-sockets.ts';

const MIB = 1024 * 1024;
let now = 0;
let server: Server;
let sockets: SlowSockets;
let accepted: Socket[];

beforeEach(async () => {
  now = 0;
  accepted = [];
  sockets = new SlowSockets();
  server = createServer((request, response) => {
    if (request.url === '/large') response.end(Buffer.alloc(32 * MIB));
    else request.on('end', () => response.end('done')).resume();
  });
  server.on('connection', (socket) => accepted.push(socket));
  sockets.watch(server, () => now);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function open(text: string): Promise<Socket> {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const client = connect(port, '127.0.0.1');
  client.on('error', () => {});
  client.write(text);
  await once(server, 'request');
  return client;
}

function passSeconds(seconds: number): void {
  now += seconds * 1000;
  sockets.sweep(now);
}

it('ends a connection that does not read its answer', async () => {
  const client = await open('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  client.pause();
  await delay(50);
  // What the system took at once counts as moved.
  passSeconds(30);
  expect(accepted[0]?.destroyed).toBe(false);
  passSeconds(30);
  expect(accepted[0]?.destroyed).toBe(true);
});

it('leaves a connection that reads on', async () => {
  const client = await open('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
  passSeconds(5);
  let received = 0;
  client.on('data', (chunk) => {
    received += chunk.length;
    if (received > MIB) client.pause();
  });
  while (received <= MIB) await delay(5);
  passSeconds(30);
  expect(accepted[0]?.destroyed).toBe(false);
  client.destroy();
});

it('ends a connection whose body comes drop by drop', async () => {
  const client = await open('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{');
  for (let time = 0; time < 7; time += 1) {
    client.write('"');
    passSeconds(5);
  }
  expect(accepted[0]?.destroyed).toBe(true);
});

it('leaves a connection alone that waits for its next request', async () => {
  const client = await open('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}');
  await once(client, 'data');
  for (let time = 0; time < 10; time += 1) passSeconds(10);
  expect(accepted[0]?.destroyed).toBe(false);
  client.destroy();
});

it('leaves the rest to the timeouts of the server: a head in 30 s, and 30 s without a byte', () => {
  expect(HTTP_OPTIONS.http.headersTimeout).toBe(30_000);
  expect(HTTP_OPTIONS.connectionTimeout).toBe(30_000);
  const { headersTimeout, connectionsCheckingInterval } = HTTP_OPTIONS.http;
  expect(connectionsCheckingInterval).toBeLessThan(headersTimeout);
});
