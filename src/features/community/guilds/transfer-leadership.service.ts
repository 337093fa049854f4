import type { UnitOfWork } from '#platform/effects/effects.ts';
import { guildEvents } from './guild.events.ts';
import { RANK, type Rank } from './guild.labels.ts';
import { asRank, rankAfterLeading } from './guild.rules.ts';
import { countRanks, findPlayer, updateMember } from './guild-member.repository.ts';
import type { MemberRow } from './guild-row.ts';
import type { LockedGuild } from './locked-guild.service.ts';
import { dropShownProfiles } from './shown-profiles.service.ts';

interface Transfer {
  /** Null: the guild has no leader. */
  from: MemberRow | null;
  to: MemberRow;
  at: Date;
}

/** The former leader becomes 부문주, 장로 or 문파원, the first rank with room. */
export async function transferLeadership(
  unit: UnitOfWork,
  guild: LockedGuild,
  { from, to, at }: Transfer,
): Promise<void> {
  const { db } = unit;
  const counts = await countRanks(db, guild.id);
  counts.set(asRank(to.rank), (counts.get(asRank(to.rank)) ?? 1) - 1);
  // A guild has one leader at a time, so the former one is moved first.
  if (from) await moveTo(unit, from, rankAfterLeading(counts));
  await moveTo(unit, to, RANK.leader);
  guild.clearCachedMembers();
  await guild.update({ takeover_by: null, takeover_at: null, updated_at: at });
  await guild.publish();
}

async function moveTo({ db, effects }: UnitOfWork, member: MemberRow, rank: Rank): Promise<void> {
  const { guild_id: id, profile_id: profileId, is_shown: isShown } = member;
  const userId = (await findPlayer(db, profileId))?.user_id ?? null;
  await updateMember(db, member.id, { rank });
  effects.publish(guildEvents.ranked(id, profileId));
  if (userId !== null) effects.publish(guildEvents.own(id, [userId]));
  const player = { profileId, userId, isShown };
  await dropShownProfiles(db, [
    { ...player, rank: asRank(member.rank) },
    { ...player, rank },
  ]);
}
