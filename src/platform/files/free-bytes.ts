import { statfs } from 'node:fs/promises';

/** Bytes that the disk of a folder has left for whoever is not root. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
