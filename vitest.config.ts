import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findChromium } from './scripts/steps/chromium.mjs';
import { chromiumOptions } from './tests/support/chromium-options.ts';
import { SlowestFirst } from './tests/support/slowest-first.ts';
import { sitePlugins, siteStyles } from './vite/site-plugins.ts';

const MAX_WORKERS = 8;
const workers = Math.min(Math.max(availableParallelism(), 2), MAX_WORKERS);
/** Tests with a database wait for it now and then; every worker more has to load and to compile the whole site once more. */
const waitingWorkers = workers + 1;

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

/** What components import of packages. */
const BROWSER_PACKAGES = [
  ...[
    'fast-check',
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react/compiler-runtime',
    'react-dom',
    'react-dom/client',
  ],
  ...['react-router', 'react-router/dom', '@tanstack/react-query', '@supabase/ssr', 'dompurify', 'diff'],
  ...['combobox', 'dialog', 'menu', 'select', 'tabs', 'toast', 'tooltip'].map((part) => `@base-ui/react/${part}`),
  ...['core', 'react', 'starter-kit', 'suggestion', 'extension-table', 'pm/model', 'pm/state', 'pm/tables'].map(
    (part) => `@tiptap/${part}`,
  ),
];

/** Components alone, in one browser, against answers of the tests' own; beside the pure tests, as they need no database. */
function components(): TestProjectInlineConfiguration {
  const provider = playwright({
    launchOptions: chromiumOptions(findChromium()),
    actionTimeout: 15 * SECOND_MS,
    contextOptions: { locale: 'ko-KR', timezoneId: 'Asia/Seoul', reducedMotion: 'reduce' },
  });
  return {
    extends: true,
    plugins: [sitePlugins()],
    css: siteStyles,
    cacheDir: '.cache/vite-components',
    // A package that is found while tests run would open their page anew.
    optimizeDeps: { include: BROWSER_PACKAGES, noDiscovery: true },
    // Warnings would be about the code of Vitest itself.
    logLevel: 'error',
    test: {
      name: 'components',
      include: ['src/**/*.component.test.tsx'],
      globalSetup: 'tests/components/require-browser.ts',
      setupFiles: 'tests/components/setup.ts',
      isolate: true,
      css: true,
      maxWorkers: workers,
      sequence: { groupOrder: 1 },
      browser: {
        enabled: true,
        provider,
        headless: true,
        ui: false,
        screenshotFailures: false,
        // As Playwright's locators match in journeys.
        locators: { exact: false },
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

export default defineConfig({
  // Tests see the JSX runtime of production's bundler; the React Compiler changes speed, not meaning.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    reporters: ['default'],
    tags: [
      { name: 'sweep', description: 'Run by the sweep alone: processes and clusters of their own.' },
      { name: 'rounds', description: 'Repeats at random or in a race: in the gate a fifth as often as in the sweep.' },
    ],
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
          'demo/**/*.test.ts',
          'bench/**/*.test.ts',
          'tests/{structure,support,shots,product}/**/*.test.ts',
        ],
        exclude: ['**/*.{db,api,page,component}.test.{ts,tsx}', '**/node_modules/**'],
      }),
      components(),
      project('db', {
        include: ['{src,game-data,database,demo,tests}/**/*.db.test.ts'],
        globalSetup: WITH_DATABASE,
      }),
      project('app', {
        include: ['{src,game-data,database,tests}/**/*.{api,page}.test.{ts,tsx}'],
        globalSetup: WITH_DATABASE,
      }),
      // Of the sweep: each starts a command of the terminal.
      project('commands', { include: ['tests/processes/**/*.test.ts'], exclude: ['**/*.{api,page}.test.ts'] }),
    ],
  },
});
