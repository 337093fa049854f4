import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { withFolderLock } from './folder-lock.ts';
import { runningPidFile } from './pid-file.ts';
import { leaveServers, stopUnused } from './stop-at-exit.ts';

const POLL_MS = 20;

/** Stops the servers in these homes, once this process has left its own, unless others use them. */
export async function stopUnusedServers(homes: Iterable<string>): Promise<void> {
  leaveServers();
  for (const home of homes) {
    if (!existsSync(home)) continue;
    const stop = async () => {
      if (stopUnused(home)) return;
      while (runningPidFile({ home })) await delay(POLL_MS);
    };
    await withFolderLock(join(home, 'lock'), stop, () => {});
  }
}
