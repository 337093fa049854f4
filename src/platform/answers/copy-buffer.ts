/**
 * A copy with its own memory. Node allocates small buffers in shared blocks, and zlib returns the start of one (64 kB
 * each): a cached slice would keep its whole block alive.
 */
export function copyBuffer(content: string | Uint8Array): Buffer {
  if (typeof content !== 'string' && content.byteLength === content.buffer.byteLength)
    return Buffer.from(content.buffer);
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(content));
  if (typeof content === 'string') own.write(content);
  else own.set(content);
  return own;
}
