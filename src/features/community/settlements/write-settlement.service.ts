import type { Player, WriteCtx } from '#features/people/access/actor.ts';
import { notifyUnlessBlocked } from '#features/people/blocks/block.service.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { Notice } from '#shared/notice.ts';
import { SUCCESS } from '#shared/success.ts';
import { lockGuildById, presentMembers, requireWritableGuild } from '../guilds/guild-standing.service.ts';
import { rankFor, requireSeen, type SeenSettlement } from './read-settlements.service.ts';
import type { NewSettlement, NewShare, Settlement, SettlementChange } from './settlement.contract.ts';
import { settlementChangedFor } from './settlement.events.ts';
import { settlementNotices } from './settlement.notices.ts';
import { mayDelete, mayManage } from './settlement.policy.ts';
import {
  findGuildId,
  findSettlement,
  insertSettlement,
  lockSettlement,
  removeSettlement,
  replaceEntries,
  replaceShares,
  updateSettlement,
} from './settlement.repository.ts';
import { isMarked, isSamePerson, reusedShares, type SettlementSite, toRoles } from './settlement.rules.ts';
import { requireDraft } from './settlement-draft.service.ts';
import { noSettlement, settlementChanged, settlementConflict, settlementErrors } from './settlement-error.labels.ts';
import type { Draft, Share } from './settlement-input.rules.ts';
import { knownTo, requireOwner } from './settlement-owner.service.ts';
import { type StoredSettlement, toSettlement } from './settlement-row.ts';

export type SettlementCtx = WriteCtx<Player>;

/** Creates a settlement for a party that the player is in, or was in until its end, or for their guild. */
export async function createSettlement(
  ctx: SettlementCtx,
  site: SettlementSite,
  input: NewSettlement,
): Promise<Settlement> {
  const { db, clock, actor } = ctx;
  const owner = await requireOwner(ctx, site, input);
  const { known } = owner;
  const draft = await requireDraft(
    db,
    {
      title: input.title,
      entries: input.entries,
      shares: input.shares ?? owner.shares.map((profileId) => ({ profileId })),
      unit: input.unit ?? 1,
      remainder: input.remainder ?? 1,
      holderIndex: input.holderIndex,
    },
    { id: null, site, profileId: actor.profile.id, creatorId: actor.profile.id, known, before: [] },
  );
  const at = clock.now();
  const id = await insertSettlement(db, {
    created_at: at,
    updated_at: at,
    party_id: owner.partyId,
    guild_id: owner.guildId,
    creator_id: actor.profile.id,
    title: draft.title,
    unit: draft.unit,
    remainder: draft.remainder,
    holder_index: draft.holderIndex,
  });
  await storeParts(db, id, draft);
  const settlement = await publishChange(ctx, id);
  await notifyOfMaking(ctx, settlement, settlement.shares);
  return settlement;
}

/** Changes a settlement without marks. Its creator and the holder may do so. */
export async function changeSettlement(
  ctx: SettlementCtx,
  site: SettlementSite,
  id: number,
  input: SettlementChange,
): Promise<Settlement> {
  const { db, clock, actor } = ctx;
  const { stored, settlement } = await lockWritable(ctx, site, id);
  if (!mayManage(toRoles(settlement), actor.profile.id)) throw forbidden('notManager');
  requireUnmarked(settlement);
  if (input.version !== settlement.version) throw settlementChanged(settlement);
  const before = toDraft(stored, settlement);
  const draft = await requireDraft(
    db,
    {
      title: input.title ?? before.title,
      entries: input.entries ?? before.entries,
      shares: input.shares ?? before.shares.map(asGiven),
      unit: input.unit ?? before.unit,
      remainder: input.remainder ?? before.remainder,
      holderIndex: input.holderIndex ?? holderAmong(input.shares, before),
    },
    {
      id,
      site,
      profileId: actor.profile.id,
      creatorId: settlement.creator.id,
      known: await knownTo(ctx, settlement),
      before: before.entries,
    },
  );
  await updateSettlement(db, id, {
    updated_at: clock.now(),
    title: draft.title,
    unit: draft.unit,
    remainder: draft.remainder,
    holder_index: draft.holderIndex,
    version: settlement.version + 1,
  });
  await storeParts(db, id, draft, before);
  const changed = await publishChange(ctx, id);
  const already = toRoles(settlement).takingPart;
  await notifyOfMaking(
    ctx,
    changed,
    changed.shares.filter(({ profile }) => profile !== null && !already.includes(profile.id)),
  );
  return changed;
}

interface Before extends Draft {
  readonly shares: readonly (Share & { readonly id: number })[];
}

