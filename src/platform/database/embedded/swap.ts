import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFile, syncFolder } from '#platform/files/sync.ts';

const PLAN = z.object({ next: z.string(), before: z.string() });

export interface SwapPlace {
  home: string;
  cluster: string;
}

/**
 * Puts another cluster in the place of the present one, which stays beside it as `before`. Call it under the lock, with
 * no server running on either. Killed between, the next start completes it.
 * @param next the folder of the other cluster, on the same disk
 * @param before the name that the present one gets
 */
export async function swapClusters(place: SwapPlace, next: string, before: string): Promise<void> {
  const draft = `${planFile(place)}.new`;
  await writeFile(draft, JSON.stringify({ next, before }), { mode: 0o600 });
  await syncFile(draft);
  await rename(draft, planFile(place));
  await syncFolder(place.home);
  await completeSwap(place);
}

/** Completes a swap that was cut off. Call it under the lock. */
export async function completeSwap(place: SwapPlace): Promise<void> {
  const text = await readFile(planFile(place), 'utf8').catch(() => undefined);
  if (text === undefined) return;
  const { next, before } = PLAN.parse(JSON.parse(text));
  const { home, cluster } = place;
  const isNextWaiting = await exists(next);
  if (isNextWaiting && (await exists(cluster))) await rename(cluster, join(home, before));
  if (isNextWaiting) await rename(next, cluster);
  await syncFolder(place.home);
  await rm(planFile(place), { force: true });
}

function planFile({ home }: SwapPlace): string {
  return join(home, 'swap.json');
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
