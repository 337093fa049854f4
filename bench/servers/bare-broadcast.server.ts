import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { textFrame } from '#platform/live/text-frame.ts';
import { settledMemory } from '../settled-memory.ts';

/**
 * The baseline: `node:http` with plain sockets. `/tell?n=` writes one frame to each of them in one loop, without
 * reading, counting, checking or storing anything.
 */

const MAGIC = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const ANSWER = textFrame('{"t":"pong","id":"0"}');
const listeners = new Set<Duplex>();

const server = createServer(async ({ url = '' }, response) => {
  if (url === '/memory') return response.end(JSON.stringify(await settledMemory()));
  const number = new URL(url, 'http://bare').searchParams.get('n');
  const frame = textFrame(`{"t":"event","topic":"trades","type":"bench.happened","data":${number},"id":"${number}"}`);
  for (const listener of listeners) listener.write(frame);
  return response.end();
});
server.on('upgrade', ({ headers }, socket) => {
  const accept = createHash('sha1').update(`${headers['sec-websocket-key']}${MAGIC}`).digest('base64');
  const head = ['HTTP/1.1 101 Switching Protocols', 'Upgrade: websocket', 'Connection: Upgrade'];
  socket.write(`${[...head, `Sec-WebSocket-Accept: ${accept}`].join('\r\n')}\r\n\r\n`);
  listeners.add(socket);
  socket.once('data', () => {
    socket.write(ANSWER);
    socket.resume();
  });
  socket.on('error', () => socket.destroy());
  socket.on('close', () => listeners.delete(socket));
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
