import { inflateSync } from 'node:zlib';

const SIGNATURE_BYTES = 8;
/** Bytes of a chunk's length, name and checksum. */
const FRAME_BYTES = 12;
const HEAD_BYTES = 8;
/** Chunks that affect the drawn picture. Texts and others may unpack to megabytes. */
const DRAWN = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'cICP', 'iCCP', 'eXIf']);
const MAX_PROFILE_BYTES = 1024 * 1024;
const MAX_EXIF_BYTES = 64 * 1024;

/** Removes texts from a PNG, and a colour profile or EXIF of unusual size. A truncated file stays truncated. */
export function withoutTexts(png: Uint8Array): Uint8Array {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const kept: Uint8Array[] = [png.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES; at + HEAD_BYTES <= png.length; ) {
    const length = view.getUint32(at);
    const chunk = png.subarray(at, at + FRAME_BYTES + length);
    if (isDrawn(chunk)) kept.push(chunk);
    at += FRAME_BYTES + length;
  }
  return Buffer.concat(kept);
}

function isDrawn(chunk: Uint8Array): boolean {
  const name = String.fromCharCode(...chunk.subarray(4, HEAD_BYTES));
  if (name === 'iCCP') return isUsualProfile(chunk.subarray(HEAD_BYTES));
  if (name === 'eXIf') return chunk.length <= MAX_EXIF_BYTES;
  return DRAWN.has(name);
}

/** Whether a profile has a usual size. The chunk is its name, a zero, the method, and then the compressed profile. */
function isUsualProfile(data: Uint8Array): boolean {
  const from = data.indexOf(0) + 2;
  try {
    inflateSync(data.subarray(from), { maxOutputLength: MAX_PROFILE_BYTES });
    return true;
  } catch {
    return false;
  }
}
