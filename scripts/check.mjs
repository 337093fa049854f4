// `npm run check`: types, rules, walls, unused code, lock file.
import { runChecks } from './steps/checks.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { print, runCommand } from './steps/print.mjs';

await runCommand(async () => {
  await install();
  await onNode24();
  print('검사합니다.');
  const { passed, failed } = await runChecks();
  print(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
