import type { Ctx, Operator, WriteCtx } from '#features/people/access/actor.ts';
import { endParty } from './end-party.service.ts';
import type { OperatorParty, OperatorPartyQuery } from './operator-party.contract.ts';
import { partyEvents } from './party.events.ts';
import { PARTY_STATE } from './party.labels.ts';
import { findParty, lockParty, updateParty } from './party.repository.ts';
import type { PartySite } from './party.rules.ts';
import { noParty } from './party-error.labels.ts';
import { findForOperators } from './party-list.repository.ts';
import { type PartyRow, toParty, toPlayer } from './party-row.ts';
import { countLed, findRunningLed } from './player-parties.repository.ts';

type OperatorCtx = WriteCtx<Operator>;

/** Returns parties in any state, newest first. */
export async function listAllParties(
  { db, clock }: Ctx<Operator>,
  { cursor, ...search }: OperatorPartyQuery,
): Promise<OperatorParty[]> {
  const rows = await findForOperators(db, { ...search, beforeId: cursor, now: clock.now() });
  return rows.map(toOperatorParty);
}

/** Ends a party, which then only those who were in it can read; also one that has ended already. Final. */
export async function closePartyByOperator(
  ctx: OperatorCtx,
  site: PartySite,
  id: number,
  reason: string,
): Promise<void> {
  const { db, clock, effects } = ctx;
  const row = (await lockParty(db, id)) ? await findParty(db, id) : undefined;
  if (!row) throw noParty();
  if (row.closed_by === 'operator') return;
  const at = clock.now();
  const party = toParty(row, site.catalog, at);
  effects.audit('party.close', `party:${id}`, { reason }, `profile:${row.leader_id}`);
  if (party.state !== PARTY_STATE.ended) return endParty(ctx, { row, party }, { at, by: 'operator' });
  await updateParty(db, id, { closed_at: row.closed_at ?? row.expired_at, closed_by: 'operator', updated_at: at });
  effects.publish(partyEvents.ended(party));
}

/** Ends every running party that the player leads. @returns how many */
export async function closeLedParties(
  ctx: OperatorCtx,
  site: PartySite,
  profileId: number,
  reason: string,
): Promise<number> {
  const ids = await findRunningLed(ctx.db, profileId, ctx.clock.now());
  for (const id of ids) await closePartyByOperator(ctx, site, id, reason);
  return ids.length;
}

/** How many `closeLedParties` would end. */
export async function countLedParties({ db, clock }: Ctx<Operator>, profileId: number): Promise<number> {
  return (await countLed(db, profileId, clock.now())).running;
}

function toOperatorParty(row: PartyRow): OperatorParty {
  return {
    ...toReportedParty(row),
    createdAt: row.created_at.toISOString(),
    leaderName: toPlayer(row.leader_id, row.leader).name,
    memberCount: row.member_count,
    seatCount: row.roles.length,
  };
}

export function toReportedParty(row: PartyRow) {
  return {
    id: row.id,
    title: row.title,
    gameServer: row.game_server,
    leaderId: row.leader_id,
    expiredAt: row.expired_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    closedBy: row.closed_by,
  };
}
