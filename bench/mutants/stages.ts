import type { Mutant } from './mutant-list.ts';
import { nearestTests, type Users } from './test-graph.ts';

const MAX_UNIT_FILES = 30;
const MAX_SLOW_FILES = 15;

export type TestKind = 'unit' | 'components' | 'db' | 'app';

export function kindOf(file: string): TestKind {
  if (/\.component\.test\.tsx$/.test(file)) return 'components';
  if (/\.db\.test\.tsx?$/.test(file)) return 'db';
  return /\.(api|page)\.test\.tsx?$/.test(file) ? 'app' : 'unit';
}

/**
 * Test files in search order: the known killer, those beside the file, other unit tests, then the nearest with a
 * database or the app. No stage mixes unit tests with others.
 */
export function stagesOf({ file, killedBy }: Pick<Mutant, 'file' | 'killedBy'>, users: Users): string[][] {
  const tests = nearestTests(users, file).filter((test) => test !== killedBy);
  const unit = tests.filter((test) => kindOf(test) === 'unit').slice(0, MAX_UNIT_FILES);
  const slow = tests.filter((test) => kindOf(test) !== 'unit').slice(0, MAX_SLOW_FILES);
  const isBeside = (test: string) => folderOf(test) === folderOf(file);
  const isElsewhere = (test: string) => !isBeside(test);
  const stages = [
    killedBy ? [killedBy] : [],
    unit.filter(isBeside),
    slow.filter(isBeside),
    unit.filter(isElsewhere),
    slow.filter(isElsewhere),
  ];
  return stages.filter((stage) => stage.length > 0);
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
