import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { TOP } from '../../scripts/steps/places.mjs';
import config from '../../vitest.config.ts';

const TIMEOUT_MS = 180_000;

function withPatience(project: TestProjectConfiguration): TestProjectConfiguration {
  if (typeof project !== 'object' || !('test' in project)) return project;
  return { ...project, test: { ...project.test, testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS } };
}

export default defineConfig({
  ...config,
  root: TOP,
  test: { ...config.test, projects: config.test?.projects?.map(withPatience) ?? [] },
});
