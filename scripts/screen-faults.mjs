// `npm run screen-faults -- [--widths | --axe [--panels] | --hydration] [--only PATTERN]`: looks over the sample site for faults of
// layout at fourteen widths and for what axe finds on every page, with `--panels` on every screen with its panels and dialogs too;
// with `--hydration`, over every kind of page in development mode for what the console says. Any is a failure.
import { parseArgs } from 'node:util';
import { buildIfChanged, buildUiAssets } from './steps/build.mjs';
import { ensureChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { TOP } from './steps/places.mjs';
import { print, runCommand, StepFailure, seconds } from './steps/print.mjs';

function options() {
  try {
    const { values } = parseArgs({
      options: {
        widths: { type: 'boolean' },
        axe: { type: 'boolean' },
        hydration: { type: 'boolean' },
        panels: { type: 'boolean' },
        only: { type: 'string' },
      },
    });
    const isEach = !values.widths && !values.axe;
    return {
      isInDevelopment: values.hydration === true,
      looks: {
        widths: isEach || values.widths === true,
        axe: isEach || values.axe ? (values.panels ? 'screens' : 'pages') : undefined,
      },
      only: values.only === undefined ? undefined : new RegExp(values.only),
    };
  } catch {
    throw new StepFailure(
      '쓰는 법: npm run screen-faults -- [--widths | --axe [--panels] | --hydration] [--only 이름의 정규식]',
      2,
    );
  }
}

await runCommand(async () => {
  await install();
  await onNode24();
  const { isInDevelopment, ...chosen } = options();
  await (isInDevelopment ? buildUiAssets() : buildIfChanged());
  const chromium = await ensureChromium();
  if (chromium === undefined) throw new StepFailure('화면을 볼 브라우저가 없고 마련하지도 못했습니다.');
  const startedAt = performance.now();
  const { findDevelopmentFaults } = await import('../tests/shots/development-faults.ts');
  const { findScreenFaults } = await import('../tests/shots/screen-faults.ts');
  const find = isInDevelopment ? findDevelopmentFaults : findScreenFaults;
  const { looks, found } = await find({ tree: TOP, chromium, ...chosen, progress: print });
  for (const { screen, faults } of found) print(`\n${screen}\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  print(`\n화면 ${looks}가지, 흠이 있는 것 ${found.length}가지 (${seconds(startedAt)})`);
  process.exit(found.length > 0 ? 1 : 0);
});
