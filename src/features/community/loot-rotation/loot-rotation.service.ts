import type { Ctx, Player, WriteCtx } from '#features/people/access/actor.ts';
import { notifyUnlessBlocked } from '#features/people/blocks/block.service.ts';
import { requireMembersText } from '#features/people/moderation/moderate-text.service.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { ExistingResult, SUCCESS } from '#shared/success.ts';
import { noGathering } from '../gatherings/gathering-error.labels.ts';
import { findSeatedPlayers } from '../gatherings/read-gatherings.service.ts';
import type { PartyPlayer } from '../parties/party.contract.ts';
import { ITEM_DISTRIBUTION } from '../parties/party.labels.ts';
import type { PartySite } from '../parties/party.rules.ts';
import { toPlayer } from '../parties/party-row.ts';
import { addMembers, beginLootRotation, publishLootRotations } from './follow-members.service.ts';
import {
  type LootRotation,
  type LootRotationChange,
  MAX_ENTRIES,
  MAX_OF_GUILD,
  type NewLootRotation,
  type NewTurnEntry,
  type TurnOutcome,
} from './loot-rotation.contract.ts';
import { lootRotationConflict, lootRotationErrors, noLootRotation } from './loot-rotation.labels.ts';
import { lootRotationNotices } from './loot-rotation.notices.ts';
import {
  deleteEntry,
  deleteLootRotationById,
  type EntryRow,
  findEntries,
  findLootRotation,
  findLootRotationByParty,
  findLootRotationsOfGuild,
  findMaker,
  insertEntry,
  insertLootRotation,
  nextPlace,
  type StoredLootRotation,
  updateEntry,
  updateLootRotation,
} from './loot-rotation.repository.ts';
import { computeTurnResult, listWaiting } from './loot-rotation.rules.ts';
import {
  type LoadedLootRotation,
  loadGuildLootRotation,
  loadLootRotation,
  loadParty,
  requireMay,
} from './loot-rotation-access.service.ts';
import { toLootRotation, toMode, toState } from './loot-rotation-row.ts';

type ReadingCtx = Ctx<Player>;
type ChangingCtx = WriteCtx<Player>;

/**
 * @throws {AppError} NOT_FOUND if the player is not in the party, or it no longer shares by turns; FORBIDDEN if they
 * are not in the guild
 */
export async function listLootRotations(
  ctx: ReadingCtx,
  site: PartySite,
  { partyId, guildId }: { partyId?: number | undefined; guildId?: number | undefined },
): Promise<LootRotation[]> {
  const { db } = ctx;
  if (guildId !== undefined) {
    const owner = await loadGuildLootRotation(ctx, site, { guildId, creatorId: null });
    const orders = await findLootRotationsOfGuild(db, guildId);
    return Promise.all(orders.map((order) => show(ctx, { ...owner, order })));
  }
  if (partyId === undefined) throw noLootRotation();
  const owner = await loadParty(ctx, site, partyId);
  const isByTurns = owner.seated?.party.item_distribution === ITEM_DISTRIBUTION.turns;
  const order = isByTurns ? await findLootRotationByParty(db, partyId) : undefined;
  return order ? [await show(ctx, { ...owner, order })] : [];
}

export async function readLootRotation(ctx: ReadingCtx, site: PartySite, id: number): Promise<LootRotation> {
  return show(ctx, await loadLootRotation(ctx, site, id));
}

/**
 * Begins a party's loot rotation again after the former one was deleted, with its members in the order of joining. For a
 * guild, creates a further one, which is empty or contains the players of a gathering.
 */
