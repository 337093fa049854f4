import { siteEffects } from '#app/site-effects.ts';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/database/db.ts';
import type { EffectHandlers } from '#platform/effects/effects.ts';
import { createTransact, type Transact } from '#platform/effects/transact.ts';
import type { Notice } from '#shared/notice.ts';

export function transactOver(db: Db, clock: Clock = systemClock, own: Partial<EffectHandlers> = {}): Transact {
  return createTransact({ db, clock, handlers: { ...siteEffects, ...own } });
}

export function notifyPlayer(db: Db, profileId: number, notice: Notice, clock?: Clock): Promise<void> {
  return transactOver(db, clock)(async ({ effects }) => effects.notify(profileId, notice));
}
