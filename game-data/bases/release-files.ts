import { PROJECT_SOURCES } from '../import/rows-from-sources.ts';
import { hashSourceFolder } from '../import/source-hash.ts';
import { nextRelease, readWrittenRelease, writeRelease } from './release.ts';

// The process behind `npm run data:release`.

const written = await readWrittenRelease();
const next = nextRelease(written, await hashSourceFolder(PROJECT_SOURCES));
if (next === written) console.log(`자료가 그대로입니다. 릴리스 ${written.release}`);
else {
  await writeRelease(next);
  console.log(`릴리스 ${next.release}`);
}
