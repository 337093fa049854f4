/** Views without a referring page. */
export const DIRECT = '';
/** Hosts beyond the number that a day may have. No host has this name. */
export const OTHER_HOSTS = '*';
export const HOSTS_A_DAY = 200;

/** No referring host is read beyond it: a host has at most 253 letters. */
const MAX_LENGTH = 300;
const AUTHORITY = /^https?:\/\/(?:[^/?#@]*@)?([^/?#@:]+)(?::\d{1,5})?(?:[/?#]|$)/;
const HOST = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/;
const MAX_HOST_LENGTH = 253;

/** Origins that are cached, each at most this long: most views come from few. */
const MAX_CACHED = 500;
const MAX_CACHED_LENGTH = 120;
/** The first slash from here on ends the origin. */
const ORIGIN_LENGTH = 'https://'.length;

interface Referrer {
  /** As in the address; undefined: it has none. */
  host: string | undefined;
  /** As it is counted. */
  counted: string;
}

const NO_REFERRER: Referrer = { host: undefined, counted: DIRECT };
const NO_HOST: Referrer = { host: undefined, counted: OTHER_HOSTS };

function readReferrer(referer: string): Referrer {
  const host = AUTHORITY.exec(referer.slice(0, MAX_LENGTH).toLowerCase())?.[1];
  if (host === undefined) return NO_HOST;
  if (host.length > MAX_HOST_LENGTH || !HOST.test(host)) return { host, counted: OTHER_HOSTS };
  return { host, counted: host.replace(/^www\.(?=.*\.)/, '') };
}

const cached = new Map<string, Referrer>();

function findReferrer(referer: string | undefined): Referrer {
  if (referer === undefined || referer === '') return NO_REFERRER;
  const end = referer.indexOf('/', ORIGIN_LENGTH);
  const origin = end < 0 || end === referer.length - 1 ? referer : referer.slice(0, end + 1);
  if (origin.length > MAX_CACHED_LENGTH) return readReferrer(origin);
  const known = cached.get(origin);
  if (known) return known;
  if (cached.size >= MAX_CACHED) cached.clear();
  const read = readReferrer(origin);
  // A copy, since a part of a text keeps the whole in memory.
  cached.set(Buffer.from(origin).toString(), read);
  return read;
}

/** Whether a `Host` header, which may have a port, names the host. */
function namesHost(header: string | undefined, host: string): boolean {
  if (header === undefined || !header.startsWith(host)) return false;
  return header.length === host.length || /^:\d+$/.test(header.slice(host.length));
}

/**
 * Returns the host of a `Referer` without `www.`, `DIRECT` when there is none, `OTHER_HOSTS` for what is no host, and null for one
 * of the site's own.
 * @param own names of this site, with or without ports
 */
export function referringHost(referer: string | undefined, own: readonly (string | undefined)[]): string | null {
  const { host, counted } = findReferrer(referer);
  if (host === undefined) return counted;
  for (const header of own) if (namesHost(header, host)) return null;
  return counted;
}
