import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inTop, TOP } from './places.mjs';

/** The commit that is checked out; `working-tree` where there is no git history. */
export function currentCommit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: TOP, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'working-tree';
  }
}

/**
 * Loads what a command has found for this commit so far, so that a stopped run can be resumed.
 * @template T
 * @param {string} command @param {T} empty
 * @returns {{ runs: T, save(): void }}
 */
export function storedRuns(command, empty) {
  const file = inTop('.cache', command, `${currentCommit()}.json`);
  let runs = empty;
  try {
    runs = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The first run of this commit.
  }
  const save = () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(runs, null, 2)}\n`);
  };
  return { runs, save };
}
