import { once } from 'node:events';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export interface SiteProxy {
  /** Requests and live lines lead to the site at this origin from now on; open lines are cut, as a server that ends does. */
  leadTo(origin: string): void;
  close(): Promise<void>;
}

/** One address before one site after the other, as at an upgrade. */
export async function openSiteProxy(port: number): Promise<SiteProxy> {
  let target = new URL('http://127.0.0.1:9');
  const lines = new Set<Duplex>();
  const where = ({ url, method, headers }: IncomingMessage) => ({
    host: target.hostname,
    port: target.port,
    path: url,
    method,
    headers,
  });
  const server = createServer((request, response) => {
    const passed = send(where(request), (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.writeHead(502).end());
    request.pipe(passed);
  });
  server.on('upgrade', (request, visitor: Socket, head) => {
    const site = connect(Number(target.port), target.hostname, () => {
      const names = request.rawHeaders.map((text, nth) => (nth % 2 === 0 ? `${text}: ` : `${text}\r\n`));
      site.write(`${request.method} ${request.url} HTTP/1.1\r\n${names.join('')}\r\n`);
      site.write(head);
      site.pipe(visitor).pipe(site);
    });
    for (const line of [visitor, site]) {
      lines.add(line);
      line.on('error', () => line.destroy());
      line.on('close', () => {
        lines.delete(line);
        visitor.destroy();
        site.destroy();
      });
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const line of lines) line.destroy();
  };
  return {
    leadTo(origin) {
      target = new URL(origin);
      cut();
    },
    async close() {
      cut();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
