import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-error.ts';

/** First bytes of every file encrypted by age. */
const AGE_MAGIC = 'age-encryption.org/v1';

/** A step of a pipeline. */
export function encryptionFor(recipients: readonly string[]) {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return async function* encrypt(plain: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
    yield* Readable.fromWeb((await encrypter.encrypt(toWeb(Readable.from(plain)))) as ReadableStream<Uint8Array>);
  };
}

/** @throws {BackupError} when none of the identities opens it */
export async function decrypted(cipher: Readable, identities: readonly string[]): Promise<Readable> {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  try {
    return Readable.fromWeb((await decrypter.decrypt(toWeb(cipher))) as ReadableStream<Uint8Array>);
  } catch (cause) {
    throw new BackupError('이 열쇠로는 예비 사본을 열 수 없습니다. 사본을 잠근 공개 키의 비밀 키가 필요합니다.', {
      cause,
    });
  }
}

export function isEncrypted(start: Buffer): boolean {
  return start.subarray(0, AGE_MAGIC.length).toString('latin1') === AGE_MAGIC;
}

/** The secret keys of a file of age: lines `AGE-SECRET-KEY-…`; comments and blank lines are passed over. */
export function identitiesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('AGE-SECRET-KEY-'));
}

function toWeb(stream: Readable): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>;
}
