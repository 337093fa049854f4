import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.schema.ts';
import type { Db } from '#platform/database/db.ts';
import type { Log } from '#platform/log/log.ts';
import type { TokenVerifier } from '#platform/session/token-verifier.ts';
import type { PeopleLimits } from '../people.context.ts';
import type { SecurityLog } from '../security-log/security-log.service.ts';
import type { SigningKeys } from './signing-key.service.ts';
import type { Upstreams } from './upstreams/upstreams.service.ts';

export interface SignInContext {
  config: Config;
  db: Db;
  clock: Clock;
  log: Log;
  securityLog: Pick<SecurityLog, 'record'>;
  limits: Pick<PeopleLimits, 'signIn' | 'token' | 'refresh' | 'refreshAddress' | 'write'>;
  keys: SigningKeys;
  issuer: string;
  verifier: TokenVerifier;
  upstreams: Upstreams;
}
