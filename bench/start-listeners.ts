import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { CLIENT_CORE, pinned } from './harness.ts';
import type { Latencies, ListenersOptions, Moments } from './live-listeners.ts';

const LISTENERS_FILE = fileURLToPath(new URL('live-listeners.ts', import.meta.url));

/** In a process of their own, on the clients' core; resolves when all listen. */
export async function startListeners(options: ListenersOptions) {
  const [command, args] = pinned(CLIENT_CORE, [LISTENERS_FILE, JSON.stringify(options)]);
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error('The listeners are gone');
    return JSON.parse(value);
  };
  await next();
  return {
    sendRequest(moments: Moments): Promise<Latencies> {
      child.stdin.write(`${JSON.stringify(moments)}\n`);
      return next();
    },
    stop: () => child.kill(),
  };
}
