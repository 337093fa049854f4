import type { Rank } from '../guilds/guild.labels.ts';
import { type GuildCtx, lockGuild, requireMay } from '../guilds/guild-access.service.ts';
import type { GuildRow } from '../guilds/guild-row.ts';
import type { PartySite } from '../parties/party.rules.ts';
import { findGathering, type GatheringRow, type OneGathering } from './gathering.repository.ts';
import { GATHERING_STATE, stateOf } from './gathering.rules.ts';
import { gatheringEnded, noGathering } from './gathering-error.labels.ts';
import { toTimes } from './gathering-row.ts';

export interface LockedGathering {
  guild: GuildRow;
  rank: Rank;
  row: GatheringRow;
}

/** Locks the guild for a change, so that changes of one guild run one after the other. */
export async function lockGathering(ctx: GuildCtx, site: PartySite, one: OneGathering): Promise<LockedGathering> {
  const seen = await lockGuild(ctx, site, one.guildId);
  const rank = requireMay(seen, 'see');
  const row = await findGathering(ctx.db, one);
  if (!row) throw noGathering();
  return { guild: seen.row, rank, row };
}

/** Accepts upcoming and running gatherings. */
export function requireOpen(row: GatheringRow, now: Date): void {
  if (row.cancelled_at !== null) throw gatheringEnded('cancelled');
  if (isOver(row, now)) throw gatheringEnded('ended');
}

/** A gathering with a successor is over, whatever the clock of this process says. */
export function isOver(row: GatheringRow, now: Date): boolean {
  const state = stateOf({ ...toTimes(row), isCancelled: false }, now);
  return row.concluded_at !== null || state === GATHERING_STATE.ended;
}
