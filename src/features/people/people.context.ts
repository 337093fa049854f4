import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { Transact } from '#platform/effects/transact.ts';
import type { RateLimit } from '#platform/http/rate-limit.ts';
import type { Log } from '#platform/log/log.ts';
import type { Access } from './access/access.hook.ts';
import type { SiteSwitches } from './access/site-switches.rules.ts';
import type { WordHits } from './moderation/word-hits.service.ts';
import type { SecurityLog } from './security-log/security-log.service.ts';
import type { IdentityProvider } from './sign-in/identity-provider.ts';
import type { SigningKeys } from './sign-in/signing-key.service.ts';

export interface PeopleContext {
  config: Config;
  db: Db;
  clock: Clock;
  log: Log;
  transact: Transact;
  access: Access;
  securityLog: SecurityLog;
  wordHits: WordHits;
  provider: IdentityProvider;
  /** Null when an external provider signs people in (`AUTH_URL`). */
  signingKeys: SigningKeys | null;
  limits: PeopleLimits;
  /** Switches of the operators for the whole site. */
  switches(): SiteSwitches;
}

export interface PeopleLimits {
  /** All writes, by address. */
  address: RateLimit;
  write: RateLimit;
  /** Additions to public lists (trades, parties), by kind and person: 60 a minute (contract §5). */
  creation: RateLimit;
  /** Parties made, and requests to join one, by person (contract §12). */
  partyCreation: RateLimit;
  partyRequest: RateLimit;
  signIn: RateLimit;
  /** Tokens requested with a code or with an unknown refresh token, by address. */
  token: RateLimit;
  /** Tokens refreshed, by session. */
  refresh: RateLimit;
  /** Tokens refreshed, by address. */
  refreshAddress: RateLimit;
  /** Players looked up by the beginning of their name, by address. */
  profileSearch: RateLimit;
  /** Costly reads (contract §28): by account where signed in, else by address. */
  search: RateLimit;
  evidence: RateLimit;
  /** Share pictures, by address. */
  sharePictures: RateLimit;
  islands: RateLimit;
  /** Pages opened from what was fetched ahead, by address. */
  views: RateLimit;
  /** Exports of one's own data, by person. */
  exports: RateLimit;
  /** Shouts, by the key of the collector (contract §16). */
  ingest: RateLimit;
  /** Wrong keys of programs, by address (contract §16). */
  wrongKey: RateLimit;
}
