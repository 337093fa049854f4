import { isLoopbackHost } from '#shared/loopback.ts';

/** A picture may not be larger. */
export const MAX_PICTURE_BYTES = 512 * 1024;

export interface PictureRules {
  /** Origins of one's own machine that stand in for the upstreams. */
  readonly standIns: readonly string[];
}

/** Only where Discord and Kakao keep the pictures of their people. */
const PICTURE_HOSTS = /^(?:cdn\.discordapp\.com|(?:[a-z0-9-]+\.)+kakaocdn\.net)$/;

/** What Discord shows of who chose no picture: the first letters of the name say more. */
const DRAWN_FOR_NOBODY = '/embed/avatars/';

/** What stands in for the upstreams where people try the site out; on any other machine nothing does. */
export function pictureRulesOf(upstreams: readonly (string | undefined)[]): PictureRules {
  const given = upstreams.flatMap((url) => (url === undefined ? [] : [new URL(url)]));
  return { standIns: given.filter(({ hostname }) => isLoopbackHost(hostname)).map(({ origin }) => origin) };
}

/** Where a picture is fetched from: encrypted, from the upstreams' own hosts. Undefined: from nowhere. */
export function pictureUrl(source: string, { standIns }: PictureRules): URL | undefined {
  if (!URL.canParse(source)) return undefined;
  const url = new URL(source);
  if (url.username !== '' || url.password !== '') return undefined;
  url.hash = '';
  if (url.pathname.startsWith(DRAWN_FOR_NOBODY)) return undefined;
  if (standIns.includes(url.origin)) return url;
  // Kakao still names its pictures by http.
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:';
  return url.protocol === 'https:' && url.port === '' && PICTURE_HOSTS.test(url.hostname) ? url : undefined;
}

const ASCII = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** How the bytes of each kind begin; `null` is any byte. */
const KINDS: Readonly<Record<string, readonly (readonly (number | null)[])[]>> = {
  'image/png': [[0x89, ...ASCII('PNG\r\n'), 0x1a, 0x0a]],
  'image/jpeg': [[0xff, 0xd8, 0xff]],
  'image/gif': [ASCII('GIF87a'), ASCII('GIF89a')],
  'image/webp': [[...ASCII('RIFF'), null, null, null, null, ...ASCII('WEBP')]],
};

/** `image/png` of `Image/PNG; charset=x`, if it is a picture that is passed on. */
export function pictureTypeOf(contentType: string | null): string | undefined {
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return Object.hasOwn(KINDS, type) ? type : undefined;
}

/** Whether the bytes are what the upstream said they are. */
export function isPicture(bytes: Uint8Array, type: string): boolean {
  return (KINDS[type] ?? []).some((start) =>
    start.every((byte, index) => index < bytes.length && (byte === null || byte === bytes[index])),
  );
}
