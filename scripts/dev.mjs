// `npm run dev`: one process that serves the site and reloads edited files.
import { buildUiAssets } from './steps/build.mjs';
import { become } from './steps/child.mjs';
import { loadEnvFile } from './steps/env-file.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { inTop } from './steps/places.mjs';
import { runCommand } from './steps/print.mjs';

await runCommand(async () => {
  await install();
  await onNode24();
  loadEnvFile();
  await buildUiAssets();
  process.env.NODE_ENV ??= 'development';
  await become(process.execPath, ['--enable-source-maps', inTop('src', 'app', 'dev-server.ts')]);
});
