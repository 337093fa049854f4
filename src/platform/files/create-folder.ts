import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Creates a folder and its parents. The system's own `mkdir` with `recursive` never ends where no folder can be
 * (`/proc/x`).
 * @param mode of each folder that is made
 * @returns the first that was made; undefined: all were there
 */
export async function createFolder(folder: string, mode = 0o777): Promise<string | undefined> {
  const missing: string[] = [];
  for (let path = resolve(folder); !(await isFolder(path)); path = dirname(path)) missing.unshift(path);
  for (const path of missing) await createOne(path, mode);
  return missing[0];
}

/** Creates one folder, or finds that another process has created it at the same time. */
async function createOne(path: string, mode: number): Promise<void> {
  try {
    await mkdir(path, { mode });
  } catch (error) {
    if (!(await isFolder(path))) throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isDirectory() ?? path === dirname(path);
}
