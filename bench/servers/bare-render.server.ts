import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBenchSite } from './whole-site.ts';

/** The baseline: `node:http` and `renderToString` of one page, its data in memory (argument: the page's path). */

const { renderer, services } = await openBenchSite();
const render = await renderer.prepareBare(process.argv[2] ?? '/', services);
const server = createServer((_request, response) => {
  const body = Buffer.from(`<!DOCTYPE html>${render()}`);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': String(body.length) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
