import type { Kysely } from 'kysely';
import type { SiteTables } from '#app/site.tables.ts';
import { siteEffects } from '#app/site-effects.ts';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import { createTransact, type Transact } from '#platform/effects/transact.ts';
import type { Notice } from '#shared/notice.ts';

/** The site's own transactions with their effects, over a database of the test's. */
export function transactOver(db: Kysely<SiteTables>, clock: Clock = systemClock): Transact<SiteTables> {
  return createTransact({ db, clock, handlers: siteEffects });
}

/** Puts something into a player's bell, and on its other ways. */
export function notifyPlayer(db: Kysely<SiteTables>, profileId: number, notice: Notice, clock?: Clock): Promise<void> {
  return transactOver(db, clock)(async ({ effects }) => effects.notify(profileId, notice));
}
