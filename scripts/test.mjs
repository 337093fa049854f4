// `npm test`: everything from a bare clone. Checks, builds, then all tests; the last line counts them. `npm test --
// <paths or options>`: only those tests.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged, buildUiAssets } from './steps/build.mjs';
import { runChecks } from './steps/checks.mjs';
import { runShown } from './steps/child.mjs';
import { ensureJourneyChromium, findWholeChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { inTop } from './steps/places.mjs';
import { print, StepFailure } from './steps/print.mjs';
import { endTreeOnSignals } from './steps/process-tree.mjs';
import { requireTempSpace } from './steps/temp-space.mjs';
import { countTests } from './steps/test-count.mjs';

const chosen = process.argv.slice(2);
/** Shares compiled code between the many Node processes. */
process.env.NODE_COMPILE_CACHE ??= inTop('.cache', 'node-compile');

async function runTests() {
  const folder = inTop('.cache', 'test-results');
  const report = join(folder, `${process.pid}.json`);
  mkdirSync(folder, { recursive: true });
  const vitest = inTop('node_modules', 'vitest', 'vitest.mjs');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...chosen];
  if (chosen.length === 0) args.push(`--reporter=${inTop('scripts', 'steps', 'slowest-files.mjs')}`);
  // Tests set what they need themselves: this machine's settings must not change their results.
  const { NODE_ENV: _, ...env } = process.env;
  const exitCode = await runShown(process.execPath, [vitest, ...args], { env });
  try {
    return countTests(JSON.parse(readFileSync(report, 'utf8')), exitCode);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(report, { force: true });
  }
}

/** Checks, the build and the browser do not depend on one another, so they run at the same time. */
async function prepare() {
  await buildUiAssets();
  const steps = await Promise.allSettled([checkAll(), buildIfChanged(), ensureJourneyChromium()]);
  const failed = steps.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  const [checks, , browser] = steps.map(({ value }) => value);
  return { checks, browser };
}

async function runAll() {
  requireTempSpace();
  await install();
  await onNode24();
  const { checks, browser } = await prepare();
  process.env.BARAMNARU_WHOLE_CHROMIUM = (await findWholeChromium()) ?? 'none';
  process.env.BARAMNARU_CHROMIUM = browser ?? 'none';
  print('시험합니다.');
  const tests = await runTests();
  if (browser === undefined) {
    print('\n  ⚠ 이 컴퓨터에 브라우저가 없고 마련하지도 못해, 브라우저로 하는 시험을 건너뛰었습니다.\n');
  }
  return { ...tests, failed: tests.failed + checks.failed };
}

/** Checks run only with the whole suite, so that a run of single files is fast. */
async function checkAll() {
  if (chosen.length > 0) return { failed: 0 };
  print('검사합니다.');
  return runChecks();
}

endTreeOnSignals();
let counts = { passed: 0, failed: 1, skipped: 0 };
try {
  counts = await runAll();
} catch (error) {
  print(`\n${error instanceof StepFailure ? error.message : error.stack}`);
}
print(`${counts.passed} passed, ${counts.failed} failed${counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
