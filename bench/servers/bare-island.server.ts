import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openBenchSite } from './whole-site.ts';

/** The baseline: `node:http` and React's markup of one island, its data in memory (argument: the item's id). */

const { renderer, services } = await openBenchSite();
const render = await renderer.islandOf({ name: 'ItemCard', id: Number(process.argv[2]) }).prepareBare(services);
const server = createServer((_request, response) => {
  const body = Buffer.from(render());
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': String(body.length) });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}` }));
});
