import { defineConfig } from 'vitest/config';

/** Unit tests of the features, as Stryker runs them: with neither a database nor the files of the checkout. */
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['**/*.{db,api,page}.test.ts', 'src/app/**', '**/node_modules/**'],
    testTimeout: 60_000,
  },
});
