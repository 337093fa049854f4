// `npm run demo`: sample players and trades; `-- --remove` deletes them.
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
  const command = inTop('demo', 'command.ts');
  await become(process.execPath, ['--enable-source-maps', command, ...process.argv.slice(2)]);
});
