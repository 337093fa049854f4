// `npm run bench -- [names] [--option=value]`: measures each bench/*.bench.ts against its baseline and prints one table. `--strict`: a
// target that is missed is a failure.
import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { buildIfChanged } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { inTop } from './steps/places.mjs';
import { longStep, print, runCommand, StepFailure } from './steps/print.mjs';
import { table } from './steps/table.mjs';

const SUFFIX = '.bench.ts';

function chosenBenches(names) {
  const all = readdirSync(inTop('bench')).filter((file) => file.endsWith(SUFFIX));
  const chosen = all.filter((file) => names.length === 0 || names.some((name) => file.startsWith(name)));
  if (chosen.length > 0) return chosen;
  const known = all.map((file) => file.slice(0, -SUFFIX.length)).join(', ');
  throw new StepFailure(`측정을 찾을 수 없습니다. 있는 것: ${known || '없음'}`);
}

const number = (value) => value.toLocaleString('ko-KR', { maximumFractionDigits: value < 100 ? 2 : 0 });

function targetText(target) {
  if (!target) return '';
  if ('ratioAtLeast' in target) return `비율 ≥ ${target.ratioAtLeast}`;
  if ('ratioAtMost' in target) return `비율 ≤ ${target.ratioAtMost}`;
  if ('atLeast' in target) return `≥ ${number(target.atLeast)}`;
  return `≤ ${number(target.atMost)}`;
}

function rowOf(result, isReached) {
  const reached = isReached(result);
  return [
    result.name,
    `${number(result.ours)} ${result.unit}`,
    `${number(result.baseline)} ${result.unit}`,
    result.ratio.toFixed(3),
    targetText(result.target),
    reached === undefined ? '' : reached ? '도달' : '못 미침',
  ];
}

await runCommand(async () => {
  await install();
  await onNode24();
  process.env.NODE_ENV = 'production';
  // Arguments that begin with a dash are options of the benches themselves.
  const files = chosenBenches(process.argv.slice(2).filter((name) => !name.startsWith('-')));
  await buildIfChanged();
  const { isReached } = await import('../bench/harness.ts');
  const rows = [['이름', '값', '기준', '비율', '목표', '']];
  let isMissed = false;
  for (const file of files) {
    const { default: run } = await import(pathToFileURL(inTop('bench', file)).href);
    const results = await longStep(`${file.slice(0, -SUFFIX.length)} 재는 중`, async () => [await run()].flat());
    rows.push(...results.map((result) => rowOf(result, isReached)));
    isMissed ||= results.some((result) => isReached(result) === false);
  }
  print(`\n${table(rows)}`);
  process.exit(isMissed && process.argv.includes('--strict') ? 1 : 0);
});
