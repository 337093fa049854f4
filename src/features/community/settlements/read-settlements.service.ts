import type { Ctx, Player } from '#features/people/access/actor.ts';
import { AppError } from '#shared/errors.ts';
import { readPartyPeople } from '../parties/party-people.service.ts';
import { serverIds } from '../parties/party-site.ts';
import type { Settlement } from './settlement.contract.ts';
import { LISTED } from './settlement.limits.ts';
import { maySee } from './settlement.policy.ts';
import { findOfParty, findOfPlayer, findSettlement } from './settlement.repository.ts';
import { rolesOf } from './settlement.rules.ts';
import { noSettlement, settlementErrors, settlementIssues } from './settlement-error.labels.ts';
import { type StoredSettlement, toSettlement } from './settlement-row.ts';
import type { SettlementSite } from './settlement-site.ts';

type PlayerCtx = Pick<Ctx<Player>, 'db' | 'clock' | 'actor'>;

export interface SeenSettlement {
  stored: StoredSettlement;
  settlement: Settlement;
}

/** One that the player may see. @throws {AppError} NOT_FOUND */
export async function requireSeen({ db, actor }: PlayerCtx, site: SettlementSite, id: number): Promise<SeenSettlement> {
  const stored = await findSettlement(db, id);
  if (!stored || !isServed(stored, site)) throw noSettlement();
  const settlement = toSettlement(stored);
  if (!maySee(rolesOf(settlement), actor.profile.id)) throw noSettlement();
  return { stored, settlement };
}

function isServed({ row }: StoredSettlement, { gameServers }: SettlementSite): boolean {
  return serverIds({ gameServers }).includes(row.game_server);
}

/** @throws {AppError} NOT_FOUND */
export async function readSettlement(ctx: PlayerCtx, site: SettlementSite, id: number): Promise<Settlement> {
  return (await requireSeen(ctx, site, id)).settlement;
}

/**
 * Those of a party that the player may see, or all in which he has a share; newest first.
 * @throws {AppError} INVALID_INPUT, NOT_FOUND (a party that he was never in, a guild)
 */
export async function listSettlements(
  { db, clock, actor }: PlayerCtx,
  site: SettlementSite,
  { partyId, guildId }: { partyId?: number | undefined; guildId?: number | undefined },
): Promise<Settlement[]> {
  const { id } = actor.profile;
  if (partyId !== undefined && guildId !== undefined) {
    throw settlementIssues([{ path: 'guildId', message: settlementErrors.oneOwner }]);
  }
  if (guildId !== undefined) throw new AppError('NOT_FOUND', { message: settlementErrors.noGuild });
  if (partyId === undefined) return shown(await findOfPlayer(db, id, LISTED), site);
  const found = shown(await findOfParty(db, partyId, LISTED), site).filter((one) => maySee(rolesOf(one), id));
  if (found.length > 0) return found;
  const people = await readPartyPeople(db, partyId, clock.now());
  if (people?.everybody.includes(id) && serverIds(site).includes(people.gameServer)) return [];
  throw new AppError('NOT_FOUND', { message: settlementErrors.noParty });
}

function shown(stored: readonly StoredSettlement[], site: SettlementSite): Settlement[] {
  return stored.filter((one) => isServed(one, site)).map(toSettlement);
}
