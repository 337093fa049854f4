// `npm start`: prepares what is missing, then becomes the server.
import { BOUNDED_HEAP } from './steps/bounded-heap.mjs';
import { buildIfChanged } from './steps/build.mjs';
import { become } from './steps/child.mjs';
import { loadEnvFile } from './steps/env-file.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { inTop } from './steps/places.mjs';
import { print, runCommand } from './steps/print.mjs';

await runCommand(async () => {
  await install();
  await onNode24();
  print('바람나루를 시작합니다.');
  loadEnvFile();
  process.env.NODE_ENV ??= 'production';
  await buildIfChanged();
  process.env.MALLOC_ARENA_MAX ??= '2';
  // glibc's default. Set explicitly it no longer grows, so that buffers of compressions leave no holes in the heap.
  process.env.MALLOC_MMAP_THRESHOLD_ ??= String(128 * 1024);
  await become(process.execPath, [...BOUNDED_HEAP, '--enable-source-maps', inTop('src', 'app', 'server.ts')]);
});
