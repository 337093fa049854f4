import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
export const collectGarbage = runInNewContext('gc') as () => void;

export async function settledMemory(): Promise<{ resident: number }> {
  for (let time = 0; time < 3; time += 1) {
    collectGarbage();
    await delay(200);
  }
  return { resident: process.memoryUsage.rss() };
}
