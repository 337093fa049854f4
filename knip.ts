import type { KnipConfig } from 'knip';
import { ENTRIES } from './structure/rooms.ts';

export default {
  entry: [...ENTRIES, 'bench/mutants/*.config.{ts,mjs}'],
  project: ['{src,game-data,database,demo,bench,tests,scripts,structure,vite}/**/*.{ts,tsx,mjs,js}', '{.,}*.{ts,mjs}'],
  ignoreExportsUsedInFile: true,
  // The last two have a lock of their own in bench/lighthouse: only that measurement needs them.
  ignoreDependencies: [
    '@biomejs/biome',
    '@stryker-mutator/core',
    '@stryker-mutator/vitest-runner',
    '@types/ws',
    'axe-core',
    'dependency-cruiser',
    'chrome-launcher',
    'lighthouse',
  ],
  // Of the system, for the sweep.
  ignoreBinaries: ['Xvfb'],
  ignoreUnresolved: ['/@react-refresh'],
} satisfies KnipConfig;
