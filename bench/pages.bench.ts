import { besideSameBytes } from './beside-same-bytes.ts';
import { freshPage } from './fresh-page.ts';
import { type BenchResult, serverFile, startServer } from './harness.ts';

/** 진호박: a page with long tables. */
const PATH = '/items/655';

/** An item's page from the cache and rendered anew, each beside the least that could answer it. */
export default async function pages(): Promise<BenchResult[]> {
  return [
    await besideSameBytes('kept item page (br) ÷ node:http with the same bytes', PATH),
    ...(await freshPage({
      name: 'fresh item page',
      path: PATH,
      ratioAtLeast: 0.62,
      fresh: () => startServer(serverFile('site'), { args: ['fresh'] }),
      bare: () => startServer(serverFile('bare-render'), { args: [PATH] }),
    })),
  ];
}
