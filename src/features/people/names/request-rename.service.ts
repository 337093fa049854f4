import { AppError } from '#shared/errors.ts';
import { SUCCESS } from '#shared/success.ts';
import type { Operator, WriteCtx } from '../access/actor.ts';
import { publishPlayerChange } from '../operators/publish-desk-change.service.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { lockSanctionable } from '../sanctions/sanction.service.ts';
import { nameNotices } from './name.notices.ts';
import { markRenameRequested } from './name-holder.repository.ts';

export async function requestRename(
  ctx: WriteCtx<Operator>,
  { profileId, reason }: { profileId: number; reason: string },
  operatorUserIds: readonly string[],
): Promise<typeof SUCCESS> {
  const { db, clock, effects } = ctx;
  const at = clock.now();
  await lockSanctionable(ctx, profileId, operatorUserIds);
  if (!(await markRenameRequested(db, profileId, at))) {
    throw new AppError('NOT_FOUND', { message: peopleErrors.unknownProfile });
  }
  effects.audit('profile.request-rename', `profile:${profileId}`, { reason });
  effects.notify(profileId, nameNotices.renameRequested(reason, at));
  await publishPlayerChange(ctx, profileId, operatorUserIds);
  return SUCCESS;
}
