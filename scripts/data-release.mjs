// `npm run data:release`: gives the project's facts a new number when their files were changed.
import { become } from './steps/child.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { inTop } from './steps/places.mjs';
import { runCommand } from './steps/print.mjs';

await runCommand(async () => {
  await install();
  await onNode24();
  const command = inTop('game-data', 'bases', 'release-files.ts');
  await become(process.execPath, ['--enable-source-maps', command]);
});
