import { areSame, hmac } from './secrets.service.ts';

/** Tokens are not stored: session, counter and the session's key reproduce them at any time. */
export interface RefreshToken {
  sessionId: string;
  counter: number;
}

/** Parsed, but not verified: verification needs the session's key. */
export interface ReadRefreshToken extends RefreshToken {
  isSignedWith(key: Buffer): boolean;
}

const VERSION = 1;
const ID_BYTES = 16;
const COUNTER_BYTES = 8;
const CONTENT_BYTES = 1 + ID_BYTES + COUNTER_BYTES;
/** Half of the HMAC: 128 bits cannot be guessed, and the token travels in a cookie. */
const SIGNATURE_BYTES = 16;

/** base64url of version, session, counter and their HMAC: 55 characters. */
export function writeRefreshToken({ sessionId, counter }: RefreshToken, key: Buffer): string {
  const content = Buffer.alloc(CONTENT_BYTES);
  content.writeUInt8(VERSION);
  content.write(sessionId.replaceAll('-', ''), 1, 'hex');
  content.writeBigUInt64BE(BigInt(counter), 1 + ID_BYTES);
  return Buffer.concat([content, computeSignature(content, key)]).toString('base64url');
}

export function readRefreshToken(text: string): ReadRefreshToken | undefined {
  const bytes = Buffer.from(text, 'base64url');
  // Accepts only the canonical encoding, so that no two texts are the same token.
  if (bytes.length !== CONTENT_BYTES + SIGNATURE_BYTES || bytes.toString('base64url') !== text) return undefined;
  if (bytes.readUInt8() !== VERSION) return undefined;
  const counter = Number(bytes.readBigUInt64BE(1 + ID_BYTES));
  if (!Number.isSafeInteger(counter)) return undefined;
  const content = bytes.subarray(0, CONTENT_BYTES);
  return {
    sessionId: formatUuid(bytes.subarray(1, 1 + ID_BYTES)),
    counter,
    isSignedWith: (key) => areSame(bytes.subarray(CONTENT_BYTES), computeSignature(content, key)),
  };
}

function computeSignature(content: Buffer, key: Buffer): Buffer {
  return hmac(key, content).subarray(0, SIGNATURE_BYTES);
}

function formatUuid(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
