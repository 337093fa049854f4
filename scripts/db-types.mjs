// `npm run db:types`: generates database/schema.ts from a database of its own that it migrates.
import { become } from './steps/child.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { inTop } from './steps/places.mjs';
import { runCommand } from './steps/print.mjs';

await runCommand(async () => {
  await install();
  await onNode24();
  await become(process.execPath, ['--enable-source-maps', inTop('database', 'codegen', 'command.ts')]);
});
