import { fileURLToPath } from 'node:url';
import { type BenchResult, compare, measureLoad, startServer } from './harness.ts';

const PATH = '/api/items/';

/** The list of all items, compressed, beside `node:http` that answers the same bytes and does nothing else. */
export default async function itemsApi(): Promise<BenchResult[]> {
  const site = await startServer(serverFile('items-api'));
  const raw = await startServer(serverFile('same-bytes'), { args: [site.url + PATH] });
  const perSecond = async (origin: string) =>
    (await measureLoad({ url: origin + PATH, headers: { 'accept-encoding': 'br' }, pipelined: 1 })).perSecond;
  try {
    return [
      await compare({
        name: 'GET /api/items/ (br) ÷ node:http',
        unit: 'req/s',
        target: { ratioAtLeast: 0.85 },
        ours: () => perSecond(site.url),
        baseline: () => perSecond(raw.url),
      }),
    ];
  } finally {
    await Promise.all([site.stop(), raw.stop()]);
  }
}

function serverFile(name: string): string {
  return fileURLToPath(new URL(`servers/${name}.server.ts`, import.meta.url));
}
