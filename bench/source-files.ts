import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inTop, TOP } from '../scripts/steps/places.mjs';

export interface SourceFile {
  path: string;
  text: string;
}

export function trackedPaths(): string[] {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: TOP, encoding: 'utf8' });
  return tracked.split('\0').filter((path) => path !== '' && existsSync(inTop(path)));
}

export const readSource = (path: string): SourceFile => ({ path, text: readFileSync(inTop(path), 'utf8') });
