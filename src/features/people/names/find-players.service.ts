import { AppError } from '#shared/errors.ts';
import { SUCCESS } from '#shared/success.ts';
import type { Ctx, Operator, WriteCtx } from '../access/actor.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { findFormerNames } from './former-name.repository.ts';
import type { FoundPlayer } from './name.contract.ts';
import { nameNotices } from './name.notices.ts';
import { findPlayers, markRenameRequested, type PlayersFilter } from './name-holder.repository.ts';

/** Finds players by a part of their present name or of a former one. */
export async function listPlayers({ db }: Ctx<Operator>, filter: PlayersFilter): Promise<FoundPlayer[]> {
  const players = await findPlayers(db, filter);
  const former = await findFormerNames(
    db,
    players.map(({ profileId }) => profileId),
  );
  const byPlayer = Map.groupBy(former, ({ profileId }) => profileId);
  return players.map((player) => ({
    ...player,
    formerNames: (byPlayer.get(player.profileId) ?? []).map(({ name, givenUpAt }) => ({ name, givenUpAt })),
  }));
}

export async function requestRename(
  { db, clock, effects }: WriteCtx<Operator>,
  profileId: number,
  reason: string,
): Promise<typeof SUCCESS> {
  const at = clock.now();
  if (!(await markRenameRequested(db, profileId, at))) {
    throw new AppError('NOT_FOUND', { message: peopleErrors.unknownProfile });
  }
  effects.audit('profile.request-rename', `profile:${profileId}`, { reason });
  effects.notify(profileId, nameNotices.renameRequested(reason, at));
  return SUCCESS;
}
