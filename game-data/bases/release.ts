import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { PROJECT_SOURCES } from '../import/rows-from-sources.ts';
import { hashSourceFolder } from '../import/source-hash.ts';

const RELEASE_FILE = fileURLToPath(new URL('../release.json', import.meta.url));

/** Which files of facts a program brings: the number rises with every change of them, so that an older one is known. */
export const releaseSchema = z.strictObject({ release: z.int().positive(), hash: z.string() });
export type Release = z.output<typeof releaseSchema>;

/** What `npm run data:release` wrote. */
export async function readWrittenRelease(): Promise<Release> {
  return releaseSchema.parse(JSON.parse(await readFile(RELEASE_FILE, 'utf8')));
}

/** The written number with the hash that the files have: while one edits them, it is another than the written one. */
export async function readProjectRelease(): Promise<Release> {
  const { release } = await readWrittenRelease();
  return { release, hash: await hashSourceFolder(PROJECT_SOURCES) };
}

/** The release of files with this hash: the number is raised when the files were changed. */
export function nextRelease(written: Release, hash: string): Release {
  return written.hash === hash ? written : { release: written.release + 1, hash };
}

export async function writeRelease(release: Release): Promise<void> {
  await writeFile(RELEASE_FILE, `${JSON.stringify(release, null, 2)}\n`);
}
