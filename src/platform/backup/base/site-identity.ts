import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { createFolder } from '#platform/files/create-folder.ts';
import { syncFile } from '#platform/files/sync.ts';
import { identitiesIn } from '../age-stream.ts';

/** The site's own public key; its identity is made at the first call, readable by its owner only. */
export async function siteRecipient(identityFile: string): Promise<string> {
  const found = await readSiteIdentity(identityFile);
  if (found !== undefined) return identityToRecipient(found);
  const draft = `${identityFile}.${process.pid}.part`;
  await createFolder(dirname(identityFile));
  await writeFile(draft, `${await generateX25519Identity()}\n`, { mode: 0o600 });
  await syncFile(draft);
  // A link does not overwrite: of two processes the first one's key remains.
  await link(draft, identityFile).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  return identityToRecipient((await readSiteIdentity(identityFile)) ?? '');
}

export async function readSiteIdentity(identityFile: string): Promise<string | undefined> {
  const text = await readFile(identityFile, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : identitiesIn(text)[0];
}
