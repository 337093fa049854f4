import { isLoopbackHost } from '#shared/loopback.ts';

export const MAX_PICTURE_BYTES = 512 * 1024;

export interface PictureRules {
  /** Origins on the developer's machine that replace the upstreams. */
  readonly standIns: readonly string[];
}

const PICTURE_HOSTS = /^(?:cdn\.discordapp\.com|(?:[a-z0-9-]+\.)+kakaocdn\.net)$/;

const DRAWN_FOR_NOBODY = '/embed/avatars/';

export function createPictureRules(upstreams: readonly (string | undefined)[]): PictureRules {
  const given = upstreams.flatMap((url) => (url === undefined ? [] : [new URL(url)]));
  return { standIns: given.filter(({ hostname }) => isLoopbackHost(hostname)).map(({ origin }) => origin) };
}

/** The HTTPS address to fetch a picture from; undefined unless an upstream hosts it (prevents SSRF). */
export function pictureUrl(source: string, { standIns }: PictureRules): URL | undefined {
  if (!URL.canParse(source)) return undefined;
  const url = new URL(source);
  if (url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  if (url.pathname.startsWith(DRAWN_FOR_NOBODY)) return undefined;
  if (standIns.includes(url.origin)) return url;
  // Kakao's picture addresses are still http.
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:';
  return url.protocol === 'https:' && url.port === '' && PICTURE_HOSTS.test(url.hostname) ? url : undefined;
}

const ASCII = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** Magic bytes by type; `null` matches any byte. */
const KINDS: Readonly<Record<string, readonly (readonly (number | null)[])[]>> = {
  'image/png': [[0x89, ...ASCII('PNG\r\n'), 0x1a, 0x0a]],
  'image/jpeg': [[0xff, 0xd8, 0xff]],
  'image/gif': [ASCII('GIF87a'), ASCII('GIF89a')],
  'image/webp': [[...ASCII('RIFF'), null, null, null, null, ...ASCII('WEBP')]],
};

/** `image/png` for `Image/PNG; charset=x`; undefined for types that are not proxied. */
export function parsePictureType(contentType: string | null): string | undefined {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return Object.hasOwn(KINDS, type) ? type : undefined;
}

export function isPicture(bytes: Uint8Array, type: string): boolean {
  return (KINDS[type] ?? []).some((start) =>
    start.every((byte, index) => index < bytes.length && (byte === null || byte === bytes[index])),
  );
}
