import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { clientAddressBy, trustedHops } from './client-address.ts';

const PROXIES = ['127.0.0.1', '10.0.0.0/8'];

it.each([
  ['no proxy', false, false, '203.0.113.9'],
  ['one proxy', 1, trustedHops(1), '203.0.113.9'],
  ['two proxies', 2, trustedHops(2), '198.51.100.1, 203.0.113.9'],
  ['proxies by address', PROXIES, PROXIES, '198.51.100.1, 203.0.113.9, 10.1.2.3'],
  ['all', true, true, '198.51.100.1, 203.0.113.9'],
  ['one proxy that says nothing', 1, trustedHops(1), undefined],
  ['one proxy that says nonsense', 1, trustedHops(1), 'x'.repeat(9)],
])('behind %s the address of a request is that of the framework', async (_name, trustProxy, trusted, forwarded) => {
  const app = fastify({ trustProxy: trusted });
  app.get('/', ({ ip }) => ip);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/', remoteAddress: '127.0.0.1', headers });
  const request = new IncomingMessage(new Socket());
  Object.defineProperty(request.socket, 'remoteAddress', { value: '127.0.0.1' });
  Object.assign(request.headers, headers);
  expect(clientAddressBy({ trustProxy })(request)).toBe(body);
});
