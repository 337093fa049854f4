import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyReply } from 'fastify';
import ipaddr from 'ipaddr.js';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, RLWrapperTimeouts } from 'rate-limiter-flexible';
import { AppError } from '#shared/errors.ts';

const TABLE = 'rate_limit';
const SHARED_COUNT_MS = 1000;

export interface LimitRule {
  name: string;
  points: number;
  /** Seconds. */
  window: number;
}

export interface LimitState {
  isAllowed: boolean;
  remaining: number;
  /** Seconds until points are restored, rounded up. */
  reset: number;
}

export interface RateLimit {
  readonly rule: LimitRule;
  /** @param points 1 when left out */
  take(key: string, points?: number): Promise<LimitState>;
}

export interface RateLimitsOptions {
  pool: pg.Pool;
  scale: number;
}

/**
 * Limits that all processes share through the database. A key that is over its limit causes no further queries within
 * its window; while the database is away, each process counts for itself.
 */
export function createRateLimit({ pool, scale }: RateLimitsOptions, rule: LimitRule): RateLimit {
  const points = Math.max(1, Math.round(rule.points * scale));
  const own = { points, duration: rule.window, keyPrefix: rule.name };
  const shared = new RateLimiterPostgres({
    ...own,
    storeClient: pool,
    storeType: 'pool',
    tableName: TABLE,
    // A migration creates it.
    tableCreated: true,
    // The housekeeping job deletes expired rows for all processes.
    clearExpiredByTimeout: false,
    inMemoryBlockOnConsumed: points + 1,
  });
  const limiter = new RLWrapperTimeouts({
    limiter: shared,
    timeoutMs: SHARED_COUNT_MS,
    insuranceLimiter: new RateLimiterMemory(own),
  });
  return { rule: { ...rule, points }, take: (key, taken) => takeFromLimiter(limiter, key, taken) };
}

/**
 * A limit for reads, which cost less than counting them in the database: each process counts for itself. A key is
 * forgotten with its window.
 */
export function createReadLimit(scale: number, rule: LimitRule): RateLimit {
  const points = Math.max(1, Math.round(rule.points * scale));
  const limiter = new RateLimiterMemory({ points, duration: rule.window, keyPrefix: rule.name });
  return { rule: { ...rule, points }, take: (key, taken) => takeFromLimiter(limiter, key, taken) };
}

async function takeFromLimiter(
  limiter: Pick<RateLimiterMemory, 'consume'>,
  key: string,
  points = 1,
): Promise<LimitState> {
  try {
    return toState(await limiter.consume(key, points), true);
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return toState(rejection, false);
    throw rejection;
  }
}

/** Converts the limiter's result. `isAllowed` is whether it resolved: a key blocked in memory has no count. */
function toState({ remainingPoints, msBeforeNext }: RateLimiterRes, isAllowed: boolean): LimitState {
  return { isAllowed, remaining: remainingPoints, reset: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

/** `RateLimit-Policy`, `RateLimit` (draft-ietf-httpapi-ratelimit-headers) and `Retry-After` when nothing is left. */
export function rateLimitHeaders({ name, points, window }: LimitRule, state: LimitState): Record<string, string> {
  return {
    'ratelimit-policy': `"${name}";q=${points};w=${window}`,
    ratelimit: `"${name}";r=${state.remaining};t=${state.reset}`,
    ...(!state.isAllowed && { 'retry-after': String(state.reset) }),
  };
}

const leastLeft = new WeakMap<FastifyReply, number>();

/**
 * Takes a point and writes the headers; with several limits, those of the one with the fewest points left.
 * @throws {AppError} RATE_LIMITED
 */
export async function takeFrom(limit: RateLimit, key: string, reply: FastifyReply): Promise<void> {
  const state = await limit.take(key);
  if (!state.isAllowed || state.remaining <= (leastLeft.get(reply) ?? Number.POSITIVE_INFINITY)) {
    leastLeft.set(reply, state.remaining);
    reply.headers(rateLimitHeaders(limit.rule, state));
  }
  if (!state.isAllowed) throw new AppError('RATE_LIMITED', { data: { retryAfterSeconds: state.reset } });
}

/**
 * Takes a point without writing headers: answers of reads are the same for everybody.
 * @throws {AppError} RATE_LIMITED
 */
export async function requirePoint(limit: RateLimit, key: string, points = 1): Promise<void> {
  const { isAllowed, reset } = await limit.take(key, points);
  if (!isAllowed) throw new AppError('RATE_LIMITED', { data: { retryAfterSeconds: reset } });
}

const NETWORK_GROUPS = 4;

/**
 * The key of an address: an IPv4 address, or the /64 of an IPv6 network, which one household gets. Some proxies append
 * a port. All values that are not addresses share one key.
 */
export function addressKey(address: string): string {
  const bare = withoutPort(address);
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return 'unknown';
  const parsed = ipaddr.IPv6.parse(bare);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

function withoutPort(address: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
}
