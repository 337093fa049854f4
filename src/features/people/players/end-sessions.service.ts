import { AppError } from '#shared/errors.ts';
import { SUCCESS } from '#shared/success.ts';
import type { Operator, WriteCtx } from '../access/actor.ts';
import { publishPlayerChange } from '../operators/publish-desk-change.service.ts';
import type { PeopleContext } from '../people.context.ts';
import { peopleErrors } from '../people-error.labels.ts';
import { lockSanctionable } from '../sanctions/sanction.service.ts';
import { endAllSessions } from '../sessions/session.service.ts';

/**
 * Signs a player out on all devices: the next write or private read is refused.
 * @throws {AppError} NOT_FOUND with an external provider, which has its own sessions
 */
export async function endSessionsOf(
  ctx: WriteCtx<Operator>,
  { provider, config }: Pick<PeopleContext, 'provider' | 'config'>,
  { profileId, reason }: { profileId: number; reason: string },
): Promise<typeof SUCCESS> {
  if (!provider.hasSessions) throw new AppError('NOT_FOUND');
  const { userId } = await lockSanctionable(ctx, profileId, config.operatorUserIds);
  if (userId === null) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownProfile });
  const count = await endAllSessions(ctx.db, userId);
  ctx.effects.audit('session.end-all', `profile:${profileId}`, { count, reason });
  await publishPlayerChange(ctx, profileId, config.operatorUserIds);
  return SUCCESS;
}
