import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runShown } from './child.mjs';
import { inTop } from './places.mjs';
import { print } from './print.mjs';
import { requireProvokedErrors } from './provoked-errors.mjs';
import { countJourneys, countTests } from './test-count.mjs';

export const NO_TESTS = { passed: 0, failed: 0, skipped: 0 };

/** @param {...{ passed: number, failed: number, skipped: number }} all */
export function addCounts(...all) {
  const sum = (name) => all.reduce((total, counts) => total + counts[name], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/**
 * Runs a test runner and counts its JSON report. Tests set what they need themselves: this machine's settings must not change
 * their results.
 */
async function runReported(args, count, envOf = () => ({})) {
  const folder = inTop('.cache', 'test-results');
  const report = join(folder, `${process.pid}-${args.length}.json`);
  mkdirSync(folder, { recursive: true });
  const { NODE_ENV: _, ...env } = process.env;
  const exitCode = await runShown(
    process.execPath,
    args.map((arg) => arg.replace('REPORT', report)),
    {
      env: { ...env, ...envOf(report) },
    },
  );
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')), exitCode);
  } catch {
    return { ...NO_TESTS, failed: 1 };
  } finally {
    rmSync(report, { force: true });
  }
}

const VITEST = inTop('node_modules', 'vitest', 'vitest.mjs');
const REPORTERS = ['--reporter=default', '--reporter=json', '--outputFile.json=REPORT'];
const projects = (...names) => names.map((name) => `--project=${name}`);

/** @param {readonly string[]} chosen paths and options of Vitest */
export function runVitest(chosen) {
  return runReported([VITEST, 'run', ...REPORTERS, ...chosen], countTests);
}

/** Tests of the gate: all but those that are tagged `sweep`. */
export function runGateTests() {
  const slowest = `--reporter=${inTop('scripts', 'steps', 'slowest-files.mjs')}`;
  const chosen = [...projects('unit', 'components', 'db', 'app'), '--tags-filter=!sweep'];
  const isCounted = (tags) => !tags.includes('sweep');
  return requireProvokedErrors((env) =>
    runReported(
      [VITEST, 'run', ...REPORTERS, slowest, ...chosen],
      (report, exitCode) => countTests(report, exitCode, isCounted),
      () => env,
    ),
  );
}

/** Whole files with tests of the sweep or with random rounds: a test may go on from where the one before it ended. */
export function runSweepTests() {
  const files = ['src', 'tests', 'database', 'demo', 'game-data'].flatMap((folder) =>
    readdirSync(inTop(folder), { recursive: true }).map((file) => join(folder, file)),
  );
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  const tagged = tests.filter((file) => /tags: '(sweep|rounds)'/.test(readFileSync(inTop(file), 'utf8')));
  const chosen = [...projects('unit', 'db', 'app'), ...tagged];
  return runReported([VITEST, 'run', ...REPORTERS, ...chosen], countTests, () => ({ ROUNDS_TIMES: '1' }));
}

/** @param {readonly string[]} chosen paths and options of Playwright Test */
export async function runJourneys(chosen) {
  const cli = inTop('node_modules', '@playwright', 'test', 'cli.js');
  const counts = await runReported([cli, 'test', '--reporter=list,json', ...chosen], countJourneys, (report) => ({
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  }));
  for (const title of counts.flaky ?? []) print(`  ⚠ 두 번째에야 통과했습니다: ${title}`);
  return counts;
}