export async function createLootRotation(
  ctx: ChangingCtx,
  site: PartySite,
  { partyId, guildId, title, mode = 1, gatheringId }: NewLootRotation,
): Promise<LootRotation | ExistingResult<LootRotation>> {
  if (guildId !== undefined) return createGuildLootRotation(ctx, site, { guildId, title, mode, gatheringId });
  if (partyId === undefined) throw noLootRotation();
  const { db, clock } = ctx;
  const loaded = await loadParty(ctx, site, partyId, { locks: true });
  requireMay(loaded, 'create');
  if (loaded.seated?.party.item_distribution !== ITEM_DISTRIBUTION.turns) throw lootRotationConflict('NOT_BY_TURNS');
  const before = await findLootRotationByParty(db, partyId);
  if (before) return new ExistingResult(await show(ctx, { ...loaded, order: before }));
  await requireMembersText(db, { title });
  const at = clock.now();
  const order = await beginLootRotation(db, partyId, { title, mode, at });
  await addMembers(db, order, at);
  return changed(ctx, { ...loaded, order });
}

interface GuildTurns {
  guildId: number;
  title: string;
  mode: 1 | 2;
  gatheringId: number | undefined;
}

async function createGuildLootRotation(
  ctx: ChangingCtx,
  site: PartySite,
  { guildId, title, mode, gatheringId }: GuildTurns,
): Promise<LootRotation> {
  const { db, clock, actor } = ctx;
  const owner = await loadGuildLootRotation(ctx, site, { guildId, creatorId: null }, { locks: true });
  requireMay(owner, 'create');
  if ((await findLootRotationsOfGuild(db, guildId)).length >= MAX_OF_GUILD) throw lootRotationConflict('MOST_TURNS');
  const standing = gatheringId === undefined ? [] : await findSeatedPlayers(db, { guildId, gatheringId });
  if (!standing) throw noGathering();
  await requireMembersText(db, { title });
  const at = clock.now();
  const order = await insertLootRotation(db, {
    created_at: at,
    updated_at: at,
    guild_id: guildId,
    creator_id: actor.profile.id,
    title,
    mode,
  });
  for (const profileId of standing.slice(0, MAX_ENTRIES)) {
    await insertEntry(db, { lootRotationId: order.id, profileId, name: null, at });
  }
  await publishLootRotations(ctx, order, 'created');
  return show(ctx, { ...owner, order });
}

export async function changeLootRotation(
  ctx: ChangingCtx,
  site: PartySite,
  id: number,
  { title, mode }: LootRotationChange,
): Promise<LootRotation> {
  const { db, clock } = ctx;
  const loaded = await loadLootRotation(ctx, site, id, { locks: true });
  requireMay(loaded, 'change');
  await requireMembersText(db, { title });
  await updateLootRotation(db, id, { updated_at: clock.now(), ...(title && { title }), ...(mode && { mode }) });
  return changed(ctx, loaded);
}

export async function deleteLootRotation(ctx: ChangingCtx, site: PartySite, id: number): Promise<typeof SUCCESS> {
  const loaded = await loadLootRotation(ctx, site, id, { locks: true });
  requireMay(loaded, 'delete');
  await deleteLootRotationById(ctx.db, id);
  await publishLootRotations(ctx, loaded.order, 'deleted');
  return SUCCESS;
}

/** Adds the player, or for leaders another member or a name. A waiting player keeps their place. */
export async function joinLootRotation(
  ctx: ChangingCtx,
  site: PartySite,
  id: number,
  input: NewTurnEntry,
): Promise<LootRotation | ExistingResult<LootRotation>> {
  const { db, clock, actor } = ctx;
  const loaded = await loadLootRotation(ctx, site, id, { locks: true });
  const name = input && 'name' in input ? input.name : null;
  const profileId = name !== null ? null : input && 'profileId' in input ? input.profileId : actor.profile.id;
  requireMay(loaded, profileId === actor.profile.id ? 'join' : 'add');
  if (profileId !== null && !(await loaded.isMember(profileId))) {
    const message = loaded.guildId === null ? lootRotationErrors.unknownMember : lootRotationErrors.unknownGuildMember;
    throw new AppError('NOT_FOUND', { message });
  }
  const entries = await findEntries(db, id);
  const isWaiting = waiting(entries).some((entry) =>
    profileId === null ? entry.name === name : entry.profile_id === profileId,
  );
  if (isWaiting) return new ExistingResult(await show(ctx, loaded));
  if (entries.length >= MAX_ENTRIES) throw lootRotationConflict('FULL');
  await requireMembersText(db, { name: name ?? undefined });
  await insertEntry(db, { lootRotationId: id, profileId, name, at: clock.now() });
  return changed(ctx, loaded);
}

