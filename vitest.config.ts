import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { SlowestFirst } from './tests/support/slowest-first.ts';

const MAX_WORKERS = 8;
const workers = Math.min(Math.max(availableParallelism(), 2), MAX_WORKERS);
/** Tests with a database or a browser wait for other processes now and then: a thirtieth of two cores stays idle. */
const waitingWorkers = workers + 2;

const SECOND_MS = 1000;
const WITH_DATABASE = 'tests/support/global-database.ts';

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

/**
 * One kind of tests. Pure tests run before all others, so that a plain mistake shows at once; the others share the machine,
 * so that the end of one kind leaves no core idle. Files of a kind share their workers and what these have loaded: a database
 * of its own keeps each from the others.
 */
function project(name: string, options: TestOptions): TestProjectInlineConfiguration {
  const isPure = name === 'unit';
  return {
    extends: true,
    test: {
      ...options,
      name,
      isolate: false,
      pool: isPure ? 'threads' : 'forks',
      maxWorkers: isPure ? workers : waitingWorkers,
      sequence: { groupOrder: isPure ? 1 : 2 },
    },
  };
}

export default defineConfig({
  // Tests see the JSX runtime of production's bundler; the React Compiler changes speed, not meaning.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    reporters: ['default'],
    sequence: { sequencer: SlowestFirst },
    // What hangs is to end, not what is slow because the machine is busy.
    testTimeout: 120 * SECOND_MS,
    hookTimeout: 120 * SECOND_MS,
    expect: { poll: { timeout: 15 * SECOND_MS } },
    projects: [
      project('unit', {
        include: [
          'src/**/*.test.{ts,tsx}',
          'game-data/**/*.test.ts',
          'database/**/*.test.ts',
          'bench/**/*.test.ts',
          'tests/{structure,support,shots,product}/**/*.test.ts',
        ],
        exclude: ['**/*.{db,api,page}.test.{ts,tsx}', '**/node_modules/**'],
      }),
      project('db', {
        include: ['{src,game-data,database,tests}/**/*.db.test.ts'],
        globalSetup: WITH_DATABASE,
      }),
      project('app', {
        include: ['{src,game-data,database,tests}/**/*.{api,page}.test.{ts,tsx}'],
        globalSetup: WITH_DATABASE,
      }),
    ],
  },
});
