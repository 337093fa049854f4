// Part `mutants` of the sweep: `[PATH]` narrows it to a file or folder. Prints the score of each room; what was tried before and has not
// changed is not tried again (`.cache/stryker`).
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { runShown } from './steps/child.mjs';
import { install } from './steps/install.mjs';
import { onNode24 } from './steps/node24.mjs';
import { inTop } from './steps/places.mjs';
import { print, runCommand, StepFailure } from './steps/print.mjs';
import { table } from './steps/table.mjs';

const FOUND = new Set(['Killed', 'Timeout']);
const TRIED = new Set([...FOUND, 'Survived', 'NoCoverage']);

/** `src/features/trade/quotes/x.rules.ts` → `features/trade`; `src/shared/x.rules.ts` → `shared`. */
const roomOf = (file) =>
  file
    .split('/')
    .slice(1, file.startsWith('src/features/') ? 3 : 2)
    .join('/');

export function scoresByRoom(files) {
  const rooms = new Map();
  for (const [file, { mutants }] of Object.entries(files)) {
    const room = rooms.get(roomOf(file)) ?? { found: 0, tried: 0 };
    room.found += mutants.filter(({ status }) => FOUND.has(status)).length;
    room.tried += mutants.filter(({ status }) => TRIED.has(status)).length;
    rooms.set(roomOf(file), room);
  }
  return [...rooms].sort(([one], [other]) => one.localeCompare(other));
}

await runCommand(async () => {
  await install();
  await onNode24();
  const [path] = process.argv.slice(2);
  if (path && !existsSync(inTop(path))) throw new StepFailure(`파일이나 폴더를 찾을 수 없습니다: ${path}`, 2);
  const pattern = path && (path.endsWith('.ts') ? path : `${path.replace(/\/$/, '')}/**/*.{rules,policy}.ts`);
  mkdirSync(inTop('.cache', 'stryker'), { recursive: true });
  const stryker = inTop('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const args = [stryker, 'run', 'bench/mutants/stryker.config.mjs', ...(pattern ? ['--mutate', pattern] : [])];
  const code = await runShown(process.execPath, args);
  if (code !== 0) throw new StepFailure('결함을 넣어 보지 못했습니다.', code);
  const { files } = JSON.parse(readFileSync(inTop('.cache', 'stryker', 'mutation.json'), 'utf8'));
  const rows = scoresByRoom(files).map(([room, { found, tried }]) => [
    room,
    String(tried),
    String(found),
    tried === 0 ? '' : `${((100 * found) / tried).toFixed(1)}%`,
  ]);
  print(`\n${table([['방', '넣은 결함', '찾은 것', '비율'], ...rows])}`);
});
