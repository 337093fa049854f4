import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeRefusedUpgrades, HTTP_OPTIONS } from './options.ts';

it.each([
  ['a write', 'POST /api/live', 'websocket'],
  ['a write to another address', 'POST /api/trades', 'h2c'],
  ['a read of another address', 'GET /api/trades', 'h2c'],
])('answers %s that asks for an upgrade, and says that the connection ends', async (_name, line, protocol) => {
  const app = Fastify(HTTP_OPTIONS);
  closeRefusedUpgrades(app.server);
  await app.register(websocket);
  app.get('/api/live', { websocket: true }, () => {});
  for (const url of ['/api/live', '/api/trades']) app.post(url, ({ body }) => ({ got: body }));
  app.get('/api/trades', () => ({ got: { a: 1 } }));
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), hostname);
  const head = ['Host: x', `Upgrade: ${protocol}`, 'Connection: Upgrade', 'Content-Type: application/json'];
  socket.write([`${line} HTTP/1.1`, ...head, 'Content-Length: 7', '', '{"a":1}'].join('\r\n'));
  const answer = await text(socket);
  await app.close();
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(answer).toMatch(/^connection: close/im);
  expect(answer).toMatch(/\{"got":\{"a":1\}\}$/);
});
