import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTE_MS } from '#shared/durations.ts';
import { LostAnchorError } from './anchor.ts';
import type { Mutant } from './mutant-list.ts';
import { runTests, type TestRun } from './run-tests.ts';
import type { ScratchTree } from './scratch-tree.ts';
import { stagesOf } from './stages.ts';
import { reach, type Users } from './test-graph.ts';
import type { Verdict } from './verdict.ts';

/** Generous for a busy machine: only an endless loop takes so long. */
const FILE_LIMIT_MS = 8 * MINUTE_MS;
const STAGE_LIMIT_MS = 30 * MINUTE_MS;
const MUTANT_LIMIT_MS = 90 * MINUTE_MS;
const RENDERER = 'src/app/render.tsx';
const PAGE_TEST = /\.page\.test\.tsx?$/;

class UndecidedError extends Error {}

export class Hunt {
  readonly #tree: ScratchTree;
  readonly #users: Users;
  readonly #databaseUrl: string;
  readonly #clean = new Set<string>();
  #endsAt = Number.POSITIVE_INFINITY;

  constructor(tree: ScratchTree, users: Users, databaseUrl: string) {
    this.#tree = tree;
    this.#users = users;
    this.#databaseUrl = databaseUrl;
  }

  async judge(mutant: Mutant): Promise<Verdict> {
    this.#endsAt = performance.now() + MUTANT_LIMIT_MS;
    try {
      return { killedBy: await this.#search(mutant) };
    } catch (error) {
      if (error instanceof UndecidedError) return 'undecided';
      if (error instanceof LostAnchorError) return error;
      throw error;
    } finally {
      this.#tree.restore();
    }
  }

  async passesWithoutFault(file: string): Promise<boolean> {
    if (this.#clean.has(file)) return true;
    this.#tree.restore();
    const passes = (await this.#run([file])).outcome === 'passed';
    if (passes) this.#clean.add(file);
    return passes;
  }

  async #search(mutant: Mutant): Promise<string | null> {
    this.#tree.mutate(mutant);
    for (const stage of stagesOf(mutant, this.#users)) {
      const there = stage.filter((file) => existsSync(join(this.#tree.folder, file)));
      const killer = await this.#searchStage(mutant, there);
      if (killer !== undefined) return killer;
    }
    return null;
  }

  async #searchStage(mutant: Mutant, stage: readonly string[]): Promise<string | undefined> {
    let files = stage;
    while (files.length > 0) {
      await this.#putIn(mutant, files);
      const { outcome, failedFile } = await this.#run(files);
      if (outcome === 'passed') return undefined;
      // A run that crashes or never ends does not show which file failed.
      const suspects = failedFile === undefined ? files : [failedFile];
      for (const file of suspects) if (await this.#kills(mutant, file, files.length === 1)) return file;
      files = files.filter((file) => !suspects.includes(file));
    }
    return undefined;
  }

  async #kills(mutant: Mutant, file: string, hasFailedAlone: boolean): Promise<boolean> {
    await this.#putIn(mutant, [file]);
    const fails = hasFailedAlone || (await this.#run([file])).outcome !== 'passed';
    return fails && (await this.passesWithoutFault(file));
  }

  async #putIn(mutant: Mutant, files: readonly string[]): Promise<void> {
    this.#tree.mutate(mutant);
    const isInPages = reach(this.#users, mutant.file).has(RENDERER);
    const needsPages = isInPages && files.some((file) => PAGE_TEST.test(file));
    if (needsPages && !(await this.#tree.buildPages())) throw new UndecidedError();
  }

  async #run(files: readonly string[]): Promise<TestRun> {
    const limitMs = files.length === 1 ? FILE_LIMIT_MS : STAGE_LIMIT_MS;
    // A file with less time than it may need would seem to fail.
    if (performance.now() + limitMs > this.#endsAt) throw new UndecidedError();
    return runTests(this.#tree.folder, files, { limitMs, databaseUrl: this.#databaseUrl });
  }
}
