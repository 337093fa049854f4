import { besideSameBytes } from './beside-same-bytes.ts';
import { freshPage } from './fresh-page.ts';
import { type BenchResult, serverFile, startServer } from './harness.ts';

const ID = '655';
const PATH = `/__nuxt_island/ItemCard_0.json?props=${encodeURIComponent(`{"id":${ID}}`)}`;

export default async function islands(): Promise<BenchResult[]> {
  return [
    await besideSameBytes('kept island (br) ÷ node:http with the same bytes', PATH),
    ...(await freshPage({
      name: 'fresh island',
      path: PATH,
      ratioAtLeast: 0.5,
      fresh: () => startServer(serverFile('site'), { args: ['fresh'] }),
      bare: () => startServer(serverFile('bare-island'), { args: [ID] }),
    })),
  ];
}
