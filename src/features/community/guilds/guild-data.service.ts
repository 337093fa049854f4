import type { PersonalData } from '#features/people/personal-data.ts';
import { exportGatheringsOf } from '../gatherings/gathering-data.service.ts';
import { deleteTextsOf, exportPostsOf } from '../guild-posts/guild-post-data.service.ts';
import { findGuild, lockGuilds } from './guild.repository.ts';
import {
  deleteApplicationsOf,
  deleteFormerMembershipsOf,
  findAllMembershipsOf,
  findApplicationsOf,
} from './guild-data.repository.ts';
import { findMembershipsOf, lockPlayer } from './guild-member.repository.ts';
import { endAnyMember } from './leave-guild.service.ts';
import { publishToOfficers } from './locked-guild.service.ts';

/** A guild that the player leads passes to an heir or closes; what he wrote on boards is erased, what others wrote beneath stays. */
export const guildData: PersonalData = {
  name: 'guilds',
  async exportOf(db, { profileId }) {
    if (profileId === null) return undefined;
    return {
      memberships: await findAllMembershipsOf(db, profileId),
      applications: await findApplicationsOf(db, profileId),
      ...(await exportPostsOf(db, profileId)),
      ...(await exportGatheringsOf(db, profileId)),
    };
  },
  async deleteOf(unit, { profileId }, at) {
    if (profileId === null) return;
    const { db } = unit;
    await lockPlayer(db, profileId);
    const memberships = await findMembershipsOf(db, profileId);
    const guildIds = memberships.map(({ guild_id }) => guild_id);
    await lockGuilds(db, guildIds);
    await deleteTextsOf(unit, profileId, at);
    for (const member of memberships) {
      const row = await findGuild(db, member.guild_id);
      if (row) await endAnyMember(unit, row, member, { at, by: 'account' });
    }
    for (const guildId of await deleteApplicationsOf(db, profileId)) await publishToOfficers(unit, guildId);
    await deleteFormerMembershipsOf(db, profileId);
  },
};
