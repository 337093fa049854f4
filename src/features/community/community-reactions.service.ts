import type { Reaction } from '#platform/effects/effects.ts';
import { deleteGuildGatherings, leaveGuildGatherings } from './gatherings/leave-gatherings.service.ts';
import { deleteGuildPosts } from './guild-posts/guild-post-data.service.ts';
import { deleteGuildWebhook } from './guild-webhooks/guild-webhook.service.ts';
import { postMembership } from './guild-webhooks/post-to-guild.service.ts';
import { guildEventTypes, isMembershipEvent } from './guilds/guild.events.ts';
import { followMembers, leaveLootRotations } from './loot-rotation/follow-members.service.ts';
import { deleteGuildLootRotations, leaveGuildLootRotations } from './loot-rotation/guild-loot-rotation.service.ts';
import { isMembersEvent } from './parties/party.events.ts';
import { deleteSettlementsWithoutPlayers } from './settlements/guild-settlements.service.ts';

// Satellites of guilds and parties react here, in the transaction and under the locks of the publisher.

const followGuildMembers: Reaction = async (unit, events) => {
  for (const { type, membership } of events.filter(isMembershipEvent)) {
    const { guild, profileId, at } = membership;
    const hasLeft = type === guildEventTypes.left.name;
    if (hasLeft) {
      await leaveGuildLootRotations(unit, { guildId: guild.id, profileId });
      await leaveGuildGatherings(unit, { guildId: guild.id, profileId, at });
    }
    await postMembership(unit, hasLeft ? 'left' : 'joined', membership);
  }
};

const clearErasedGuilds: Reaction = async ({ db }, events) => {
  for (const { data } of events.filter((event) => guildEventTypes.erased.matches(event))) {
    await deleteGuildPosts(db, data.id);
    await deleteGuildLootRotations(db, data.id);
    await deleteGuildGatherings(db, data.id);
    await deleteGuildWebhook(db, data.id);
    await deleteSettlementsWithoutPlayers(db, data.id);
  }
};

const followPartyMembers: Reaction = async (unit, events) => {
  for (const { party, left } of events.filter(isMembersEvent)) {
    if (left === null) await followMembers(unit, party, unit.at);
    else await leaveLootRotations(unit, { partyId: party.id, profileId: left });
  }
};

/** Reactions run in this order. */
export const communityReactions: readonly Reaction[] = [followGuildMembers, clearErasedGuilds, followPartyMembers];