export async function leaveLootRotation(
  ctx: ChangingCtx,
  site: PartySite,
  { id, entryId }: { id: number; entryId: number },
): Promise<typeof SUCCESS> {
  const { db, actor, clock } = ctx;
  const loaded = await loadLootRotation(ctx, site, id, { locks: true });
  const entries = await findEntries(db, id);
  const entry = entries.find((one) => one.id === entryId);
  if (!entry) throw new AppError('NOT_FOUND', { message: lootRotationErrors.unknownEntry });
  requireMay(loaded, entry.profile_id === actor.profile.id ? 'leave' : 'remove');
  await deleteEntry(db, entryId);
  await updateLootRotation(db, id, { updated_at: clock.now() });
  await notifyNext(ctx, loaded, waiting(entries)[0]);
  await publishLootRotations(ctx, loaded.order);
  return SUCCESS;
}

/** Records that the next one has received or passes. */
export async function advanceLootRotation(
  ctx: ChangingCtx,
  site: PartySite,
  id: number,
  { entryId, outcome }: TurnOutcome,
): Promise<LootRotation> {
  const { db, clock } = ctx;
  const loaded = await loadLootRotation(ctx, site, id, { locks: true });
  requireMay(loaded, 'advance');
  const [first] = waiting(await findEntries(db, id));
  if (!first || first.id !== entryId) throw lootRotationConflict('CHANGED');
  const { state, isLast } = computeTurnResult(toMode(loaded.order), outcome);
  await updateEntry(db, entryId, { state, ...(isLast && { place: await nextPlace(db, id) }) });
  await updateLootRotation(db, id, { updated_at: clock.now() });
  await notifyNext(ctx, loaded, first);
  return changed(ctx, loaded);
}

/**
 * Notifies the player who is next now, unless they were next before, did it themselves, or blocked the player who did.
 */
async function notifyNext(
  ctx: ChangingCtx,
  { order }: LoadedLootRotation,
  before: Pick<EntryRow, 'id'> | undefined,
): Promise<void> {
  const { db, clock, actor } = ctx;
  const [next] = waiting(await findEntries(db, order.id));
  if (!next || next.id === before?.id || next.profile_id === null || next.profile_id === actor.profile.id) return;
  const about = { id: order.id, partyId: order.party_id, guildId: order.guild_id, title: order.title };
  await notifyUnlessBlocked(
    ctx,
    next.profile_id,
    lootRotationNotices.next(about, { entryId: next.id, at: clock.now() }),
  );
}

function waiting(entries: readonly EntryRow[]) {
  return listWaiting(entries.map((entry) => ({ ...entry, state: toState(entry) })));
}

async function changed(ctx: ChangingCtx, loaded: LoadedLootRotation): Promise<LootRotation> {
  await publishLootRotations(ctx, loaded.order);
  return show(ctx, loaded);
}

async function show(
  { db }: Pick<ReadingCtx, 'db'>,
  { seated, order: { id } }: Pick<LoadedLootRotation, 'seated' | 'order'>,
): Promise<LootRotation> {
  const order = await findLootRotation(db, id);
  if (!order) throw noLootRotation();
  const creator = seated ? toPlayer(seated.party.leader_id, seated.party.leader) : await findCreator(db, order);
  return toLootRotation(order, await findEntries(db, id), creator);
}

async function findCreator(db: Db, { creator_id }: StoredLootRotation): Promise<PartyPlayer> {
  const maker = creator_id === null ? undefined : await findMaker(db, creator_id);
  if (creator_id === null || !maker) throw noLootRotation();
  return toPlayer(creator_id, maker);
}
