import { statfs } from 'node:fs/promises';

/** Returns what this process may still write on the disk of that folder. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
