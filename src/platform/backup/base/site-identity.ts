import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { syncFile } from '#platform/files/sync.ts';
import { BackupError, EXIT } from './backup-error.ts';

/** How an encrypted file begins. */
export const AGE_HEADER = 'age-encryption.org/v1';

/** The secret line of an age identity file, `AGE-SECRET-KEY-1…`; comments and empty lines are left out. */
export function identitiesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** The site's own public key; its identity is made at the first call, readable by its owner only. */
export async function siteRecipient(identityFile: string): Promise<string> {
  const found = await readSiteIdentity(identityFile);
  if (found !== undefined) return identityToRecipient(found);
  const draft = `${identityFile}.${process.pid}.part`;
  await mkdir(dirname(identityFile), { recursive: true });
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

/** Encrypts for all recipients. */
export async function encryptStream(source: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return fromWeb(await encrypter.encrypt(toWeb(source)));
}

/** @throws {BackupError} when none of the identities fits, or one of them is none */
export async function decryptStream(source: Readable, identities: readonly string[]): Promise<Readable> {
  const decrypter = new Decrypter();
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch (cause) {
    throw new BackupError('age의 개인 키가 아닙니다: AGE-SECRET-KEY-1로 시작하는 줄이 있어야 합니다.', EXIT.wrongUse, {
      cause,
    });
  }
  try {
    return fromWeb(await decrypter.decrypt(toWeb(source)));
  } catch (cause) {
    throw new BackupError(
      '이 백업은 다른 키로 암호화되어 있습니다. 맞는 개인 키 파일을 --identity로 알려 주세요.',
      EXIT.failed,
      { cause },
    );
  }
}

function toWeb(source: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(source) as ReadableStream<Uint8Array>;
}

function fromWeb(source: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(source as import('node:stream/web').ReadableStream<Uint8Array>);
}
