import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeOpenTempFolder } from '#tests/support/embedded-postgres.ts';
import { startCommand } from './started-command.ts';

vi.setConfig({ testTimeout: 300_000 });

const OPENED = /바람나루가 열렸습니다/;

/** Each with what shows that it is at work. */
const COMMANDS: readonly (readonly [command: string, atWork: RegExp])[] = [
  ['start', OPENED],
  ['dev', OPENED],
  ['demo', /견본 사람 \d+명/],
  ['test -- src/platform/database/embedded/embedded-postgres.db.test.ts', /embedded-postgres[.]child/],
  ['test -- tests/e2e/journeys/main-journey.e2e.ts', /app\/server[.]ts/],
  ['sweep -- --only journeys --again', /app\/server[.]ts/],
  ['bench -- start', /app\/server[.]ts[\s\S]*postgres -D/],
  ['bench -- trades', /postgres -D/],
];

describe.each(COMMANDS)('npm run %s', (command, atWork) => {
  let temp: Awaited<ReturnType<typeof makeOpenTempFolder>>;
  beforeAll(async () => {
    temp = await makeOpenTempFolder();
  });
  afterAll(() => temp.remove());

  it.each([
    ['SIGTERM', 'npm'],
    ['SIGINT', 'npm'],
    ['SIGTERM', 'command'],
    ['SIGINT', 'group'],
    ['SIGTERM', 'group'],
  ] as const)('ends with all that it started by %s to %s', async (signal, target) => {
    await using run = await startCommand(command.split(' '), temp.folder, atWork);
    const { milliseconds } = await run.end(signal, target);
    expect(run.output()).not.toContain('Error');
    console.log(`${command}: ${signal} to ${target} took ${Math.round(milliseconds)} ms`);
  });
});
