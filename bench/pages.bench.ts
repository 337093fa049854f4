import { besideSameBytes, requestsPerSecond } from './beside-same-bytes.ts';
import { type BenchResult, compare, serverFile, startServer } from './harness.ts';

/** 진호박: a page with long tables. */
const PATH = '/items/655';

/** An item's page from the cache and rendered anew, each beside the least that could answer it. */
export default async function pages(): Promise<BenchResult[]> {
  return [await besideSameBytes('kept item page (br) ÷ node:http with the same bytes', PATH), await freshPage()];
}

async function freshPage(): Promise<BenchResult> {
  const site = await startServer(serverFile('site'), { args: ['fresh'] });
  const bare = await startServer(serverFile('bare-render'), { args: [PATH] });
  try {
    return await compare({
      name: 'fresh item page ÷ bare renderToString of the same tree',
      unit: 'req/s',
      target: { ratioAtLeast: 0.6 },
      ours: () => requestsPerSecond(site.url + PATH, 'identity'),
      baseline: () => requestsPerSecond(bare.url + PATH, 'identity'),
    });
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}
