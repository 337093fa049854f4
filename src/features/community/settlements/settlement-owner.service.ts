import type { Player, WriteCtx } from '#features/people/access/actor.ts';
import { AppError } from '#shared/errors.ts';
import { noGathering } from '../gatherings/gathering-error.labels.ts';
import { findSeatedPlayers } from '../gatherings/read-gatherings.service.ts';
import { lockGuild, requireMay, requireWritable } from '../guilds/guild-access.service.ts';
import { presentMembers } from '../guilds/guild-standing.service.ts';
import { serverIds } from '../parties/party.rules.ts';
import { readPartyPeople } from '../parties/party-people.service.ts';
import type { NewSettlement, Settlement } from './settlement.contract.ts';
import { BEGUN_WITHIN_MS, MAX_SHARES } from './settlement.limits.ts';
import { type SettlementSite, toRoles } from './settlement.rules.ts';
import { settlementErrors, settlementIssues } from './settlement-error.labels.ts';
import type { Known } from './settlement-input.rules.ts';

type SettlementCtx = WriteCtx<Player>;

/** The party or guild to which a settlement will belong. */
export interface SettlementOwner {
  partyId: number | null;
  guildId: number | null;
  /** Default shares, as profile ids. */
  shares: number[];
  known: Known;
}

export async function requireOwner(
  ctx: SettlementCtx,
  site: SettlementSite,
  { partyId, guildId, gatheringId, shares }: NewSettlement,
): Promise<SettlementOwner> {
  const hasParty = partyId !== undefined && partyId !== null;
  const hasGuild = guildId !== undefined && guildId !== null;
  const hasGathering = gatheringId !== undefined && gatheringId !== null;
  if (hasParty && !hasGuild) {
    if (hasGathering) throw settlementIssues([{ path: 'gatheringId', message: settlementErrors.gatheringOfParty }]);
    return requireParty(ctx, site, partyId);
  }
  if (!hasGuild || hasParty) throw settlementIssues([{ path: 'partyId', message: settlementErrors.oneOwner }]);
  const owner = await requireGuild(ctx, site, guildId);
  const seated = hasGathering ? await findSeatedPlayers(ctx.db, { guildId, gatheringId }) : [];
  if (!seated) throw noGathering();
  if (!shares) requireShares(seated);
  return { ...owner, shares: [...seated] };
}

function requireShares({ length }: readonly number[]): void {
  if (length === 0) throw settlementIssues([{ path: 'shares', message: settlementErrors.noShares }]);
  if (length > MAX_SHARES) throw settlementIssues([{ path: 'shares', message: settlementErrors.tooManyShares }]);
}

async function requireParty(
  { db, clock, actor }: SettlementCtx,
  { gameServers }: SettlementSite,
  partyId: number,
): Promise<SettlementOwner> {
  const now = clock.now();
  const people = await readPartyPeople(db, partyId, now);
  const isOver = now.getTime() - (people?.endedAt ?? now).getTime() > BEGUN_WITHIN_MS;
  const isServed = people !== undefined && serverIds({ gameServers }).includes(people.gameServer);
  if (!isServed || isOver || !people.present.includes(actor.profile.id)) {
    throw new AppError('NOT_FOUND', { message: settlementErrors.noParty });
  }
  const known = { ids: new Set(people.everybody), isOfGuild: false };
  return { partyId, guildId: null, shares: people.present, known };
}

async function requireGuild(ctx: SettlementCtx, site: SettlementSite, guildId: number): Promise<SettlementOwner> {
  const seen = await lockGuild(ctx, site, guildId);
  requireMay(seen, 'write');
  requireWritable(seen.row);
  const ids = new Set((await presentMembers(ctx.db, guildId)).map(({ profileId }) => profileId));
  return { partyId: null, guildId, shares: [], known: { ids, isOfGuild: true } };
}

/** Returns who may have a share of an existing settlement. Present participants keep theirs. */
export async function knownTo({ db, clock }: SettlementCtx, settlement: Settlement): Promise<Known> {
  const { partyId, guildId } = settlement;
  const { takingPart } = toRoles(settlement);
  if (guildId !== null) {
    const members = (await presentMembers(db, guildId)).map(({ profileId }) => profileId);
    return { ids: new Set([...members, ...takingPart]), isOfGuild: true };
  }
  const people = partyId === null ? undefined : await readPartyPeople(db, partyId, clock.now());
  return { ids: new Set([...(people?.everybody ?? []), ...takingPart]), isOfGuild: false };
}