function toDraft({ entries, shares }: StoredSettlement, { title, unit, remainder, holderIndex }: Settlement): Before {
  return {
    title,
    unit,
    remainder,
    holderIndex,
    entries: entries.map(({ item_id, name, quantity, amount, trade_id }) => ({
      itemId: item_id,
      name,
      quantity,
      amount,
      tradeId: trade_id,
    })),
    shares: shares.map(({ id, profile_id, name, weight }) => ({ id, profileId: profile_id, name, weight })),
  };
}

function asGiven({ profileId, name, weight }: Share): NewShare {
  return profileId === null ? { name: name ?? '', weight } : { profileId, weight };
}

/** The holder stays the same as long as they take part. */
function holderAmong(given: readonly NewShare[] | undefined, before: Before): number | undefined {
  if (!given) return before.holderIndex;
  const holder = before.shares[before.holderIndex];
  const found = given.findIndex(
    ({ profileId = null, name = null }) => holder !== undefined && isSamePerson(holder, { profileId, name }),
  );
  return found < 0 ? undefined : found;
}

/** Deletes a settlement without marks. Its creator may do so, in a guild also its heads. */
export async function deleteSettlement(ctx: SettlementCtx, site: SettlementSite, id: number): Promise<typeof SUCCESS> {
  const { settlement, rank } = await lockWritable(ctx, site, id);
  if (!mayDelete(toRoles(settlement), ctx.actor.profile.id, rank)) {
    throw forbidden(settlement.guildId === null ? 'notCreator' : 'notCreatorOrHead');
  }
  requireUnmarked(settlement);
  await removeSettlement(ctx.db, id);
  ctx.effects.publish(settlementChangedFor(id, await listAccounts(ctx.db, settlement)));
  return SUCCESS;
}

export async function lockSeen(ctx: SettlementCtx, site: SettlementSite, id: number): Promise<SeenSettlement> {
  if (!(await lockSettlement(ctx.db, id))) throw noSettlement();
  return requireSeen(ctx, site, id);
}

/** Locks a settlement for changes other than marks, which are refused in closed or hidden guilds. */
async function lockWritable(ctx: SettlementCtx, site: SettlementSite, id: number): Promise<SeenSettlement> {
  const { db } = ctx;
  const guildId = await findGuildId(db, id);
  if (typeof guildId === 'number') await lockGuildById(db, guildId);
  const seen = await lockSeen(ctx, site, id);
  if (typeof guildId === 'number') await requireWritableGuild(db, guildId);
  return seen;
}

export function forbidden(message: keyof typeof settlementErrors): AppError {
  return new AppError('FORBIDDEN', { message: settlementErrors[message] });
}

function requireUnmarked({ shares }: Settlement): void {
  if (shares.some(isMarked)) throw settlementConflict('PAID');
}

async function storeParts(db: Db, id: number, draft: Draft, before?: Before): Promise<void> {
  await replaceEntries(
    db,
    id,
    draft.entries.map(({ itemId, name, quantity, amount, tradeId }) => ({
      item_id: itemId,
      name,
      quantity,
      amount,
      trade_id: tradeId,
    })),
  );
  const reused = before ? reusedShares(before, draft) : [];
  await replaceShares(
    db,
    id,
    draft.shares.map((share, index) => ({ ...share, id: reused[index]?.id ?? null })),
  );
}

/** Publishes to everybody who may see the settlement that there is something to read again. */
export async function publishChange({ db, effects }: SettlementCtx, id: number): Promise<Settlement> {
  const stored = await findSettlement(db, id);
  if (!stored) throw noSettlement();
  const settlement = toSettlement(stored);
  effects.publish(settlementChangedFor(id, await listAccounts(db, settlement)));
  return settlement;
}

/** Returns the accounts of everybody who may see the settlement. Deleted profiles have none. */
export async function listAccounts(db: Db, settlement: Settlement): Promise<string[]> {
  const { guildId, creator, shares } = settlement;
  const takingPart = shares.flatMap(({ profile }) => profile?.userId ?? []);
  if (guildId === null) return [...new Set([...(creator.userId === null ? [] : [creator.userId]), ...takingPart])];
  const inside = (await presentMembers(db, guildId)).filter(
    ({ isOfficer, profileId }) => isOfficer || profileId === creator.id,
  );
  return [...new Set([...takingPart, ...inside.flatMap(({ userId }) => userId ?? [])])];
}

async function notifyOfMaking(ctx: SettlementCtx, settlement: Settlement, shares: Settlement['shares']): Promise<void> {
  for (const { profile } of shares) {
    if (!profile) continue;
    const isInside = (await rankFor(ctx.db, settlement, profile.id)) !== null;
    await notifyOther(ctx, profile, settlementNotices.made(settlement, isInside));
  }
}

/** Notifies a participant other than the actor, unless their account was deleted. */
export async function notifyOther(
  ctx: SettlementCtx,
  { id, userId }: { id: number; userId: string | null },
  notice: Notice,
): Promise<void> {
  if (userId !== null && id !== ctx.actor.profile.id) await notifyUnlessBlocked(ctx, id, notice);
}
