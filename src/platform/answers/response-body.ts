import { type Coding, compressBrotli, compressGzip } from './content-coding.ts';
import { copyBuffer } from './copy-buffer.ts';
import { contentTag } from './etag.ts';
import { whenIdle } from './idle-queue.ts';

const WORTH_COMPRESSING_BYTES = 1024;
/** Size of Brotli and gzip together relative to the text; reserved in advance so that a body's size never changes. */
const COMPRESSED_SHARE = 0.5;

export const JSON_TYPE = 'application/json; charset=utf-8';
export const REVALIDATE = 'public, max-age=0, must-revalidate';
export const IMMUTABLE = 'public, max-age=31536000, immutable';

type Headers = Readonly<Record<string, string>>;

/** Headers of content that other sites may show, whatever policy of embedding they have. */
export const FOR_OTHER_SITES: Headers = { 'cross-origin-resource-policy': 'cross-origin' };
/** Headers of content that scripts of any page may read, without credentials. */
export const FOR_ANY_ORIGIN: Headers = { ...FOR_OTHER_SITES, 'access-control-allow-origin': '*' };

/** The bytes of a body in one coding, with the headers that describe them. */
export class Encoding {
  readonly bytes: Buffer;
  readonly headers: Headers;
  #list: { cacheControl: string; common: Headers | undefined; pairs: string[] } | undefined;

  constructor(bytes: Buffer, headers: Headers) {
    this.bytes = bytes;
    this.headers = headers;
  }

  /** Alternating names and values, as `writeHead` takes them, including the `common` headers of all responses. */
  headerList(cacheControl: string, common: Headers | undefined): string[] {
    if (this.#list?.cacheControl !== cacheControl || this.#list.common !== common) {
      const all = { ...common, ...this.headers, 'cache-control': cacheControl };
      this.#list = { cacheControl, common, pairs: Object.entries(all).flat() };
    }
    return this.#list.pairs;
  }
}

export interface Effort {
  brotli: number;
  gzip: number;
  polish?: number;
}

export const STATIC_EFFORT: Effort = { brotli: 5, gzip: 6, polish: 11 };
export const DYNAMIC_EFFORT: Effort = { brotli: 4, gzip: 4 };

interface BodyOptions {
  contentType?: string;
  effort?: Effort;
  isCompressible?: boolean;
  /** Headers sent with the body, also where it is sent from memory. */
  headers?: Headers;
}

/**
 * A finished response body. It is encoded once in each coding, when a client first prefers it.
 * @template T what its JSON says, where it is JSON
 */
export class ResponseBody<out T = unknown> {
  declare readonly value: T;
  /** Hash of the content: equal bytes have an equal tag on every machine. */
  readonly tag: string;
  readonly isCompressible: boolean;
  /** Length in bytes, uncompressed. */
  readonly length: number;
  readonly headers: Headers;
  readonly #contentType: string;
  readonly #effort: Effort;
  readonly #identity: Encoding;
  #br: Encoding | Promise<Encoding> | undefined;
  #gzip: Encoding | Promise<Encoding> | undefined;

  constructor(content: string | Buffer, options: BodyOptions = {}) {
    const bytes = copyBuffer(content);
    this.tag = contentTag(bytes);
    this.length = bytes.length;
    this.headers = options.headers ?? {};
    this.#contentType = options.contentType ?? JSON_TYPE;
    this.#effort = options.effort ?? STATIC_EFFORT;
    this.isCompressible = (options.isCompressible ?? true) && bytes.length >= WORTH_COMPRESSING_BYTES;
    this.#identity = this.#encoding(bytes, 'identity');
  }

  text(): string {
    return this.#identity.bytes.toString();
  }

  /** Bytes that a cache reserves for the body in all codings. */
  get sizeInMemory(): number {
    return Math.ceil(this.length * (1 + COMPRESSED_SHARE));
  }

  in(coding: Coding): Encoding | Promise<Encoding> {
    if (!this.isCompressible || coding === 'identity') return this.#identity;
    if (coding === 'br') {
      this.#br ??= this.#encodeBrotli();
      return this.#br;
    }
    this.#gzip ??= this.#encodeGzip();
    return this.#gzip;
  }

  etag(coding: Coding): string {
    return coding === 'identity' || !this.isCompressible ? `"${this.tag}"` : `"${this.tag}-${coding}"`;
  }

  async #encodeBrotli(): Promise<Encoding> {
    const identity = this.#identity.bytes;
    const encoding = this.#encoding(await compressBrotli(identity, this.#effort.brotli), 'br');
    this.#br = encoding;
    const { polish } = this.#effort;
    if (polish !== undefined) {
      whenIdle(async () => {
        this.#br = this.#encoding(await compressBrotli(identity, polish), 'br');
      });
    }
    return encoding;
  }

  async #encodeGzip(): Promise<Encoding> {
    const encoding = this.#encoding(await compressGzip(this.#identity.bytes, this.#effort.gzip), 'gzip');
    this.#gzip = encoding;
    return encoding;
  }

  #encoding(bytes: Buffer, coding: Coding): Encoding {
    const headers: Record<string, string> = {
      ...this.headers,
      'content-type': this.#contentType,
      'content-length': String(bytes.length),
      etag: this.etag(coding),
    };
    if (this.isCompressible) headers.vary = 'accept-encoding';
    if (coding !== 'identity') headers['content-encoding'] = coding;
    return new Encoding(bytes, headers);
  }
}

export function jsonBody<T>(value: T, effort: Effort = STATIC_EFFORT): ResponseBody<T> {
  return new ResponseBody<T>(JSON.stringify(value), { effort });
}
