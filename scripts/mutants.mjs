// `npm run mutants -- [ids]`: applies the stored faults one by one and checks that a test fails.
import { buildIfChanged } from './steps/build.mjs';
import { become } from './steps/child.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { inTop } from './steps/places.mjs';
import { runCommand } from './steps/print.mjs';

await runCommand(async () => {
  await install();
  await onNode24();
  if (!process.argv.includes('--draw')) await buildIfChanged();
  await become(process.execPath, [inTop('bench', 'mutants', 'command.ts'), ...process.argv.slice(2)]);
});
