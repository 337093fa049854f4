import type { Ctx, Player } from '#features/people/access/actor.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#shared/errors.ts';
import type { Rank } from '../guilds/guild.labels.ts';
import { can } from '../guilds/guild.policy.ts';
import { loadGuildForMember, requireMay } from '../guilds/guild-access.service.ts';
import { rankIn } from '../guilds/guild-standing.service.ts';
import { serverIds } from '../parties/party.rules.ts';
import { readPartyPeople } from '../parties/party-people.service.ts';
import type { Settlement } from './settlement.contract.ts';
import { LISTED } from './settlement.limits.ts';
import { maySee } from './settlement.policy.ts';
import { findOfGuild, findOfParty, findOfPlayer, findSettlement } from './settlement.repository.ts';
import { type SettlementSite, toRoles } from './settlement.rules.ts';
import { noSettlement, settlementErrors, settlementIssues } from './settlement-error.labels.ts';
import { type StoredSettlement, toSettlement } from './settlement-row.ts';

type PlayerCtx = Pick<Ctx<Player>, 'db' | 'clock' | 'actor'>;

export interface SeenSettlement {
  stored: StoredSettlement;
  settlement: Settlement;
  /** The reader's rank in the settlement's guild. */
  rank: Rank | null;
}

/** Returns a settlement that the player may see. */
export async function requireSeen({ db, actor }: PlayerCtx, site: SettlementSite, id: number): Promise<SeenSettlement> {
  const stored = await findSettlement(db, id);
  if (!stored || !isServed(stored, site)) throw noSettlement();
  const settlement = toSettlement(stored);
  const rank = await rankFor(db, settlement, actor.profile.id);
  if (!maySee(toRoles(settlement), actor.profile.id, rank)) throw noSettlement();
  return { stored, settlement, rank };
}

/** Returns null for a party's settlement, and for players who are no members of the guild. */
export async function rankFor(db: Db, { guildId }: Settlement, profileId: number): Promise<Rank | null> {
  return guildId === null ? null : rankIn(db, guildId, profileId);
}

function isServed({ row }: StoredSettlement, { gameServers }: SettlementSite): boolean {
  return serverIds({ gameServers }).includes(row.game_server);
}

export async function readSettlement(ctx: PlayerCtx, site: SettlementSite, id: number): Promise<Settlement> {
  return (await requireSeen(ctx, site, id)).settlement;
}

/**
 * Returns the settlements of a party or guild that the player may see, or all in which they have a share, newest first.
 */
export async function listSettlements(
  ctx: PlayerCtx,
  site: SettlementSite,
  { partyId, guildId }: { partyId?: number | undefined; guildId?: number | undefined },
): Promise<Settlement[]> {
  const { db, clock, actor } = ctx;
  const { id } = actor.profile;
  if (partyId !== undefined && guildId !== undefined) {
    throw settlementIssues([{ path: 'guildId', message: settlementErrors.oneOwner }]);
  }
  if (guildId !== undefined) return listOfGuild(ctx, site, guildId);
  if (partyId === undefined) return shown(await findOfPlayer(db, id, LISTED), site);
  const found = shown(await findOfParty(db, partyId, LISTED), site).filter((one) => maySee(toRoles(one), id, null));
  if (found.length > 0) return found;
  const people = await readPartyPeople(db, partyId, clock.now());
  if (people?.everybody.includes(id) && serverIds(site).includes(people.gameServer)) return [];
  throw new AppError('NOT_FOUND', { message: settlementErrors.noParty });
}

/** Former members still see settlements in which they have a share. */
async function listOfGuild(ctx: PlayerCtx, site: SettlementSite, guildId: number): Promise<Settlement[]> {
  const { db, actor } = ctx;
  const { id } = actor.profile;
  const rank = await rankIn(db, guildId, id);
  const profileId = can(rank, 'seeSettlements') ? undefined : id;
  const stored = await findOfGuild(db, guildId, { limit: LISTED, profileId });
  const found = shown(stored, site).filter((one) => maySee(toRoles(one), id, rank));
  if (found.length > 0) return found;
  requireMay(await loadGuildForMember(ctx, site, guildId), 'see');
  return [];
}

function shown(stored: readonly StoredSettlement[], site: SettlementSite): Settlement[] {
  return stored.filter((one) => isServed(one, site)).map(toSettlement);
}
