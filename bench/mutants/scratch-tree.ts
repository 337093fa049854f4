import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTop, TOP } from '../../scripts/steps/places.mjs';
import { applyAnchor } from './anchor.ts';
import type { Mutant } from './mutant-list.ts';
import { runProcess } from './run-process.ts';

const FOLDER = inTop('.cache', 'mutants', 'tree');
const BUILD_LIMIT_MS = 20 * 60 * 1000;
const MADE = ['dist', join('.cache', 'ui')];

export class ScratchTree {
  readonly folder = FOLDER;
  #mutated: Mutant | undefined;
  #isBuilt = false;

  refresh(): void {
    mkdirSync(FOLDER, { recursive: true });
    for (const name of readdirSync(FOLDER)) rmSync(join(FOLDER, name), { recursive: true, force: true });
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const paths = execFileSync('git', args, { cwd: TOP, encoding: 'utf8' }).split('\0');
    for (const path of [...paths, ...MADE]) if (path !== '' && existsSync(inTop(path))) this.#copy(path);
    symlinkSync(inTop('node_modules'), join(FOLDER, 'node_modules'));
  }

  /** @throws {LostAnchorError} when the lines are not in their file */
  mutate(mutant: Mutant): void {
    if (this.#mutated?.id === mutant.id) return;
    this.restore();
    const file = join(FOLDER, mutant.file);
    const text = applyAnchor(existsSync(file) ? readFileSync(file, 'utf8') : '', mutant);
    writeFileSync(file, text);
    this.#mutated = mutant;
  }

  /**
   * Bundles the pages with the fault, because page tests load the bundle.
   * @returns whether the build succeeded
   */
  async buildPages(): Promise<boolean> {
    if (this.#isBuilt) return true;
    const vite = join(FOLDER, 'node_modules', 'vite', 'bin', 'vite.js');
    const args = [vite, 'build', '--logLevel', 'warn', '--ssr', 'src/app/render.tsx'];
    const env = { ...process.env, NODE_ENV: 'production' };
    this.#isBuilt = true;
    return (await runProcess(args, { cwd: FOLDER, env, limitMs: BUILD_LIMIT_MS })).code === 0;
  }

  restore(): void {
    if (this.#mutated) this.#copy(this.#mutated.file);
    if (this.#isBuilt) this.#copy('dist');
    this.#mutated = undefined;
    this.#isBuilt = false;
  }

  #copy(path: string): void {
    const to = join(FOLDER, path);
    rmSync(to, { recursive: true, force: true });
    cpSync(inTop(path), to, { recursive: true });
  }
}
