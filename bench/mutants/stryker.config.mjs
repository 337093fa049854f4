/** Stryker over what is pure: rules and policies, by their unit tests alone. Run by `npm run sweep -- --only mutants`. */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'bench/mutants/unit.vitest.config.ts', related: true },
  mutate: ['src/**/*.{rules,policy}.ts'],
  // Stryker would rewrite tsconfig.json by an API that TypeScript 7 no longer has; nothing here reads it.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: '.cache/stryker/incremental.json',
  tempDirName: '.cache/stryker/tree',
  ignorePatterns: ['.cache', '.data', 'dist', 'docs', 'bench/lighthouse'],
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/stryker/mutation.json' },
  concurrency: 2,
  timeoutMS: 20_000,
  allowEmpty: true,
};
