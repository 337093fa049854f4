import { exportJWK, generateKeyPair } from 'jose';
import pg from 'pg';
import { siteEffects } from '#app/site-effects.ts';
import { openPeople } from '#features/people/open-people.context.ts';
import type { PeopleContext } from '#features/people/people.context.ts';
import { systemClock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.schema.ts';
import { readConfig } from '#platform/config/read-config.ts';
import type { Db } from '#platform/database/db.ts';
import { silentLog } from '#platform/log/log.ts';

const NO_DATABASE = 'postgres://nobody@127.0.0.1:9/none';

export function awayPool(): pg.Pool {
  return new pg.Pool({ connectionString: NO_DATABASE, connectionTimeoutMillis: 500 });
}

export async function configWithKeys(settings: Readonly<Record<string, string>> = {}): Promise<Config> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const keys = [{ ...(await exportJWK(privateKey)), kid: 'test', alg: 'ES256' }];
  const read = readConfig({ AUTH_JWT_KEYS: JSON.stringify({ keys }), ...settings });
  if (!read.ok) throw new Error(read.issues.map(({ name, message }) => `${name}: ${message}`).join('\n'));
  return read.config;
}

export function openAwayPeople(db: Db, config: Config): Promise<PeopleContext> {
  return openPeople(db, {
    config,
    pool: awayPool(),
    clock: systemClock,
    log: silentLog,
    handlers: siteEffects,
  });
}
