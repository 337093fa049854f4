import type { Ctx, Operator, WriteCtx } from '../access/actor.ts';
import type { PersonalData } from '../personal-data.ts';
import { PRESENCE_SECONDS, type Viewer } from './presence.contract.ts';
import { deleteEnded, deleteOf, findOthers, type OpenThing, upsertPresence } from './presence.repository.ts';

type OperatorCtx = Pick<Ctx<Operator>, 'db' | 'clock' | 'actor'>;

/** Renews the operator's presence. @returns the others who have it open */
export async function markPresence(ctx: WriteCtx<Operator>, thing: OpenThing): Promise<Viewer[]> {
  const { db, clock, actor } = ctx;
  const now = clock.now();
  await deleteEnded(db, now);
  await upsertPresence(db, thing, actor.userId, new Date(now.getTime() + PRESENCE_SECONDS * 1000));
  return findOtherViewers(ctx, thing);
}

export function findOtherViewers({ db, clock, actor }: OperatorCtx, thing: OpenThing): Promise<Viewer[]> {
  return findOthers(db, thing, actor.userId, clock.now());
}

export const presenceData: PersonalData = {
  name: 'presence',
  exportOf: async () => undefined,
  deleteOf: ({ db }, { person }) => deleteOf(db, person.userId),
};
