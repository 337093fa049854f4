import { type Coding, compressBrotli, compressGzip } from './content-coding.ts';
import { copyBuffer } from './copy-buffer.ts';
import { contentTag } from './etag.ts';
import { whenIdle } from './idle-queue.ts';

const WORTH_COMPRESSING_BYTES = 1024;

export const JSON_TYPE = 'application/json; charset=utf-8';
export const REVALIDATE = 'public, max-age=0, must-revalidate';
export const IMMUTABLE = 'public, max-age=31536000, immutable';

type Headers = Readonly<Record<string, string>>;

/** Headers of content that other sites may show, whatever policy of embedding they have. */
export const FOR_OTHER_SITES: Headers = { 'cross-origin-resource-policy': 'cross-origin' };
/** Headers of content that scripts of any page may read, without credentials. */
export const FOR_ANY_ORIGIN: Headers = { ...FOR_OTHER_SITES, 'access-control-allow-origin': '*' };

export class Variant {
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

export class EncodedBody {
  /** Hash of the content: equal bytes have an equal tag on every machine. */
  readonly tag: string;
  readonly isCompressible: boolean;
  /** Length in bytes, uncompressed. */
  readonly length: number;
  readonly headers: Headers;
  readonly #contentType: string;
  readonly #effort: Effort;
  readonly #identity: Variant;
  #br: Variant | Promise<Variant> | undefined;
  #gzip: Variant | Promise<Variant> | undefined;

  constructor(content: string | Buffer, options: BodyOptions = {}) {
    const bytes = copyBuffer(content);
    this.tag = contentTag(bytes);
    this.length = bytes.length;
    this.headers = options.headers ?? {};
    this.#contentType = options.contentType ?? JSON_TYPE;
    this.#effort = options.effort ?? STATIC_EFFORT;
    this.isCompressible = (options.isCompressible ?? true) && bytes.length >= WORTH_COMPRESSING_BYTES;
    this.#identity = this.#variant(bytes, 'identity');
  }

  text(): string {
    return this.#identity.bytes.toString();
  }

  in(coding: Coding): Variant | Promise<Variant> {
    if (!this.isCompressible || coding === 'identity') return this.#identity;
    if (coding === 'br') {
      this.#br ??= this.#makeBrotli();
      return this.#br;
    }
    this.#gzip ??= this.#makeGzip();
    return this.#gzip;
  }

  etag(coding: Coding): string {
    return coding === 'identity' || !this.isCompressible ? `"${this.tag}"` : `"${this.tag}-${coding}"`;
  }

  async #makeBrotli(): Promise<Variant> {
    const identity = this.#identity.bytes;
    const variant = this.#variant(await compressBrotli(identity, this.#effort.brotli), 'br');
    this.#br = variant;
    const { polish } = this.#effort;
    if (polish !== undefined) {
      whenIdle(async () => {
        this.#br = this.#variant(await compressBrotli(identity, polish), 'br');
      });
    }
    return variant;
  }

  async #makeGzip(): Promise<Variant> {
    const variant = this.#variant(await compressGzip(this.#identity.bytes, this.#effort.gzip), 'gzip');
    this.#gzip = variant;
    return variant;
  }

  #variant(bytes: Buffer, coding: Coding): Variant {
    const headers: Record<string, string> = {
      ...this.headers,
      'content-type': this.#contentType,
      'content-length': String(bytes.length),
      etag: this.etag(coding),
    };
    if (this.isCompressible) headers.vary = 'accept-encoding';
    if (coding !== 'identity') headers['content-encoding'] = coding;
    return new Variant(bytes, headers);
  }
}

export class JsonBody<out T> extends EncodedBody {
  declare readonly value: T;

  constructor(value: T, effort: Effort = STATIC_EFFORT) {
    super(JSON.stringify(value), { effort });
  }
}
