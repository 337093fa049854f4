import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOpenTempFolder } from '#tests/support/embedded-postgres.ts';
import { startCommand } from './started-command.ts';

let temp: Awaited<ReturnType<typeof makeOpenTempFolder>>;
beforeAll(async () => {
  temp = await makeOpenTempFolder();
});
afterAll(() => temp.remove());

it.each([
  ['SIGTERM', 'npm'],
  ['SIGINT', 'group'],
] as const)('npm start ends with all that it started by %s to %s', async (signal, target) => {
  await using site = await startCommand(['start'], temp.folder, /바람나루가 열렸습니다/);
  expect(await site.end(signal, target)).toMatchObject({ exitCode: 0 });
});
