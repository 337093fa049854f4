import { besideSameBytes } from './beside-same-bytes.ts';
import { freshPage } from './fresh-page.ts';
import { type BenchResult, serverFile, startServer } from './harness.ts';

const PATH = '/items/655';

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
