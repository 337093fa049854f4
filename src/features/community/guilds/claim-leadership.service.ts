import { isPlayerAbsent } from '#features/people/profiles/profile.service.ts';
import { readLastSignIn } from '#features/people/sessions/session.service.ts';
import type { Db } from '#platform/database/db.ts';
import type { Transact } from '#platform/effects/transact.ts';
import type { Guild } from './guild.contract.ts';
import { RANK } from './guild.labels.ts';
import { LEADER_ABSENT_MS, TAKEOVER_NOTICE_MS } from './guild.limits.ts';
import { guildNotices } from './guild.notices.ts';
import { type GuildSite, isListed } from './guild.rules.ts';
import { type GuildCtx, lockGuild, requireMay, requireWritable } from './guild-access.service.ts';
import { guildConflict } from './guild-error.labels.ts';
import { findDueTakeovers } from './guild-expiry.repository.ts';
import { findMember } from './guild-member.repository.ts';
import type { GuildRow } from './guild-row.ts';
import { LockedGuild } from './locked-guild.service.ts';
import { isTakenOver, seenByMember } from './read-guilds.service.ts';
import { transferLeadership } from './transfer-leadership.service.ts';

/** Announces that a deputy replaces a leader who has not signed in for 45 days. A pending takeover stays as it is. */
export async function claimLeadership(ctx: GuildCtx, site: GuildSite, id: number): Promise<Guild> {
  const { db, clock, actor, effects } = ctx;
  const guild = await lockGuild(ctx, site, id);
  requireMay(guild, 'claimLeadership');
  requireWritable(guild.row);
  const { row } = guild;
  if (await isTakenOver(db, row)) return seenByMember(db, row);
  const leader = findLeader(row);
  const at = clock.now();
  // If the identity provider does not report sign-ins, no leader is known to be absent.
  const signedInAt = leader?.player.user_id ? await readLastSignIn(db, leader.player.user_id) : null;
  if (!leader || signedInAt === null || at.getTime() - signedInAt.getTime() < LEADER_ABSENT_MS) {
    throw guildConflict('LEADER_PRESENT');
  }
  await guild.update({ takeover_by: actor.profile.id, takeover_at: at, updated_at: at });
  effects.notify(leader.profile_id, guildNotices.takeover(row, at));
  await guild.publishToMembers();
  return seenByMember(db, guild.row);
}

function findLeader({ heads }: GuildRow): GuildRow['heads'][number] | undefined {
  return heads.find(({ rank }) => rank === RANK.leader);
}

interface Due {
  db: Db;
  transact: Transact;
  now: Date;
  signal: AbortSignal;
}

/**
 * Completes takeovers seven days after their announcement, or drops those whose leader signed in. @returns their number
 */
export async function endTakeovers({ db, transact, now, signal }: Due): Promise<number> {
  const due = await findDueTakeovers(db, new Date(now.getTime() - TAKEOVER_NOTICE_MS));
  let count = 0;
  for (const id of due) {
    if (signal.aborted) break;
    if (await endTakeover(transact, id, now)) count += 1;
  }
  return count;
}

function endTakeover(transact: Transact, id: number, now: Date): Promise<boolean> {
  return transact(async (unit) => {
    const { db, effects } = unit;
    const guild = await LockedGuild.lock(unit, id);
    const { takeover_by: profileId, takeover_at: startedAt } = guild?.row ?? {};
    if (!guild || !profileId || !startedAt || now.getTime() - startedAt.getTime() < TAKEOVER_NOTICE_MS) return false;
    const to = await findMember(db, { guildId: id, profileId });
    const { row } = guild;
    const leader = findLeader(row);
    const from = leader ? await findMember(db, { guildId: id, profileId: leader.profile_id }) : undefined;
    const isDone =
      isListed(row) &&
      to?.rank === RANK.deputy &&
      (await isTakenOver(db, row)) &&
      !(await isPlayerAbsent(db, profileId, now));
    if (!isDone) {
      await guild.update({ takeover_by: null, takeover_at: null });
      await guild.publishToMembers();
      return true;
    }
    await transferLeadership(unit, guild, { from: from ?? null, to, at: now });
    effects.notify(profileId, guildNotices.lead(row, now));
    if (leader)
      effects.notify(
        leader.profile_id,
        guildNotices.rank(row, { rank: await rankNow(db, id, leader.profile_id), at: now }),
      );
    return true;
  });
}

async function rankNow(db: Db, guildId: number, profileId: number): Promise<number> {
  return (await findMember(db, { guildId, profileId }))?.rank ?? RANK.member;
}
