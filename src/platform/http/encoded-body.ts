import { type Coding, compressBrotli, compressGzip } from './content-coding.ts';
import { copyBuffer } from './copy-buffer.ts';
import { contentTag } from './etag.ts';
import { whenIdle } from './idle-queue.ts';

/** Below this a compressed body is hardly smaller than the packet that carries it. */
const WORTH_COMPRESSING_BYTES = 1024;

export const JSON_TYPE = 'application/json; charset=utf-8';
export const REVALIDATE = 'public, max-age=0, must-revalidate';
export const IMMUTABLE = 'public, max-age=31536000, immutable';

type Headers = Readonly<Record<string, string>>;

/** One coding of a body, with its headers ready to be sent. */
export class Variant {
  readonly bytes: Buffer;
  readonly headers: Headers;
  /** The last list that was asked for: one process asks for the same one over and over. */
  #list: { cacheControl: string; common: Headers | undefined; pairs: string[] } | undefined;

  constructor(bytes: Buffer, headers: Headers) {
    this.bytes = bytes;
    this.headers = headers;
  }

  /** Names and values by turns, as `writeHead` takes them, with those that are `common` to all answers. */
  headerList(cacheControl: string, common: Headers | undefined): string[] {
    if (this.#list?.cacheControl !== cacheControl || this.#list.common !== common) {
      const all = { ...common, ...this.headers, 'cache-control': cacheControl };
      this.#list = { cacheControl, common, pairs: Object.entries(all).flat() };
    }
    return this.#list.pairs;
  }
}

export interface Effort {
  /** Brotli quality at first use. */
  brotli: number;
  gzip: number;
  /** Brotli quality to which the kept bytes are raised when the process is quiet. */
  polish?: number;
}

export const STATIC_EFFORT: Effort = { brotli: 5, gzip: 6, polish: 11 };
export const DYNAMIC_EFFORT: Effort = { brotli: 4, gzip: 4 };

interface BodyOptions {
  contentType?: string;
  effort?: Effort;
  /** False for what is compressed already (PNG). */
  isCompressible?: boolean;
}

/** A finished body. Each coding is made at its first use, by one compression however many ask at once, and kept. */
export class EncodedBody {
  /** Content hash: equal bytes give an equal tag on every machine. */
  readonly tag: string;
  readonly isCompressible: boolean;
  /** Bytes, not compressed. */
  readonly length: number;
  readonly #contentType: string;
  readonly #effort: Effort;
  readonly #identity: Variant;
  #br: Variant | Promise<Variant> | undefined;
  #gzip: Variant | Promise<Variant> | undefined;

  constructor(content: string | Buffer, options: BodyOptions = {}) {
    const bytes = copyBuffer(content);
    this.tag = contentTag(bytes);
    this.length = bytes.length;
    this.#contentType = options.contentType ?? JSON_TYPE;
    this.#effort = options.effort ?? STATIC_EFFORT;
    this.isCompressible = (options.isCompressible ?? true) && bytes.length >= WORTH_COMPRESSING_BYTES;
    this.#identity = this.#variant(bytes, 'identity');
  }

  text(): string {
    return this.#identity.bytes.toString();
  }

  /** The body in a coding; a promise only while that coding is being made. */
  in(coding: Coding): Variant | Promise<Variant> {
    if (!this.isCompressible || coding === 'identity') return this.#identity;
    if (coding === 'br') {
      this.#br ??= this.#makeBrotli();
      return this.#br;
    }
    this.#gzip ??= this.#makeGzip();
    return this.#gzip;
  }

  /** The ETag of a coding: strong, so each coding has its own. */
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
      'content-type': this.#contentType,
      'content-length': String(bytes.length),
      etag: this.etag(coding),
    };
    if (this.isCompressible) headers.vary = 'accept-encoding';
    if (coding !== 'identity') headers['content-encoding'] = coding;
    return new Variant(bytes, headers);
  }
}

/** A finished JSON body, with the type of its value. */
export class JsonBody<out T> extends EncodedBody {
  /** Only its type is there. */
  declare readonly value: T;

  constructor(value: T, effort: Effort = STATIC_EFFORT) {
    super(JSON.stringify(value), { effort });
  }
}
