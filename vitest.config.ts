import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const MAX_WORKERS = 8;
const workers = Math.min(Math.max(availableParallelism(), 2), MAX_WORKERS);

const SECOND_MS = 1000;
const WITH_DATABASE = 'tests/support/global-database.ts';

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

/** One kind of tests. Kinds run one after the other, the quick ones first, so that a plain mistake shows at once. */
function project(order: number, name: string, options: TestOptions): TestProjectInlineConfiguration {
  return {
    extends: true,
    test: { ...options, name, sequence: { groupOrder: order } },
  };
}

export default defineConfig({
  // Tests see the JSX runtime of production's bundler; the React Compiler changes speed, not meaning.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    reporters: ['default'],
    projects: [
      project(1, 'unit', {
        include: [
          'src/**/*.test.{ts,tsx}',
          'game-data/**/*.test.ts',
          'database/**/*.test.ts',
          'bench/**/*.test.ts',
          'tests/{structure,support,shots}/**/*.test.ts',
        ],
        exclude: ['**/*.{db,api,page}.test.{ts,tsx}', '**/node_modules/**'],
        pool: 'threads',
        maxWorkers: workers,
        testTimeout: 15 * SECOND_MS,
      }),
      project(2, 'db', {
        include: ['{src,game-data,database,tests}/**/*.db.test.ts'],
        globalSetup: WITH_DATABASE,
        pool: 'forks',
        maxWorkers: workers,
        testTimeout: 30 * SECOND_MS,
        hookTimeout: 60 * SECOND_MS,
      }),
      project(3, 'app', {
        include: ['{src,game-data,database,tests}/**/*.{api,page}.test.{ts,tsx}'],
        globalSetup: WITH_DATABASE,
        pool: 'forks',
        maxWorkers: workers,
        testTimeout: 30 * SECOND_MS,
        hookTimeout: 60 * SECOND_MS,
      }),
      project(4, 'e2e', {
        include: ['tests/e2e/**/*.e2e.ts'],
        globalSetup: WITH_DATABASE,
        pool: 'forks',
        // Two at once on any machine: much of a journey is waiting, and each brings a browser and a site of its own.
        maxWorkers: 2,
        testTimeout: 60 * SECOND_MS,
        hookTimeout: 120 * SECOND_MS,
      }),
    ],
  },
});
