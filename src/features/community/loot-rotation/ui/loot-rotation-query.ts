import { ownTopic } from '#features/people/people.topics.ts';
import { defineLiveQuery, defineMutation } from '#platform/client/live-query.ts';
import { scheduleKey } from '../../gatherings/ui/schedule-query.ts';
import { guildTopics } from '../../guilds/guild.topics.ts';
import { partyEventTypes } from '../../parties/party.events.ts';
import { OWN_PARTIES } from '../../parties/ui/own/own-parties.ts';
import {
  advanceLootRotation,
  changeLootRotation,
  createLootRotation,
  deleteLootRotation,
  joinLootRotation,
  leaveLootRotation,
  listLootRotations,
} from '../loot-rotation.contract.ts';
import { lootRotationEventTypes } from '../loot-rotation.events.ts';

const TURNS = ['turns'];

/** The party or guild whose loot rotations are read. */
export type LootRotationOwner = { partyId: number } | { guildId: number };

const { created, changed, deleted, own } = lootRotationEventTypes;

export const turns = defineLiveQuery({
  key: (owner: LootRotationOwner) => [...TURNS, owner],
  endpoint: listLootRotations,
  request: (owner) => ({ query: owner }),
  topics: (owner) => ['guildId' in owner ? guildTopics.inside(owner.guildId) : ownTopic],
  events: [created, changed, deleted, own, partyEventTypes.own],
  retry: false,
});

/** Own parties show whose turn it is. */
const ofTurns = { invalidates: () => [TURNS, OWN_PARTIES], isAwaited: true };

export const turnMutations = {
  create: defineMutation(createLootRotation, ofTurns),
  /** Another page shows the new one; a gathering that cannot have one has changed. */
  createOfGathering: defineMutation(createLootRotation, {
    invalidates: ({ body: { guildId } }) => [TURNS, ...(guildId === undefined ? [] : [scheduleKey(guildId)])],
  }),
  change: defineMutation(changeLootRotation, ofTurns),
  delete: defineMutation(deleteLootRotation, ofTurns),
  join: defineMutation(joinLootRotation, ofTurns),
  leave: defineMutation(leaveLootRotation, ofTurns),
  advance: defineMutation(advanceLootRotation, ofTurns),
};
