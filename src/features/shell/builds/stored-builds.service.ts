import { randomUUID } from 'node:crypto';
import { cp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createFolder } from '#platform/files/create-folder.ts';
import type { Log } from '#platform/log/log.ts';
import { DAY_MS } from '#shared/durations.ts';
import { type BuildManifest, manifestSchema } from './build.contract.ts';

/** Number of earlier builds whose files are served, for tabs that are still open. */
const MAX_OLDER = 2;
const OLDER_MS = 14 * DAY_MS;
const BUILD_ID = /^[\w-]{1,64}$/;
const MANIFEST = 'manifest.json';

interface StoredBuildsOptions {
  dataDir: string;
  /** Folder of this build's client files, with `assets` in it. */
  clientDir: string;
  manifest: BuildManifest;
  now: Date;
  log: Log;
}

export interface StoredBuilds {
  /** Folders of earlier builds, each with `assets`, newest first. */
  olderDirs: string[];
  /** Manifests of this build and the earlier ones. */
  manifests: BuildManifest[];
}

/**
 * Stores the client files and the manifest of this build in `DATA_DIR/builds/{id}`, and finds earlier ones. Builds
 * older than 14 days, and all but the last two, are deleted. If the folder cannot be written, the site starts without
 * the earlier builds.
 */
export async function storeBuild(options: StoredBuildsOptions): Promise<StoredBuilds> {
  const { manifest, dataDir, log } = options;
  try {
    const folder = resolve(dataDir, 'builds');
    await storeFiles(folder, options);
    const older = await olderBuilds(folder, options);
    return { olderDirs: older.map(({ dir }) => dir), manifests: [manifest, ...older.map((one) => one.manifest)] };
  } catch (error) {
    log.warn({ err: error }, 'the files of this build could not be stored for the pages of later ones');
    return { olderDirs: [], manifests: [manifest] };
  }
}

/** Writes under a temporary name first, because another process may read the folder or store the same build. */
async function storeFiles(folder: string, { manifest, clientDir, now }: StoredBuildsOptions): Promise<void> {
  const target = join(folder, manifest.id);
  if (!(await exists(target))) {
    const draft = join(folder, `.${manifest.id}-${randomUUID()}`);
    await createFolder(draft);
    await cp(join(clientDir, 'assets'), join(draft, 'assets'), { recursive: true });
    await rename(draft, target).catch(async (error: unknown) => {
      await rm(draft, { recursive: true, force: true });
      if (!(await exists(target))) throw error;
    });
  }
  // The manifest is always written, because this start may have other settings and thus other rules.
  await writeFile(join(target, MANIFEST), JSON.stringify(manifest));
  await utimes(target, now, now);
}

async function olderBuilds(folder: string, { manifest, now }: StoredBuildsOptions) {
  const names = (await readdir(folder)).filter((name) => BUILD_ID.test(name) && name !== manifest.id);
  const found = await Promise.all(
    names.map(async (name) => {
      const dir = join(folder, name);
      return { dir, usedAt: (await stat(dir)).mtimeMs, manifest: await readManifest(dir) };
    }),
  );
  const newestFirst = found.sort((a, b) => b.usedAt - a.usedAt);
  const isServed = (usedAt: number, nth: number) => nth < MAX_OLDER && now.getTime() - usedAt < OLDER_MS;
  await Promise.all(
    newestFirst
      .filter(({ usedAt }, nth) => !isServed(usedAt, nth))
      .map(({ dir }) => rm(dir, { recursive: true, force: true })),
  );
  return newestFirst.flatMap((one, nth) =>
    isServed(one.usedAt, nth) && one.manifest ? [{ dir: one.dir, manifest: one.manifest }] : [],
  );
}

async function readManifest(dir: string): Promise<BuildManifest | undefined> {
  const text = await readFile(join(dir, MANIFEST), 'utf8').catch(() => 'null');
  return manifestSchema.safeParse(JSON.parse(text)).data;
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
