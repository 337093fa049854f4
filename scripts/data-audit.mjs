// `npm run data:audit`: reports inconsistencies in the facts about maps and map exits.
import { become } from './steps/child.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { inTop } from './steps/places.mjs';
import { runCommand } from './steps/print.mjs';

await runCommand(async () => {
  await install();
  await onNode24();
  const command = inTop('game-data', 'import', 'audit.ts');
  await become(process.execPath, ['--enable-source-maps', command, ...process.argv.slice(2)]);
});
