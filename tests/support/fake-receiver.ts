import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openedForTests } from './opened-for-tests.ts';

export interface Received {
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export interface FakeReceiver {
  url: string;
  received: Received[];
  /** Sets the response from now on; `'nothing'` accepts the message and never responds. */
  answer(status: number | 'nothing', headers?: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

export async function openFakeReceiver(): Promise<FakeReceiver> {
  const received: Received[] = [];
  let status: number | 'nothing' = 204;
  let headers: Readonly<Record<string, string>> = {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      if (status === 'nothing') request.socket.destroy();
      else response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answer(next, own = {}) {
      status = next;
      headers = own;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export const testReceiver = (): FakeReceiver => openedForTests(openFakeReceiver, (receiver) => receiver.close());
