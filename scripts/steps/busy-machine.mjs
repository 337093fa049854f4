import { spawn } from 'node:child_process';

const BUSY = 'for (;;);';

/**
 * Runs `work` beside processes that each want a whole core.
 * @template T
 * @param {number} count @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function besideBusyProcesses(count, work) {
  const busy = Array.from({ length: count }, () => spawn(process.execPath, ['-e', BUSY], { stdio: 'ignore' }));
  const stop = () => {
    for (const child of busy) child.kill('SIGKILL');
  };
  process.once('exit', stop);
  try {
    return await work();
  } finally {
    process.off('exit', stop);
    stop();
  }
}
