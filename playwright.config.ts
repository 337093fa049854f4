import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { Fixtures } from './tests/e2e/support/test.ts';
import { CHROMIUM, WHOLE_CHROMIUM } from './tests/support/chromium.ts';
import { chromiumOptions } from './tests/support/chromium-options.ts';

const SECOND_MS = 1000;
/** Each is a folder of `tests/e2e`, and a part of `npm run sweep`. */
const PARTS = ['ads', 'devices', 'loading', 'market', 'pages'];
const IN_GATE = /@gate/;

export default defineConfig<Fixtures>({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '.cache/playwright',
  globalSetup: './tests/e2e/support/shared-sites.ts',
  forbidOnly: true,
  // Tests wait for the site and for the browser now and then: a third of two cores stays idle.
  workers: Math.max(availableParallelism(), 2) + 1,
  retries: 1,
  // What hangs is to end, not what is slow because the machine is busy.
  timeout: 240 * SECOND_MS,
  expect: { timeout: 15 * SECOND_MS },
  use: { actionTimeout: 60 * SECOND_MS, trace: 'on-first-retry', launchOptions: chromiumOptions(CHROMIUM) },
  projects: [
    { name: 'gate', grep: IN_GATE },
    // Those of the gate too: the sweep looks at their screens (`faultless-screen.ts`).
    { name: 'journeys', testDir: 'tests/e2e/journeys' },
    // The main journeys once more, in a browser that translates: of the sweep.
    { name: 'translated', testDir: 'tests/e2e/journeys', grep: IN_GATE, use: { isTranslated: true } },
    // The headless shell sets letters on whole pixels: lines break elsewhere than in the browsers that it is compared with.
    {
      name: 'engines',
      testDir: 'tests/e2e/engines',
      grepInvert: IN_GATE,
      use: { launchOptions: chromiumOptions(WHOLE_CHROMIUM ?? CHROMIUM) },
    },
    ...PARTS.map((name) => ({ name, testDir: `tests/e2e/${name}`, grepInvert: IN_GATE })),
  ],
});
