import type pg from 'pg';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { EffectHandlers } from '#platform/effects/effects.ts';
import { createTransact } from '#platform/effects/transact.ts';
import { createRateLimit, createReadLimit } from '#platform/http/rate-limit.ts';
import type { Log } from '#platform/log/log.ts';
import { createTokenVerifier } from '#platform/session/token-verifier.ts';
import { createAccess } from './access/access.hook.ts';
import { ALL_OPEN, type SiteSwitches } from './access/site-switches.rules.ts';
import { createWordHits } from './moderation/word-hits.service.ts';
import { requireLevel } from './operators/operator.policy.ts';
import { findOperatorLevel, requireSecondFactor } from './operators/operator.service.ts';
import type { PeopleContext, PeopleLimits } from './people.context.ts';
import { peopleReactions } from './people-reactions.service.ts';
import { findOwnProfile, lockOwnProfile } from './profiles/profile.service.ts';
import { createSecurityLog } from './security-log/security-log.service.ts';
import { embeddedProvider } from './sign-in/embedded-provider.service.ts';
import { externalProvider } from './sign-in/external-provider.service.ts';
import type { IdentityProvider } from './sign-in/identity-provider.ts';
import { openSigningKeys, type SigningKeys } from './sign-in/signing-key.service.ts';
import { requireNotSuspended } from './suspensions/suspension.rules.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

export interface PeopleOptions {
  config: Config;
  pool: pg.Pool;
  clock: Clock;
  log: Log;
  handlers: EffectHandlers;
  /** Switches of the operators for the whole site; by default all is open. */
  switches?(): SiteSwitches;
}

export async function openPeople(db: Db, options: PeopleOptions): Promise<PeopleContext> {
  const { config, clock, log, handlers, switches = () => ALL_OPEN } = options;
  const { provider, signingKeys } = await openProvider(db, config);
  const limits = createLimits(options);
  const verifier = createTokenVerifier({ ...provider.tokens, now: () => clock.now().getTime() });
  const securityLog = createSecurityLog({ db, clock, log });
  const wordHits = createWordHits({ db, clock, log });
  const reactions = [...handlers.reactions, ...peopleReactions(config.operatorUserIds)];
  const transact = createTransact({ db, clock, handlers: { ...handlers, reactions } });
  const access = createAccess({
    db,
    clock,
    log,
    verifier,
    provider,
    transact,
    policy: {
      findProfile: findOwnProfile,
      lockProfile: lockOwnProfile,
      requireNotSuspended,
      findOperatorLevel: (connection, userId) => findOperatorLevel(connection, config.operatorUserIds, userId),
      requireLevel,
      requireSecondFactor,
    },
    writeLimit: limits.write,
    switches,
  });
  return {
    config,
    db: db,
    clock,
    log,
    transact,
    access,
    securityLog,
    wordHits,
    provider,
    signingKeys,
    limits,
    switches,
  };
}

interface OpenedProvider {
  provider: IdentityProvider;
  signingKeys: SigningKeys | null;
}

async function openProvider(db: Db, config: Config): Promise<OpenedProvider> {
  const { authUrl } = config;
  if (authUrl !== undefined) return { provider: externalProvider({ ...config, authUrl }), signingKeys: null };
  const signingKeys = await openSigningKeys(db, config.authJwtKeys);
  const issuer = config.authIssuer ?? `${config.publicSiteUrl}/auth/v1`;
  return { provider: embeddedProvider(signingKeys, issuer), signingKeys };
}

function createLimits({ config, pool }: Pick<PeopleOptions, 'config' | 'pool'>): PeopleLimits {
  const limit = (name: string, points: number, window: number) =>
    createRateLimit({ pool, scale: config.rateLimitScale }, { name, points, window });
  const readLimit = (name: string, points: number) =>
    createReadLimit(config.rateLimitScale, { name, points, window: MINUTE_S });
  return {
    address: limit('address', 300, MINUTE_S),
    write: limit('write', 120, MINUTE_S),
    creation: limit('creation', 60, MINUTE_S),
    partyCreation: limit('party-creation', 10, 10 * MINUTE_S),
    partyRequest: limit('party-request', 30, 10 * MINUTE_S),
    // A sign-in counts twice, and a whole PC bang or a mobile network shares one address.
    signIn: limit('sign-in', 300, 5 * MINUTE_S),
    token: limit('token', 150, 5 * MINUTE_S),
    refresh: limit('refresh', 60, 5 * MINUTE_S),
    refreshAddress: limit('refresh-address', 1500, 5 * MINUTE_S),
    profileSearch: readLimit('profile-search', 60),
    search: readLimit('search', 240),
    evidence: readLimit('evidence', 60),
    sharePictures: readLimit('share-pictures', 60),
    islands: readLimit('islands', 300),
    views: readLimit('views', 60),
    exports: limit('export', 3, HOUR_S),
    ingest: limit('ingest', 2000, 10),
    wrongKey: limit('wrong-key', 30, 10 * MINUTE_S),
  };
}
