import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { Ctx, Player, WriteCtx } from '../access/actor.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { PersonalData } from '../personal-data.ts';
import type { Gear } from './gear.contract.ts';
import { gearEvents } from './gear.events.ts';
import { findGear, removeGear, storeGear } from './gear.repository.ts';

/**
 * Returns whether an item of this id is in the game today. It is passed in, because this feature does not know the
 * facts.
 */
export type IsItem = (id: number) => boolean;

const NOTHING: Gear = { items: [], version: 0 };

export async function readGear({ db, actor }: Ctx<Player>, isItem: IsItem): Promise<Gear> {
  return withoutGone(await storedGear(db, actor.profile.id), isItem);
}

/** The player's row is locked, so changes take turns. */
export async function writeGear(ctx: WriteCtx<Player>, { items, version }: Gear, isItem: IsItem): Promise<Gear> {
  const { db, actor, effects } = ctx;
  const { profile } = actor;
  const issues = items.flatMap((id, index) =>
    isItem(id) ? [] : [{ path: `items.${index}`, message: peopleErrors.unknownItem }],
  );
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues });
  const current = await storedGear(db, profile.id);
  if (current.version !== version) throw gearConflict(withoutGone(current, isItem));
  const next = { items, version: version + 1 };
  await storeGear(db, { ...next, profileId: profile.id });
  effects.publish(gearEvents.changed(profile.userId, next.version));
  return next;
}

async function storedGear(db: Db, profileId: number): Promise<Gear> {
  return (await findGear(db, profileId)) ?? NOTHING;
}

function withoutGone({ items, version }: Gear, isItem: IsItem): Gear {
  return { items: items.filter(isItem), version };
}

function gearConflict(current: Gear): AppError {
  return new AppError('CONFLICT', { message: peopleErrors.gearChanged, data: { reason: 'CHANGED', current } });
}

export const gearData: PersonalData = {
  name: 'gear',
  async exportOf(db, { profileId }) {
    return profileId === null ? undefined : await findGear(db, profileId);
  },
  async deleteOf({ db }, { profileId }) {
    if (profileId !== null) await removeGear(db, profileId);
  },
};
