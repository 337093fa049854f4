// `npm run gate [-- COUNT] [--busy]`: what CI does, COUNT times (1): a fresh clone of HEAD in a temporary folder, `.ci/run` there.
// `--busy`: beside two busy processes. Runs of this commit are kept in `.cache/gate`; one that was stopped goes on from there.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { besideBusyProcesses } from './steps/busy-machine.mjs';
import { runQuietly } from './steps/child.mjs';
import { inTop, TOP } from './steps/places.mjs';
import { longStep, print, runCommand, StepFailure } from './steps/print.mjs';
import { currentCommit, storedRuns } from './steps/stored-runs.mjs';

/** Settings of this checkout and what `npm run` sets for it must not reach the clone. */
const OWN_SETTINGS = /^(NODE|NODE_ENV|NODE_COMPILE_CACHE|BARAMNARU_.*|INIT_CWD|npm_(?!config_(cache|registry)$).*)$/;

/** As in a new shell: npm puts the commands of this checkout, its Node 24 among them, before those of the system. */
function environmentOfNewShell() {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const env = Object.entries(process.env).filter(([name]) => !OWN_SETTINGS.test(name));
  return { ...Object.fromEntries(env), PATH: path.join(delimiter) };
}

async function runInClone(log) {
  const folder = mkdtempSync(join(tmpdir(), 'baramnaru-gate-'));
  // As a clone is, so that the tests that become another user can read it.
  chmodSync(folder, 0o755);
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.once('exit', removeFolder);
  try {
    execFileSync('git', ['clone', '--quiet', TOP, folder], { stdio: 'pipe' });
    mkdirSync(inTop('.cache', 'gate'), { recursive: true });
    const run = ['-c', 'bash .ci/run > "$0" 2>&1', log];
    const { code } = await runQuietly('bash', run, { cwd: folder, env: { ...environmentOfNewShell(), CI: 'true' } });
    return { isGreen: code === 0, line: readFileSync(log, 'utf8').trimEnd().split('\n').at(-1) ?? '' };
  } finally {
    process.off('exit', removeFolder);
    removeFolder();
  }
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { busy: { type: 'boolean' } }, allowPositionals: true });
  const isBusy = values.busy === true;
  const count = Number(positionals[0] ?? 1);
  if (!Number.isInteger(count) || count < 1) throw new StepFailure('쓰는 법: npm run gate [-- 횟수] [--busy]', 2);
  const { runs, save } = storedRuns('gate', []);
  const done = count === 1 ? 0 : runs.filter((run) => run.isBusy === isBusy).length;
  for (let nth = done + 1; nth <= count; nth += 1) {
    const startedAt = performance.now();
    const log = inTop('.cache', 'gate', `${currentCommit().slice(0, 8)}-${Date.now()}.log`);
    const name = `새로 받은 폴더에서 .ci/run${isBusy ? ' (바쁜 프로세스 둘 곁에서)' : ''} ${nth}/${count}`;
    const result = await longStep(name, () => besideBusyProcesses(isBusy ? 2 : 0, () => runInClone(log)));
    runs.push({ ...result, isBusy, seconds: Math.round((performance.now() - startedAt) / 1000), log });
    save();
    print(`  ${result.line}`);
  }
  const red = runs.filter(({ isGreen }) => !isGreen);
  print(`\n${runs.length}번 가운데 ${red.length}번 실패${red.map(({ log }) => `\n  ${log}`).join('')}`);
  if (red.length > 0) throw new StepFailure('관문을 지나지 못했습니다.');
});
