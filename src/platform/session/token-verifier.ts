import { decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { AppError } from '#shared/errors.ts';

const AUDIENCE = 'authenticated';
const CLOCK_TOLERANCE_S = 5;
const MAX_REMEMBERED = 5_000;
/** Milliseconds; ended sessions and removed keys take effect within this time, even in processes that only verify. */
const REMEMBERED_MS = 60_000;

export interface VerifiedToken {
  readonly userId: string;
  /** The provider's session; `null` when the provider names none. */
  readonly sessionId: string | null;
  /** Seconds since 1970. */
  readonly expiresAt: number;
  readonly proof: Proof;
}

/** Describes how the person proved who they are, by the token's `amr` claim. */
export interface Proof {
  /** The newest timestamp, seconds since 1970; `null`: not in the token. */
  readonly signedInAt: number | null;
  readonly hasSecondFactor: boolean;
}

export interface TokenVerifierOptions {
  keyOf: JWTVerifyGetKey;
  algorithms: readonly string[];
  issuer: string;
  /** Milliseconds since 1970. */
  now?(): number;
}

export interface TokenVerifier {
  /**
   * Verifies an access token; `null` when it is forged, expired, truncated or for others. A cached token is returned
   * without a promise.
   * @throws {AppError} UNAVAILABLE when the provider's keys cannot be loaded
   */
  verify(token: string): VerifiedToken | null | Promise<VerifiedToken | null>;
}

/** RFC 8176 allows bare names; GoTrue adds timestamps. */
const method = z.union([
  z.string().transform((name) => ({ method: name, timestamp: undefined })),
  z.object({ method: z.string(), timestamp: z.number().positive().optional().catch(undefined) }),
]);

const claims = z.object({
  sub: z.guid(),
  exp: z.number(),
  session_id: z.guid().nullish(),
  amr: z.array(method).nullish().catch(null),
});

type Method = z.output<typeof method>;

const SECOND_FACTOR = /^(?:totp|mfa|mfa\/.+)$/;
/** A method that does not prove who the person is. */
const REFRESHED = 'token_refresh';

/** Verifies signature, issuer, audience and expiry. Caches successes only, by the whole token. */
export function createTokenVerifier({
  keyOf,
  algorithms,
  issuer,
  now = Date.now,
}: TokenVerifierOptions): TokenVerifier {
  const known = new LRUCache<string, { token: VerifiedToken; until: number }>({ max: MAX_REMEMBERED });
  const rules = { algorithms: [...algorithms], issuer, audience: AUDIENCE, clockTolerance: CLOCK_TOLERANCE_S };

  async function look(text: string): Promise<VerifiedToken | null> {
    if (isOver(text, now())) return null;
    const payload = await readPayload(text);
    const parsed = claims.safeParse(payload);
    if (!parsed.success) return null;
    const { sub, exp, session_id, amr } = parsed.data;
    const token = {
      userId: sub.toLowerCase(),
      sessionId: session_id?.toLowerCase() ?? null,
      expiresAt: exp,
      proof: toProof(amr ?? []),
    };
    known.set(text, { token, until: Math.min(now() + REMEMBERED_MS, (exp + CLOCK_TOLERANCE_S) * 1000) });
    return token;
  }

  async function readPayload(text: string): Promise<JWTPayload | null> {
    try {
      const { payload } = await jwtVerify(text, keyOf, { ...rules, currentDate: new Date(now()) });
      return payload;
    } catch (error) {
      if (isTokenError(error)) return null;
      throw new AppError('UNAVAILABLE', { cause: error });
    }
  }

  return {
    verify(text) {
      const remembered = known.get(text);
      return remembered && remembered.until > now() ? remembered.token : look(text);
    },
  };
}

function toProof(methods: readonly Method[]): Proof {
  const times = methods.flatMap(({ method: name, timestamp }) =>
    name === REFRESHED || timestamp === undefined ? [] : [timestamp],
  );
  return {
    signedInAt: times.length === 0 ? null : Math.max(...times),
    hasSecondFactor: methods.some(({ method: name }) => SECOND_FACTOR.test(name)),
  };
}

/**
 * Whether the token has expired. This is checked first: browsers send old tokens, and reading the time costs a
 * twentieth of verifying the signature.
 */
function isOver(text: string, now: number): boolean {
  try {
    const { exp } = decodeJwt(text);
    return typeof exp !== 'number' || (exp + CLOCK_TOLERANCE_S) * 1000 <= now;
  } catch {
    return true;
  }
}

const TOKEN_ERRORS = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

function isTokenError(error: unknown): boolean {
  return TOKEN_ERRORS.some((kind) => error instanceof kind);
}
