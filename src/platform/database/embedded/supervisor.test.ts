import { describe, expect, it } from 'vitest';
import { createConsoleLog, silentLog } from '#platform/log/log.ts';
import { supervise } from './supervisor.ts';

const everyMs = 5;

describe('supervise', () => {
  it('revives a server that does not respond and ignores one that does', async () => {
    const answers = [true, false, false, true];
    let revived = 0;
    const watch = supervise({
      isReachable: async () => answers.shift() ?? true,
      revive: async () => {
        revived += 1;
      },
      log: silentLog,
      everyMs,
    });
    await expect.poll(() => answers.length).toBe(0);
    await watch.stop();
    expect(revived).toBe(2);
  });

  it('continues after a failed revival and logs it', async () => {
    const lines: string[] = [];
    let tries = 0;
    const watch = supervise({
      isReachable: async () => false,
      revive: () => {
        tries += 1;
        return Promise.reject(new Error('no room on the disk'));
      },
      log: createConsoleLog('warn', (line) => lines.push(line)),
      everyMs,
    });
    await expect.poll(() => tries).toBeGreaterThan(1);
    await watch.stop();
    expect(lines[0]).toContain('no room on the disk');
  });

  it('ends only when its running check has ended', async () => {
    let finish = () => {};
    let isReviving = false;
    const watch = supervise({
      isReachable: async () => false,
      revive: () =>
        new Promise<void>((resolve) => {
          isReviving = true;
          finish = resolve;
        }),
      log: silentLog,
      everyMs,
    });
    await expect.poll(() => isReviving).toBe(true);
    let isStopped = false;
    const stopped = watch.stop().then(() => {
      isStopped = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 3 * everyMs));
    expect(isStopped).toBe(false);
    finish();
    await stopped;
  });
});
