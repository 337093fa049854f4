import { LRUCache } from 'lru-cache';
import { type BucketRule, TokenBucket } from './token-bucket.ts';

/**
 * Limits of the bytes sent to a connection. Small requests can fetch all remembered events, so the output must be
 * bounded too.
 */
const BYTES: BucketRule = { burst: 1024 * 1024, perSecond: 16 * 1024 };
const TURNS: BucketRule = { burst: 20, perSecond: 0.5 };
/** Limits for an address: a PC방 reconnects at once after a restart. */
const BYTES_OF_ADDRESS: BucketRule = { burst: 16 * 1024 * 1024, perSecond: 256 * 1024 };
const MAX_ADDRESSES = 10_000;

/** Limits how many missed events one connection may still be sent. */
export class CatchUpAllowance {
  readonly #bytes: TokenBucket;
  readonly #turns: TokenBucket;
  readonly #ofAddress: TokenBucket;

  constructor(ofAddress: TokenBucket, now: number) {
    this.#ofAddress = ofAddress;
    this.#bytes = new TokenBucket(BYTES, now);
    this.#turns = new TokenBucket(TURNS, now);
  }

  /** @returns the bytes that the answer may have; 0: it must be read again instead */
  nextTurn(now: number): number {
    if (this.#turns.left(now) < 1) return 0;
    this.#turns.take(1, now);
    return Math.max(0, Math.min(this.#bytes.left(now), this.#ofAddress.left(now)));
  }

  take(bytes: number, now: number): void {
    this.#bytes.take(bytes, now);
    this.#ofAddress.take(bytes, now);
  }
}

export class AddressAllowances {
  readonly #buckets = new LRUCache<string, TokenBucket>({ max: MAX_ADDRESSES });

  of(address: string, now: number): TokenBucket {
    const bucket = this.#buckets.get(address) ?? new TokenBucket(BYTES_OF_ADDRESS, now);
    this.#buckets.set(address, bucket);
    return bucket;
  }
}
