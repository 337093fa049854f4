export const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** `euc-kr` is what Excel writes in Korean, with the letters of code page 949. */
export type FileEncoding = 'utf-8' | 'euc-kr';

export type DecodedBytes =
  | { readonly text: string; readonly encoding: FileEncoding }
  /** `offered`: the bytes make sense in that encoding, which whoever uploads them may choose. */
  | { readonly reason: string; readonly offered: FileEncoding | null };

export const TOO_LARGE = { reason: '파일이 16 MiB를 넘습니다', offered: null } as const;

const ZIP = '엑셀 파일은 읽지 못합니다. CSV로 저장한 파일을 올려 주세요';
const PICTURE = '그림 파일입니다. CSV나 JSON 파일을 올려 주세요';
const UTF_16 = 'UTF-16입니다. UTF-8로 저장한 파일을 올려 주세요';

/** How other kinds of files begin, in Latin-1. */
const SIGNATURES: readonly (readonly [begin: string, reason: string])[] = [
  ['PK\x03\x04', ZIP],
  ['\xd0\xcf\x11\xe0', ZIP],
  ['\x89PNG', PICTURE],
  ['\xff\xd8\xff', PICTURE],
  ['GIF8', PICTURE],
  ['RIFF', PICTURE],
  ['\xff\xfe', UTF_16],
  ['\xfe\xff', UTF_16],
];

function signatureReason(bytes: Uint8Array): string | undefined {
  const begin = String.fromCharCode(...bytes.subarray(0, 8));
  return SIGNATURES.find(([signature]) => begin.startsWith(signature))?.[1];
}

function decode(bytes: Uint8Array, encoding: FileEncoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Decodes a file as UTF-8 with or without a mark, or as the encoding that was chosen. */
export function decodeBytes(bytes: Uint8Array, encoding: FileEncoding = 'utf-8'): DecodedBytes {
  if (bytes.byteLength > MAX_FILE_BYTES) return TOO_LARGE;
  const signature = signatureReason(bytes);
  if (signature !== undefined) return { reason: signature, offered: null };
  const text = decode(bytes, encoding);
  if (text !== undefined) return { text, encoding };
  if (encoding !== 'utf-8') return { reason: 'EUC-KR이 아닙니다', offered: null };
  return { reason: 'UTF-8이 아닙니다', offered: decode(bytes, 'euc-kr') === undefined ? null : 'euc-kr' };
}
