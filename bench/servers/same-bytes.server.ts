import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The baseline: `node:http` that answers every request with the bytes of another server (argument: its address). */

const HEADERS = ['content-type', 'content-encoding', 'etag', 'vary', 'cache-control'];

const [source = ''] = process.argv.slice(2);
const { headers, body } = await fetchOnce(source);
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});

function fetchOnce(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const selected = HEADERS.flatMap((name) => {
          const value = response.headers[name];
          return typeof value === 'string' ? [[name, value] as const] : [];
        });
        resolve({ headers: { ...Object.fromEntries(selected), 'content-length': String(body.length) }, body });
      });
    }).on('error', reject);
  });
}
