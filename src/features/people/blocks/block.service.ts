import type { Db } from '#platform/database/db.ts';
import type { UnitOfWork } from '#platform/effects/effects.ts';
import { AppError } from '#shared/errors.ts';
import type { Notice } from '#shared/notice.ts';
import { ExistingResult, SUCCESS } from '#shared/success.ts';
import type { Ctx, Player, WriteCtx } from '../access/actor.ts';
import { nameKey } from '../names/name-skeleton.rules.ts';
import { peopleErrors } from '../people-error.labels.ts';
import type { PersonalData } from '../personal-data.ts';
import { requirePublicProfile } from '../profiles/profile.service.ts';
import { type Block, MAX_BLOCKS, type NewBlock } from './block.contract.ts';
import { blockEvents } from './block.events.ts';
import { GONE_NAME, TOO_MANY_BLOCKS } from './block.labels.ts';
import {
  deleteBlocksByProfile,
  findBlock,
  findBlockersAmong,
  findBlocksByProfile,
  hasBlocked,
  insertBlock,
  removeBlock,
  type StoredBlock,
} from './block.repository.ts';

/** Lets other features react to a new block, in the same transaction. */
export type OnBlock = (db: Db, profileId: number, blockedId: number) => Promise<void>;

export async function listBlocks({ db, actor }: Ctx<Player>): Promise<Block[]> {
  return (await findBlocksByProfile(db, actor.profile.id)).map(toBlock);
}

/** The blocked player is not notified. */
export async function createBlock(
  ctx: WriteCtx<Player>,
  input: NewBlock,
  onBlock: OnBlock,
): Promise<Block | ExistingResult<Block>> {
  const { db, actor, clock, effects } = ctx;
  const { profile } = actor;
  const blocked =
    'profileId' in input ? { id: await requireOther(ctx, input.profileId) } : { nameKey: nameKey(input.name) };
  const before = await findBlock(db, profile.id, blocked);
  if (before) return new ExistingResult(toBlock(before));
  if ((await findBlocksByProfile(db, profile.id)).length >= MAX_BLOCKS) {
    throw new AppError('NOT_ALLOWED', { message: TOO_MANY_BLOCKS });
  }
  const at = clock.now();
  if ('profileId' in input) {
    await insertBlock(db, { profileId: profile.id, at, blockedId: input.profileId });
    await onBlock(db, profile.id, input.profileId);
  } else {
    await insertBlock(db, { profileId: profile.id, at, name: input.name, nameKey: nameKey(input.name) });
  }
  effects.publish(blockEvents.changed(profile.userId));
  const row = await findBlock(db, profile.id, blocked);
  if (!row) throw new AppError('INTERNAL');
  return toBlock(row);
}

export async function deleteBlock({ db, actor, effects }: WriteCtx<Player>, id: number): Promise<typeof SUCCESS> {
  const isGone = await removeBlock(db, id, actor.profile.id);
  if (!isGone) throw new AppError('NOT_FOUND', { message: peopleErrors.unknownBlock });
  effects.publish(blockEvents.changed(actor.profile.userId));
  return SUCCESS;
}

async function requireOther({ db, actor }: WriteCtx<Player>, profileId: number): Promise<number> {
  if (profileId === actor.profile.id) {
    throw new AppError('INVALID_INPUT', { issues: [{ path: 'profileId', message: peopleErrors.ownBlock }] });
  }
  return (await requirePublicProfile(db, String(profileId))).id;
}

function toBlock({ id, created_at, blocked_id, user_id, shown_name }: StoredBlock): Block {
  return {
    id,
    createdAt: created_at.toISOString(),
    profileId: blocked_id,
    userId: user_id,
    name: shown_name ?? GONE_NAME,
  };
}

export const blockData: PersonalData = {
  name: 'blocks',
  async exportOf(db, { profileId }) {
    return profileId === null ? undefined : (await findBlocksByProfile(db, profileId)).map(toBlock);
  },
  async deleteOf({ db }, { profileId }) {
    if (profileId !== null) await deleteBlocksByProfile(db, profileId);
  },
};

export const isBlockedBy = hasBlocked;

/** Notifies the recipient of something that the actor did, unless the recipient has blocked the actor. */
export async function notifyUnlessBlocked(
  { db, actor, effects }: Pick<WriteCtx<Player>, 'db' | 'actor' | 'effects'>,
  recipientId: number,
  notice: Notice,
): Promise<void> {
  if (!(await hasBlocked(db, recipientId, actor.profile.id))) effects.notify(recipientId, notice);
}

/**
 * Notifies many recipients, except those who have blocked `from`.
 * @param from profile id of the player who acts
 */
export async function notifyAllUnlessBlocked(
  { db, effects }: UnitOfWork,
  { from, to }: { from: number; to: readonly number[] },
  notice: Notice,
): Promise<void> {
  const blockers = await findBlockersAmong(db, to, from);
  for (const recipientId of to) if (!blockers.has(recipientId)) effects.notify(recipientId, notice);
}
