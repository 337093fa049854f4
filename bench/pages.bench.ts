import { type BenchResult, compare, measureLoad, startServer } from './harness.ts';
import { serverFile } from './server-file.ts';

/** 진호박: a page with long tables. */
const PATH = '/items/655';

/** An item's page from the cache and rendered anew, each beside the least that could answer it. */
export default async function pages(): Promise<BenchResult[]> {
  return [await keptPage(), await freshPage()];
}

async function keptPage(): Promise<BenchResult> {
  const site = await startServer(serverFile('pages'), { args: ['kept'] });
  const raw = await startServer(serverFile('same-bytes'), { args: [site.url + PATH] });
  const perSecond = (origin: string) => requestsPerSecond(origin, 'br');
  try {
    return await compare({
      name: 'kept item page (br) ÷ node:http with the same bytes',
      unit: 'req/s',
      target: { ratioAtLeast: 0.85 },
      ours: () => perSecond(site.url),
      baseline: () => perSecond(raw.url),
    });
  } finally {
    await Promise.all([site.stop(), raw.stop()]);
  }
}

async function freshPage(): Promise<BenchResult> {
  const site = await startServer(serverFile('pages'), { args: ['fresh'] });
  const bare = await startServer(serverFile('bare-render'), { args: [PATH] });
  const perSecond = (origin: string) => requestsPerSecond(origin, 'identity');
  try {
    return await compare({
      name: 'fresh item page ÷ bare renderToString of the same tree',
      unit: 'req/s',
      target: { ratioAtLeast: 0.6 },
      ours: () => perSecond(site.url),
      baseline: () => perSecond(bare.url),
    });
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}

async function requestsPerSecond(origin: string, coding: string): Promise<number> {
  const load = { url: origin + PATH, headers: { 'accept-encoding': coding }, pipelined: 1 };
  return (await measureLoad(load)).perSecond;
}
