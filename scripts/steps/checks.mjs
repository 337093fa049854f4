import { availableParallelism } from 'node:os';
import { browserSupportFaults } from './browser-support.mjs';
import { buildUiAssets } from './build.mjs';
import { lastLines, runQuietly } from './child.mjs';
import { lockFaults } from './lock-file.mjs';
import { inTop } from './places.mjs';
import { print, seconds } from './print.mjs';

const SHOWN_LINES = 80;
const ROOMS = ['src', 'game-data', 'database', 'demo', 'tests', 'bench', 'structure', 'vite'];

/** Each checker repeats the work on shared files: beside the other checks, half the cores are cheapest. */
const TYPE_CHECKERS = String(Math.max(1, Math.floor(availableParallelism() / 2)));

const TYPES_SEEN = inTop('.cache', 'tsc.tsbuildinfo');

const tool = (...parts) => inTop('node_modules', ...parts);

async function program(file, ...args) {
  const { code, output } = await runQuietly(process.execPath, [file, ...args]);
  return code === 0 ? undefined : lastLines(output, SHOWN_LINES);
}

function cruise(config, ...rooms) {
  const file = tool('dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  return program(file, '--config', config, '--output-type', 'err-long', ...rooms);
}

/** Every check: its name and a function that returns its faults (`undefined`: none). The slowest first. */
const CHECKS = [
  [
    '타입 (tsc)',
    () =>
      program(
        tool('typescript', 'bin', 'tsc'),
        ...['-p', '.', '--checkers', TYPE_CHECKERS, '--incremental', '--tsBuildInfoFile', TYPES_SEEN],
      ),
  ],
  ['계층 규칙 (dependency-cruiser)', () => cruise('.dependency-cruiser.mjs', ...ROOMS)],
  ['브라우저 번들 (dependency-cruiser)', () => cruise('.dependency-cruiser.bundle.mjs', 'src')],
  ['미사용 코드 (knip)', () => program(tool('knip', 'bin', 'knip.js'), '--no-progress')],
  ['포맷과 린트 (biome)', () => program(tool('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--colors=off', '.')],
  ['지원하는 브라우저 (browser-compat-data)', browserSupportFaults],
  ['lockfile (package-lock.json)', async () => lockFaults().join('\n') || undefined],
];

async function runOne([name, check]) {
  const startedAt = performance.now();
  const finding = await check();
  print(`  ${finding === undefined ? '✓' : '✗'} ${name} ${seconds(startedAt)}`);
  if (finding !== undefined) print(`${finding}\n`);
  return finding === undefined;
}

/**
 * Runs all checks, at least two at a time, even after a failure.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  // Components import generated fonts and icons.
  await buildUiAssets();
  const waiting = [...CHECKS];
  const results = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await runOne(next));
  };
  await Promise.all(Array.from({ length: Math.max(2, Math.min(availableParallelism(), CHECKS.length)) }, worker));
  const failed = results.filter((ok) => !ok).length;
  return { passed: results.length - failed, failed };
}
