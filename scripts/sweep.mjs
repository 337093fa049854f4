// `npm run sweep [-- --only PART,PART] [--again]`: what the gate has no time for, part by part, with one summary at its end. What came
// twice is a fault. Parts of this commit that are done are kept in `.cache/sweep` and skipped; `--again` runs them anew.
// `-- --only mutants [PATH]` is outside of it: Stryker over rules and policies.
import { parseArgs } from 'node:util';
import { buildIfChanged } from './steps/build.mjs';
import { runQuietly } from './steps/child.mjs';
import { prepareBrowser } from './steps/chromium.mjs';
import { prepareEngines } from './steps/engines.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { inTop } from './steps/places.mjs';
import { longStep, print, runCommand, StepFailure } from './steps/print.mjs';
import { storedRuns } from './steps/stored-runs.mjs';
import { table } from './steps/table.mjs';
import { requireTempSpace } from './steps/temp-space.mjs';
import { NO_TESTS, runJourneys, runSweepTests, runVitest } from './steps/test-runners.mjs';

const MISSED = /못 미침\s*$/;
/** The missed targets of a measurement, or the end of what another command printed. */
function findingsIn(output) {
  const lines = output.trimEnd().split('\n');
  const missed = lines.filter((line) => MISSED.test(line));
  return missed.length > 0 ? missed : lines.slice(-40);
}

const journeys = (name) => [name, () => runJourneys([`--project=${name}`])];

/** Runs a command of ours, once more where it fails; what the first run found is printed at once. */
const command = (name, script, ...args) => [
  name,
  async () => {
    const run = () => longStep(name, () => runQuietly(process.execPath, [inTop('scripts', script), ...args]));
    const first = await run();
    if (first.code !== 0) print(findingsIn(first.output).join('\n'));
    const { code, output } = first.code === 0 ? first : await run();
    const findings = code === 0 ? [] : findingsIn(output);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, failures: findings };
  },
];

/** Each: its name and a function that counts. The quickest first. */
const PARTS = new Map([
  ['commands', () => runVitest(['--project=commands'])],
  ['tests', runSweepTests],
  ...['devices', 'journeys', 'translated', 'pages', 'loading', 'ads', 'market'].map(journeys),
  ['engines', async () => ((await prepareEngines()) ? runJourneys(['--project=engines']) : NO_TESTS)],
  command('hydration', 'screen-faults.mjs', '--hydration'),
  command('widths', 'screen-faults.mjs', '--widths'),
  command('axe', 'screen-faults.mjs', '--axe'),
  command('lighthouse', 'bench.mjs', 'lighthouse', '--once', '--strict'),
]);
const MUTANTS = (paths) => command('mutants', 'stryker.mjs', ...paths);

function chosenParts({ only }) {
  if (only === 'mutants') return ['mutants'];
  const names = only?.split(',') ?? [...PARTS.keys()];
  const unknown = names.filter((name) => !PARTS.has(name));
  if (unknown.length === 0) return names;
  throw new StepFailure(`없는 이름입니다: ${unknown.join(', ')}. 있는 것: ${[...PARTS.keys()].join(', ')}, mutants`, 2);
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' }, again: { type: 'boolean' } },
    allowPositionals: true,
  });
  const parts = chosenParts(values);
  requireTempSpace();
  await install();
  await onNode24();
  await buildIfChanged();
  await prepareBrowser();
  const { runs, save } = storedRuns('sweep', {});
  for (const name of parts) {
    if (runs[name]?.failed === 0 && !values.again) continue;
    const startedAt = performance.now();
    const { flaky = [], failures = [], ...counts } = await (PARTS.get(name) ?? MUTANTS(positionals)[1])();
    runs[name] = { ...counts, flaky, failures, seconds: Math.round((performance.now() - startedAt) / 1000) };
    save();
  }
  const rows = parts.map((name) => {
    const { passed, failed, skipped, flaky, seconds } = runs[name];
    return [name, ...[passed, failed, flaky.length, skipped, seconds].map(String)];
  });
  print(`\n${table([['무엇', '통과', '두 번 실패', '한 번 실패', '건너뜀', '초'], ...rows])}`);
  const failures = parts.flatMap((name) => runs[name].failures.map((line) => `  ${name}: ${line}`));
  if (failures.length > 0) print(`\n${failures.join('\n')}`);
  if (parts.some((name) => runs[name].failed > 0)) throw new StepFailure('흠이 있습니다.');
});
