import type { FastifyReply } from 'fastify';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#shared/errors.ts';

const TABLE = 'rate_limit';

export interface LimitRule {
  /** Also its name in the headers. */
  name: string;
  points: number;
  /** Seconds. */
  window: number;
}

export interface LimitState {
  isAllowed: boolean;
  remaining: number;
  /** Seconds until points come back, rounded up. */
  reset: number;
}

/** Counts what one key takes within a window. */
export interface RateLimit {
  readonly rule: LimitRule;
  /** Takes one point. */
  take(key: string): Promise<LimitState>;
}

export interface RateLimitsOptions {
  pool: pg.Pool;
  /** Multiplies every limit; 1 but for tests. */
  scale: number;
}

/**
 * Limits that all processes share through the database. A key that is over its limit never reaches the database again within
 * its window; while the database is away, each process counts for itself.
 */
export function createRateLimit({ pool, scale }: RateLimitsOptions, rule: LimitRule): RateLimit {
  const points = Math.max(1, Math.round(rule.points * scale));
  const own = { points, duration: rule.window, keyPrefix: rule.name };
  const limiter = new RateLimiterPostgres({
    ...own,
    storeClient: pool,
    storeType: 'pool',
    tableName: TABLE,
    // A migration makes it.
    tableCreated: true,
    // Rows past their time are cleared by housekeeping, in every process's stead.
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory(own),
  });
  return {
    rule: { ...rule, points },
    async take(key) {
      const result = await limiter.consume(key).catch((refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return refusal;
        throw refusal;
      });
      return {
        isAllowed: result.consumedPoints <= points,
        remaining: Math.max(0, points - result.consumedPoints),
        reset: Math.max(1, Math.ceil(result.msBeforeNext / 1000)),
      };
    },
  };
}

/** `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers), and `Retry-After` where nothing is left. */
export function rateLimitHeaders({ name, points, window }: LimitRule, state: LimitState): Record<string, string> {
  return {
    'ratelimit-policy': `"${name}";q=${points};w=${window}`,
    ratelimit: `"${name}";r=${state.remaining};t=${state.reset}`,
    ...(!state.isAllowed && { 'retry-after': String(state.reset) }),
  };
}

/**
 * Takes a point and says in the headers what is left. Of several limits the last one asked stands there.
 * @throws {AppError} RATE_LIMITED
 */
export async function takeFrom(limit: RateLimit, key: string, reply: FastifyReply): Promise<void> {
  const state = await limit.take(key);
  reply.headers(rateLimitHeaders(limit.rule, state));
  if (!state.isAllowed) throw new AppError('RATE_LIMITED', { data: { retryAfterSeconds: state.reset } });
}

/** What counts as one address: an IPv4 address, or the 64 bits of an IPv6 network that one household is given. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  return `${[...front, ...middle, ...back]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
