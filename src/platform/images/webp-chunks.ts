const CHUNKS_AT = 12;
const HEAD_BYTES = 8;

/** Whether a WebP file is a single picture without transparency in the lossy format, which is decoded row by row. */
export function isPlainLossy(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = CHUNKS_AT; at + HEAD_BYTES <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    if (name === 'VP8 ') return true;
    if (name === 'VP8L' || name === 'ALPH' || name === 'ANMF') return false;
    const length = view.getUint32(at + 4, true);
    at += HEAD_BYTES + length + (length % 2);
  }
  return false;
}
