/**
 * Bytes in memory of their own. Node cuts small buffers out of shared blocks, and zlib answers with the beginning of one
 * (64 kB each): whatever is kept for long would keep its whole block.
 */
export function copyBuffer(content: string | Uint8Array): Buffer {
  if (typeof content !== 'string' && content.byteLength === content.buffer.byteLength)
    return Buffer.from(content.buffer);
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(content));
  if (typeof content === 'string') own.write(content);
  else own.set(content);
  return own;
}
