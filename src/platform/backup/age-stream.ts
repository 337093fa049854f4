import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError, EXIT } from './backup-error.ts';

/** First bytes of an encrypted file. */
export const AGE_HEADER = 'age-encryption.org/v1';

/** The secret line of an age identity file, `AGE-SECRET-KEY-1…`; comments and empty lines are left out. */
export function identitiesIn(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
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
    throw new BackupError('age의 비밀 키가 아닙니다: AGE-SECRET-KEY-1로 시작하는 줄이 있어야 합니다.', EXIT.wrongUse, {
      cause,
    });
  }
  try {
    return fromWeb(await decrypter.decrypt(toWeb(source)));
  } catch (cause) {
    throw new BackupError(
      '이 키로는 백업을 열 수 없습니다. 잠글 때 쓴 공개 키의 비밀 키를 --identity 로 알려 주세요.',
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

/** Whether a file with these first bytes is encrypted. */
export function isEncrypted(start: Buffer): boolean {
  return start.subarray(0, AGE_HEADER.length).toString('latin1') === AGE_HEADER;
}
