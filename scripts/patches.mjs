// `npm run patches`: how many files a change touches. Applies the stored patches one after the other to a copy of the
// last commit, counts their files against the goals, then checks and tests the copy.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { runShown } from './steps/child.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { inTop, TOP } from './steps/places.mjs';
import { print, runCommand, StepFailure } from './steps/print.mjs';
import { table } from './steps/table.mjs';

const PATCHES = [
  {
    name: 'trade-field',
    label: '거래의 필드 하나',
    goal: 7,
    tests: [
      'src/features/trade/trades/trade-write.api.test.ts',
      'src/features/trade/listings/ui/form/trade-fields.test.ts',
    ],
  },
  {
    name: 'trade-filter',
    label: '그 필드로 거르기',
    goal: 1,
    tests: ['src/features/trade/trades/trade.filter.test.ts', 'src/features/trade/trades/trade.filter.db.test.ts'],
  },
  {
    name: 'calculator',
    label: '계산기 하나',
    goal: 9,
    tests: ['src/features/calculators/boss-share/boss-share.rules.test.ts'],
  },
  { name: 'page', label: '페이지 하나', goal: 5, tests: ['src/app/pages.page.test.ts'] },
  { name: 'guild-tab', label: '문파 페이지의 탭 하나', goal: 4, tests: ['src/app/pages/guild-tabs.test.ts'] },
];
const NOT_OPENED = /^(?:tests|bench)\/|[.]test[.]tsx?$/;
const FOLDER = inTop('.cache', 'patches', 'tree');

const git = (args, cwd = TOP) => execFileSync('git', args, { cwd, encoding: 'utf8' });

function freshCopy() {
  removeCopy();
  mkdirSync(inTop('.cache', 'patches'), { recursive: true });
  git(['worktree', 'add', '--quiet', '--detach', FOLDER, 'HEAD']);
  symlinkSync(inTop('node_modules'), `${FOLDER}/node_modules`);
}

function removeCopy() {
  rmSync(FOLDER, { recursive: true, force: true });
  git(['worktree', 'prune']);
}

function apply({ name }) {
  const patch = inTop('bench', 'patches', `${name}.patch`);
  git(['apply', '--index', patch], FOLDER);
  const files = git(['diff', '--cached', '--name-only'], FOLDER).trim().split('\n');
  git(['commit', '--quiet', '--no-verify', '--message', name], FOLDER);
  return files.filter((file) => !NOT_OPENED.test(file));
}

async function runIn(script, args) {
  const code = await runShown(process.execPath, [`${FOLDER}/scripts/${script}`, ...args], { cwd: FOLDER });
  if (code !== 0) throw new StepFailure(`${script}: 실패했습니다. 그 나무: ${FOLDER}`);
}

await runCommand(async () => {
  await install();
  await onNode24();
  if (existsSync(FOLDER)) removeCopy();
  freshCopy();
  const counted = PATCHES.map((patch) => ({ ...patch, files: apply(patch) }));
  print(
    table([
      ['바꿀 것', '여는 파일', '목표'],
      ...counted.map(({ label, files, goal }) => [label, String(files.length), `${goal} 이하`]),
    ]),
  );
  await runIn('check.mjs', []);
  await runIn(
    'test.mjs',
    counted.flatMap(({ tests }) => tests),
  );
  removeCopy();
  const over = counted.filter(({ files, goal }) => files.length > goal);
  if (over.length > 0) throw new StepFailure(`목표보다 많이 엽니다: ${over.map(({ label }) => label).join(', ')}`);
});
