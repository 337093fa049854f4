// `npm run sizes -- [--against file] [--write]`: the amount of source, compared with a stored count.
import { become } from './steps/child.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { inTop } from './steps/places.mjs';
import { runCommand } from './steps/print.mjs';

await runCommand(async () => {
  await install();
  await onNode24();
  await become(process.execPath, [inTop('bench', 'sizes', 'command.ts'), ...process.argv.slice(2)]);
});
