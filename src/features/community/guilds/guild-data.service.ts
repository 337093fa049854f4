import type { PersonalData } from '#features/people/personal-data.ts';
import { lockGuilds } from './guild.repository.ts';
import { publishToGuildOfficers } from './guild-access.service.ts';
import {
  deleteApplicationsByProfile,
  deleteFormerMemberships,
  findStoredApplications,
  findStoredMemberships,
} from './guild-data.repository.ts';
import { findMemberships, lockPlayer } from './guild-member.repository.ts';
import { removeMember } from './leave-guild.service.ts';
import { LockedGuild } from './locked-guild.service.ts';

/** Passes the guilds that the player leads to a successor, or closes them. */
export const guildData: PersonalData = {
  name: 'guilds',
  async exportOf(db, { profileId }) {
    if (profileId === null) return undefined;
    return {
      memberships: await findStoredMemberships(db, profileId),
      applications: await findStoredApplications(db, profileId),
    };
  },
  async deleteOf(unit, { profileId }, at) {
    if (profileId === null) return;
    const { db } = unit;
    await lockPlayer(db, profileId);
    const memberships = await findMemberships(db, profileId);
    const guildIds = memberships.map(({ guild_id }) => guild_id);
    await lockGuilds(db, guildIds);
    for (const member of memberships) {
      const guild = await LockedGuild.ofLocked(unit, member.guild_id);
      if (guild) await removeMember(unit, guild, member, { at, reason: 'account' });
    }
    for (const guildId of await deleteApplicationsByProfile(db, profileId)) await publishToGuildOfficers(unit, guildId);
    await deleteFormerMemberships(db, profileId);
  },
};
