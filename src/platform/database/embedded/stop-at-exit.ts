import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { withLockAtExit } from './folder-lock.ts';
import { runningPidFile } from './pid-file.ts';
import { hasUsers, unregisterUsers } from './users.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const homes = new Set<string>();

/**
 * Stops the server of `home` at the exit of this process, unless others use it. Otherwise it would outlive a process
 * that ends without stopping it (after a failure, by a second Ctrl-C).
 */
export function stopAtExit(home: string): void {
  if (homes.size === 0 && isMainThread && process.platform !== 'win32') {
    process.once('exit', leaveServers);
    for (const signal of SIGNALS) process.on(signal, leaveAndEnd);
  }
  homes.add(home);
}

/** Leaves the servers, and ends the process unless another listener of the signal does. */
function leaveAndEnd(signal: NodeJS.Signals): void {
  if (process.listenerCount(signal) > 1) return;
  leaveServers();
  process.off(signal, leaveAndEnd);
  process.kill(process.pid, signal);
}

/** Stops the servers without waiting for their end, because only synchronous code runs at an exit. */
export function leaveServers(): void {
  for (const home of homes) {
    if (!existsSync(home)) continue;
    withLockAtExit(join(home, 'lock'), () => {
      unregisterUsers(home);
      stopUnused(home);
    });
  }
}

/** @returns whether the server goes on, since others use it */
export function stopUnused(home: string): boolean {
  if (hasUsers(home)) return true;
  const running = runningPidFile({ home });
  if (running) process.kill(running.pid, 'SIGINT');
  return false;
}
