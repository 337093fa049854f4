// `npm run flakes -- COUNT`: runs the browser part of the gate COUNT times (20), every other time beside two busy processes, without a
// second try, and names each test that did not pass every time. Runs of this commit are kept in `.cache/flakes`; a stopped one goes on.

import { buildIfChanged } from './steps/build.mjs';
import { besideBusyProcesses } from './steps/busy-machine.mjs';
import { prepareBrowser } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { print, runCommand, StepFailure } from './steps/print.mjs';
import { storedRuns } from './steps/stored-runs.mjs';
import { addCounts, runJourneys, runVitest } from './steps/test-runners.mjs';

async function runOnce() {
  const startedAt = performance.now();
  const components = await runVitest(['--project=components']);
  const journeys = await runJourneys(['--project=gate', '--retries=0']);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return {
    ...addCounts(components, journeys),
    seconds,
    failures: [...(components.failures ?? []), ...(journeys.failures ?? [])],
  };
}

await runCommand(async () => {
  const count = Number(process.argv[2] ?? 20);
  if (!Number.isInteger(count) || count < 1) throw new StepFailure('쓰는 법: npm run flakes -- 횟수', 2);
  await install();
  await onNode24();
  await buildIfChanged();
  await prepareBrowser();
  const { runs, save } = storedRuns('flakes', []);
  while (runs.length < count) {
    const isBusy = runs.length % 2 === 1;
    print(`\n${runs.length + 1}/${count}${isBusy ? ', 바쁜 프로세스 둘 곁에서' : ''}`);
    runs.push({ isBusy, ...(await besideBusyProcesses(isBusy ? 2 : 0, runOnce)) });
    save();
  }
  const failures = runs.flatMap((run) => run.failures);
  for (const title of new Set(failures)) {
    print(`  ${failures.filter((one) => one === title).length}/${runs.length}번 실패: ${title}`);
  }
  const failedRuns = runs.filter(({ failed }) => failed > 0).length;
  const seconds = runs.map((run) => run.seconds).sort((a, b) => a - b);
  print(`\n${runs.length}번 가운데 ${failedRuns}번 실패, 한 번에 ${seconds[0]}~${seconds.at(-1)}초`);
  if (failedRuns > 0) throw new StepFailure('늘 통과하지는 않는 테스트가 있습니다.');
});
