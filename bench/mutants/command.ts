import { parseArgs } from 'node:util';
import { alone } from '../../scripts/steps/lock.mjs';
import { readSource, trackedPaths } from '../source-files.ts';
import { drawMutants, isMutable } from './draw.ts';
import { type Mutant, type MutantList, readMutants, writeMutants } from './mutant-list.ts';
import { runMutants } from './run-mutants.ts';

const USAGE = `사용법: npm run mutants -- [번호 …] [--all] [--planted]
       npm run mutants -- --draw 씨앗 개수
  번호     bench/mutants.json 의 id 나 그 앞의 번호. 없으면 죽었던 것과 아직 돌리지 않은 것 모두.
  --all    살아남았던 것도 다시 돌립니다.
  --planted  뽑은 것 대신 손으로 심은 것 (bench/planted.json).
  --draw   결함을 새로 뽑아 bench/mutants.json 에 씁니다.`;

const EXIT_MISUSED = 2;

function readOptions() {
  try {
    const options = { draw: { type: 'boolean' }, all: { type: 'boolean' }, planted: { type: 'boolean' } } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return undefined;
  }
}

function draw([seed, count]: readonly number[]): number {
  if (!Number.isSafeInteger(seed) || !Number.isSafeInteger(count)) return misused();
  const files = trackedPaths().filter(isMutable).map(readSource);
  writeMutants('drawn', drawMutants(files, { seed: seed ?? 0, count: count ?? 0 }));
  return 0;
}

function misused(): number {
  console.error(USAGE);
  return EXIT_MISUSED;
}

function chosen(mutants: readonly Mutant[], ids: readonly string[], all: boolean): Mutant[] {
  if (ids.length > 0) return mutants.filter(({ id }) => ids.some((one) => id === one || id.startsWith(`${one}-`)));
  return mutants.filter(({ killedBy }) => all || killedBy !== null);
}

async function run(list: MutantList, ids: readonly string[], all: boolean): Promise<number> {
  const mutants = chosen(readMutants(list), ids, all);
  if (mutants.length === 0) return misused();
  const wrong = await alone('mutants', () => runMutants(list, mutants, (line) => console.log(line)));
  const killed = readMutants(list).filter(({ killedBy }) => killedBy).length;
  console.log(`${mutants.length}개를 돌렸고 ${wrong}개가 어긋났습니다. 죽은 것은 모두 ${killed}개입니다.`);
  return wrong > 0 ? 1 : 0;
}

const read = readOptions();
if (!read) process.exitCode = misused();
else if (read.values.draw) process.exitCode = draw(read.positionals.map(Number));
else
  process.exitCode = await run(read.values.planted ? 'planted' : 'drawn', read.positionals, read.values.all ?? false);
