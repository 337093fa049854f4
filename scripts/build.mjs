// `npm run build`: builds the site's bundles into dist/.
import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { runCommand } from './steps/print.mjs';

await runCommand(async () => {
  await install();
  await onNode24();
  await build();
});
