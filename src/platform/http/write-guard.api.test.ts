import { once } from 'node:events';
import { connect } from 'node:net';
import websocket from '@fastify/websocket';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { guardWrites } from './write-guard.ts';

const limit = {
  rule: { name: 'address', points: 10, window: 60 },
  take: async () => ({ isAllowed: true, remaining: 9, reset: 60 }),
};

it('closes the connection of a write that requested an upgrade', async () => {
  const app = Fastify();
  await app.register(websocket);
  app.addHook('onRequest', guardWrites({ limit, publicSiteUrl: 'http://127.0.0.1', isPublicSiteUrlGiven: true }));
  app.get('/api/live', { websocket: true }, () => {});
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  const head = ['POST /api/live HTTP/1.1', 'Host: 127.0.0.1', 'Upgrade: websocket', 'Connection: Upgrade'];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: 0\r\n\r\n`);
  socket.resume();
  await once(socket, 'end');
  socket.destroy();
  await app.close();
  expect(socket.destroyed).toBe(true);
});
