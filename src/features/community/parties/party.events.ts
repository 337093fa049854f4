import { topicOfPerson } from '#features/people/people.topics.ts';
import { eventType, type LiveEvent } from '#shared/live-event.ts';
import type { Party } from './party.contract.ts';
import { partyTopics } from './party.topics.ts';

export type EndedParty = Pick<Party, 'id' | 'gameServer'>;

export const partyEventTypes = {
  created: eventType<Party>('party.created'),
  changed: eventType<Party>('party.changed'),
  ended: eventType<EndedParty>('party.ended'),
  /** The receivers may see more of the party, and read it again. */
  own: eventType<{ id: number }>('party.own'),
};

/**
 * Published after a player sat down or left, or the item distribution changed. Live subscribers receive the party;
 * reactions in the same transaction read the change.
 */
export interface MembersEvent extends LiveEvent<Party> {
  readonly party: Party;
  /** Profile id of the player who left; null: nobody left. */
  readonly left: number | null;
}

export function isMembersEvent(event: LiveEvent): event is MembersEvent {
  return 'party' in event;
}

const listTopics = ({ id }: Pick<Party, 'id'>) => [partyTopics.all, partyTopics.ofParty(id)];

export const partyEvents = {
  created: (party: Party): MembersEvent => ({
    ...partyEventTypes.created.on(listTopics(party), party),
    party,
    left: null,
  }),
  changed: (party: Party): LiveEvent => partyEventTypes.changed.on(listTopics(party), party),
  membersChanged: (party: Party, { left }: Pick<MembersEvent, 'left'>): MembersEvent => ({
    ...partyEventTypes.changed.on(listTopics(party), party),
    party,
    left,
  }),
  ended: ({ id, gameServer }: EndedParty): LiveEvent =>
    partyEventTypes.ended.on(listTopics({ id }), { id, gameServer }),
  own: (id: number, userIds: readonly string[]): LiveEvent =>
    partyEventTypes.own.on(
      userIds.map((userId) => topicOfPerson(userId)),
      { id },
    ),
};
