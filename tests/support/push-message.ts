import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

const SALT_BYTES = 16;
const TAG_BYTES = 16;
const HEAD_BYTES = SALT_BYTES + 4 + 1;

export interface PushKeys {
  /** P-256, base64url. */
  privateKey: string;
  /** 16 bytes, base64url. */
  auth: string;
}

/** Decrypts a Web Push message as browsers do (RFC 8291 over RFC 8188, one record). */
export function readPushMessage(body: Buffer, { privateKey, auth }: PushKeys): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyEnd = HEAD_BYTES + (body[HEAD_BYTES - 1] ?? 0);
  const senderKey = body.subarray(HEAD_BYTES, keyEnd);
  const browser = createECDH('prime256v1');
  browser.setPrivateKey(privateKey, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), senderKey]);
  const secret = derive(browser.computeSecret(senderKey), Buffer.from(auth, 'base64url'), info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const record = Buffer.concat([decipher.update(body.subarray(keyEnd, -TAG_BYTES)), decipher.final()]);
  // The last record is padded with a 2 and zeros.
  return record.subarray(0, record.lastIndexOf(2)).toString('utf8');
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
}
