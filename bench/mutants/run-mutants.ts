import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts';
import { createConsoleLog } from '#platform/log/log.ts';
import { inTop } from '../../scripts/steps/places.mjs';
import { seconds } from '../../scripts/steps/print.mjs';
import { readSource, trackedPaths } from '../source-files.ts';
import { Hunt } from './hunt.ts';
import { type Mutant, type MutantList, storeVerdict } from './mutant-list.ts';
import { ScratchTree } from './scratch-tree.ts';
import { type Users, usersOf } from './test-graph.ts';
import { type Finding, findingOf } from './verdict.ts';

const FIRST_TEST = 'tests/support/database.db.test.ts';

export type Print = (line: string) => void;

/**
 * Runs the tests of each fault and stores the verdicts.
 * @returns number of unexpected verdicts: lost anchors, survivors that were killed before, and undecided ones
 */
export async function runMutants(list: MutantList, mutants: readonly Mutant[], print: Print): Promise<number> {
  const postgres = await openPostgres();
  try {
    const tree = new ScratchTree();
    tree.refresh();
    const hunt = new Hunt(tree, readUsers(), postgres.url);
    if (!(await hunt.passesWithoutFault(FIRST_TEST))) throw new Error(`${FIRST_TEST} fails without any fault.`);
    let wrong = 0;
    for (const mutant of mutants) {
      const { isExpected, killedBy } = await judgeOne(hunt, mutant, print);
      if (killedBy !== undefined) storeVerdict(list, mutant.id, killedBy);
      if (!isExpected) wrong += 1;
    }
    return wrong;
  } finally {
    await postgres.stop();
  }
}

async function openPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const dataDir = inTop('.cache', 'test-postgres');
  return startEmbeddedPostgres({ dataDir, log: createConsoleLog('warn'), testMode: true });
}

function readUsers(): Users {
  const { imports } = z
    .object({ imports: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(inTop('package.json'), 'utf8')));
  const code = trackedPaths().filter((path) => /\.tsx?$/.test(path));
  return usersOf(code.map(readSource), imports);
}

async function judgeOne(hunt: Hunt, mutant: Mutant, print: Print): Promise<Finding> {
  const startedAt = performance.now();
  const finding = findingOf(mutant, await hunt.judge(mutant));
  const { isExpected, text, killedBy } = finding;
  const mark = killedBy === null ? '·' : isExpected ? '✓' : '✗';
  print(`  ${mark} ${mutant.id} ${mutant.file}: ${text} (${seconds(startedAt)})`);
  return finding;
}
