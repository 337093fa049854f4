// `npm test`: the gate, everything that proves a change, from a bare clone. Checks, builds, then all tests; the last line counts them.
// `npm test -- <paths or options>`: only those tests, also those of the sweep.
import { existsSync } from 'node:fs';
import { buildIfChanged, buildUiAssets } from './steps/build.mjs';
import { runChecks } from './steps/checks.mjs';
import { prepareBrowser } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { inTop } from './steps/places.mjs';
import { print, StepFailure } from './steps/print.mjs';
import { endTreeOnSignals } from './steps/process-tree.mjs';
import { requireTempSpace } from './steps/temp-space.mjs';
import { addCounts, NO_TESTS, runGateTests, runJourneys, runVitest } from './steps/test-runners.mjs';

const chosen = process.argv.slice(2);
const isWhole = chosen.length === 0;
/** Shares compiled code between the many Node processes. */
process.env.NODE_COMPILE_CACHE ??= inTop('.cache', 'node-compile');

/** Checks, the build and the browser do not depend on one another, so they run at the same time. */
async function prepare() {
  await buildUiAssets();
  const steps = await Promise.allSettled([checkAll(), buildIfChanged(), prepareBrowser()]);
  const failed = steps.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  return steps[0].value;
}

/** Checks run only with the whole gate, so that a run of single files is fast. */
async function checkAll() {
  if (!isWhole) return NO_TESTS;
  print('검사합니다.');
  const { failed } = await runChecks();
  return { ...NO_TESTS, failed };
}

async function runChosen() {
  if (isWhole) return [await runGateTests(), await runJourneys(['--project=gate'])];
  const journeys = chosen.filter((path) => path.endsWith('.e2e.ts') || path.startsWith('tests/e2e'));
  const others = chosen.filter((path) => !journeys.includes(path));
  return [
    ...(others.length > 0 ? [await runVitest(others)] : []),
    ...(journeys.length > 0 ? [await runJourneys(journeys)] : []),
  ];
}

async function runAll() {
  requireTempSpace();
  await install();
  await onNode24();
  const checks = await prepare();
  print('테스트합니다.');
  return addCounts(checks, ...(await runChosen()));
}

endTreeOnSignals();
let counts = { ...NO_TESTS, failed: 1 };
try {
  const missing = chosen.find((path) => /^[\w./-]+\.(?:ts|tsx)$/.test(path) && !existsSync(inTop(path)));
  if (missing) throw new StepFailure(`테스트 파일을 찾을 수 없습니다: ${missing}`);
  counts = await runAll();
} catch (error) {
  print(`\n${error instanceof StepFailure ? error.message : error.stack}`);
}
print(`${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
