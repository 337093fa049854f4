import type { UnitOfWork } from '#platform/effects/effects.ts';
import { guildEvents } from './guild.events.ts';
import { updateGuild } from './guild.repository.ts';
import { asRank, rankAfterLeading } from './guild.rules.ts';
import { RANK, type Rank } from './guild-codes.ts';
import { countRanks, findPlayer, updateMember } from './guild-member.repository.ts';
import type { GuildRow, MemberRow } from './guild-row.ts';
import { dropShownProfiles, publishGuild } from './locked-guild.service.ts';

interface Handing {
  /** Null: the guild has no leader. */
  from: MemberRow | null;
  to: MemberRow;
  at: Date;
}

/** Of a guild that is locked. Whoever led it becomes 부문주, 장로 or 문파원, the first with room. */
export async function handOver(unit: UnitOfWork, row: GuildRow, { from, to, at }: Handing): Promise<void> {
  const { db } = unit;
  const counts = await countRanks(db, row.id);
  counts.set(asRank(to.rank), (counts.get(asRank(to.rank)) ?? 1) - 1);
  // One leader at a time: the former one goes first.
  if (from) await moveTo(unit, from, rankAfterLeading(counts));
  await moveTo(unit, to, RANK.leader);
  await updateGuild(db, row.id, { takeover_by: null, takeover_at: null, updated_at: at });
  await publishGuild(unit, row.id);
}

async function moveTo({ db, effects }: UnitOfWork, member: MemberRow, rank: Rank): Promise<void> {
  const { guild_id: id, profile_id: profileId, is_shown: isShown } = member;
  const userId = (await findPlayer(db, profileId))?.user_id ?? null;
  await updateMember(db, member.id, { rank });
  effects.publish(guildEvents.member('rank', id, profileId));
  if (userId !== null) effects.publish(guildEvents.own(id, [userId]));
  const player = { profileId, userId, isShown };
  await dropShownProfiles(db, [
    { ...player, rank: asRank(member.rank) },
    { ...player, rank },
  ]);
}
