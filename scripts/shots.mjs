// `npm run shots -- [--to DIR] [--against DIR] [--only PATTERN] [--tree DIR]`: screenshots of every screen at a fixed
// time; with `--against` each is compared with the one of the same name, and any difference is a failure.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { inTop, TOP } from './steps/places.mjs';
import { print, runCommand, StepFailure, seconds } from './steps/print.mjs';
import { table } from './steps/table.mjs';

const STATES = { differs: '다름', missing: '없어짐', new: '새로 생김', failed: '찍지 못함' };

function options() {
  const text = { type: 'string' };
  try {
    return parseArgs({ options: { to: text, against: text, only: text, tree: text } }).values;
  } catch {
    throw new StepFailure(
      '쓰는 법: npm run shots -- [--to 폴더] [--against 폴더] [--only 이름의 정규식] [--tree 다른 체크아웃]',
      2,
    );
  }
}

async function prepare(tree) {
  for (const [file, step] of [
    ['install.mjs', 'install'],
    ['build.mjs', 'buildIfChanged'],
  ]) {
    const steps = await import(pathToFileURL(join(tree, 'scripts', 'steps', file)).href);
    await steps[step]();
  }
}

function rowOf({ file, state, pixels, reason }) {
  return [file, STATES[state], pixels === undefined ? (reason ?? '') : pixels.toLocaleString('ko-KR')];
}

await runCommand(async () => {
  await install();
  await onNode24();
  const { to, against, only, tree = TOP } = options();
  if (against !== undefined && !existsSync(against)) throw new StepFailure(`폴더를 찾을 수 없습니다: ${against}`);
  const folder = resolve(to ?? inTop('.cache', 'shots', 'now'));
  await prepare(resolve(tree));
  const chromium = await ensureChromium();
  if (chromium === undefined) throw new StepFailure('화면을 찍을 브라우저가 없고 마련하지도 못했습니다.');
  const startedAt = performance.now();
  const { runShots } = await import('../tests/shots/run.ts');
  const found = await runShots({
    tree: resolve(tree),
    chromium,
    folder,
    progress: print,
    only: only === undefined ? undefined : new RegExp(only),
    against: against === undefined ? undefined : resolve(against),
    differences: inTop('.cache', 'shots', 'differences'),
  });
  const wrong = found.filter(({ state }) => state in STATES);
  if (wrong.length > 0) print(`\n${table([['이름', '결과', '다른 픽셀'], ...wrong.map(rowOf)])}`);
  print(`\n화면 ${found.length}장, 다른 것 ${wrong.length}장 (${seconds(startedAt)}): ${folder}`);
  if (wrong.length > 0 && against !== undefined) print(`다른 곳의 그림: ${inTop('.cache', 'shots', 'differences')}`);
  process.exit(wrong.length > 0 ? 1 : 0);
});
