import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inTop } from '../../scripts/steps/places.mjs';
import { table } from '../../scripts/steps/table.mjs';
import { readSource, trackedPaths } from '../source-files.ts';
import { isCounted, measure, sizesSchema } from './measure.ts';
import { reportRows } from './report.ts';

const BASELINE = inTop('bench', 'sizes-baseline.json');

const USAGE = `사용법: npm run sizes -- [--against 파일] [--write]
  --against   예전에 센 것(bench/sizes-baseline.json)과 목표에 견줍니다.
  --write     지금 센 것을 bench/sizes-baseline.json 에 씁니다.`;

const EXIT_MISUSED = 2;

function readOptions() {
  try {
    return parseArgs({ options: { against: { type: 'string' }, write: { type: 'boolean' } } }).values;
  } catch {
    console.error(USAGE);
    process.exit(EXIT_MISUSED);
  }
}

function readBaseline(file: string) {
  // npm runs scripts in the project's root and passes the caller's folder here.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  return sizesSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
}

const options = readOptions();
const sizes = measure(trackedPaths().filter(isCounted).map(readSource));
console.log(table(reportRows(sizes, options.against === undefined ? undefined : readBaseline(options.against))));
for (const path of sizes.longFiles) console.log(`  ${path}`);
if (options.write) writeFileSync(BASELINE, `${JSON.stringify(sizes, null, 2)}\n`);
