const FINAL_TEXT = 0x81;
const MAX_SHORT_LENGTH = 125;
const LENGTH_16 = 126;
const LENGTH_64 = 127;
const MAX_16 = 0xffff;

/**
 * Encodes a text message as a server sends it (RFC 6455 §5.2: not fragmented, not masked, not compressed). Every
 * listener gets the same bytes, so they are created once and never copied.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = createHead(length);
  const frame = Buffer.allocUnsafeSlow(head.length + length);
  head.copy(frame);
  frame.write(text, head.length);
  return frame;
}

function createHead(length: number): Buffer {
  if (length <= MAX_SHORT_LENGTH) return Buffer.from([FINAL_TEXT, length]);
  if (length <= MAX_16) return Buffer.from([FINAL_TEXT, LENGTH_16, length >> 8, length & 0xff]);
  const head = Buffer.alloc(10);
  head[0] = FINAL_TEXT;
  head[1] = LENGTH_64;
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}
