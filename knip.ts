import type { KnipConfig } from 'knip';
import { ENTRIES } from './structure/rooms.ts';

export default {
  entry: ENTRIES,
  project: ['{src,game-data,database,bench,tests,scripts,structure,vite}/**/*.{ts,tsx,mjs,js}', '{.,}*.{ts,mjs}'],
  ignoreExportsUsedInFile: true,
  ignoreDependencies: ['@biomejs/biome', '@types/ws', 'axe-core', 'dependency-cruiser'],
  ignoreUnresolved: ['/@react-refresh'],
} satisfies KnipConfig;
