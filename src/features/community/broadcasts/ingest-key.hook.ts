import { createHash, timingSafeEqual } from 'node:crypto';
import { addressKey, type RateLimit, requirePoint } from '#platform/http/rate-limit.ts';
import { AppError } from '#shared/errors.ts';
import { MESSAGES_IN_A_WINDOW, WINDOW_S } from './broadcast.limits.ts';
import { broadcastErrors } from './broadcast-error.labels.ts';
import { MessageRate } from './message-rate.rules.ts';

type Header = string | readonly string[] | undefined;

interface Limits {
  /** Counts messages by key. */
  ingest: RateLimit;
  /** Counts wrong keys by address. */
  wrongKey: RateLimit;
}

function computeDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Keys of the collectors that may send shouts. It compares all of them in constant time, so that timing reveals
 * nothing.
 */
export class IngestKeys {
  readonly #digests: readonly Buffer[];
  readonly #limits: Limits;
  readonly #rates = new Map<string, MessageRate>();

  constructor(keys: readonly string[], limits: Limits) {
    this.#digests = keys.map(computeDigest);
    this.#limits = limits;
  }

  /** Refuses wrong keys, and many of them from one address. A right key passes whatever else comes from its address. */
  async require(header: Header, address: string): Promise<void> {
    if (this.#digests.length === 0) throw new AppError('NOT_FOUND', { message: broadcastErrors.noIngest });
    const given = computeDigest(typeof header === 'string' ? header : '');
    const found = this.#digests.filter((digest) => timingSafeEqual(digest, given));
    if (found.length > 0) return;
    await requirePoint(this.#limits.wrongKey, addressKey(address));
    throw new AppError('FORBIDDEN', { message: broadcastErrors.wrongKey });
  }

  async takeMessages(header: Header, count: number): Promise<void> {
    const key = computeDigest(typeof header === 'string' ? header : '').toString('hex');
    const { ingest } = this.#limits;
    const scale = ingest.rule.points / MESSAGES_IN_A_WINDOW;
    const rate = this.#rates.get(key) ?? new MessageRate(MESSAGES_IN_A_WINDOW * scale, WINDOW_S * 1000);
    this.#rates.set(key, rate);
    const waitMs = rate.take(count, performance.now());
    if (waitMs > 0) {
      const data = { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
      throw new AppError('RATE_LIMITED', { message: broadcastErrors.tooMany, data });
    }
    await requirePoint(ingest, key, count);
  }
}
