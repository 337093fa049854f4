import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A proxy that sends documents in small pieces with a pause after each; everything else passes unchanged. */
export interface SlowLine {
  origin: string;
  close(): Promise<void>;
}

export interface SlowLineOptions {
  pieceBytes: number;
  pauseMs: number;
}

export async function openSlowLine(siteOrigin: string, options: SlowLineOptions): Promise<SlowLine> {
  const server = createServer((visitor, answer) => {
    const headers = { ...visitor.headers, 'accept-encoding': 'identity' };
    const onward = request(new URL(visitor.url ?? '/', siteOrigin), { method: visitor.method, headers }, (site) => {
      void passOn(site, answer, options);
    });
    onward.on('error', () => answer.destroy());
    visitor.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function passOn(site: IncomingMessage, answer: ServerResponse, options: SlowLineOptions): Promise<void> {
  const { 'content-length': _whole, ...headers } = site.headers;
  answer.writeHead(site.statusCode ?? 502, headers);
  const isDocument = site.headers['content-type']?.startsWith('text/html') === true;
  if (!isDocument) {
    site.pipe(answer);
    return;
  }
  const document = Buffer.concat(await site.toArray());
  for (let at = 0; at < document.length && !answer.destroyed; at += options.pieceBytes) {
    answer.write(document.subarray(at, at + options.pieceBytes));
    await delay(options.pauseMs);
  }
  answer.end();
}
