import type { TestDatabases } from './test-server.ts';

const NAME = 'BARAMNARU_TEST_DATABASES';

/** Hands the databases of this run to every process that the runner starts from now on. */
export function publishTestDatabases(databases: TestDatabases): void {
  process.env[NAME] = JSON.stringify(databases);
}

export function testDatabases(): TestDatabases {
  const published = process.env[NAME];
  if (published === undefined) throw new Error('The global set-up of this test runner starts no database.');
  return JSON.parse(published) as TestDatabases;
}
