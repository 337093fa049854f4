import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runShown } from './child.mjs';
import { inTop } from './places.mjs';
import { print } from './print.mjs';
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

const GATE = ['unit', 'components', 'db', 'app'].map((name) => `--project=${name}`);

/** @param {readonly string[]} [chosen] paths and options of Vitest; the gate's part of it when left out */
export function runVitest(chosen = GATE) {
  const slowest = chosen === GATE ? [`--reporter=${inTop('scripts', 'steps', 'slowest-files.mjs')}`] : [];
  const reporters = ['--reporter=default', '--reporter=json', '--outputFile.json=REPORT', ...slowest];
  return runReported([inTop('node_modules', 'vitest', 'vitest.mjs'), 'run', ...reporters, ...chosen], countTests);
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
