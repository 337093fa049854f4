import { topicOfPerson } from '#features/people/people.topics.ts';
import { eventType, type LiveEvent } from '#shared/live-event.ts';
import type { Party } from './party.contract.ts';
import { partyTopics } from './party.topics.ts';

export type EndedParty = Pick<Party, 'id' | 'gameServer'>;

export const partyEventTypes = {
  created: eventType<Party>('party.created'),
  changed: eventType<Party>('party.changed'),
  ended: eventType<EndedParty>('party.ended'),
  /** To those who may see more of it: read it again. */
  own: eventType<{ id: number }>('party.own'),
};

const topicsOf = ({ id }: Pick<Party, 'id'>) => [partyTopics.all, partyTopics.ofParty(id)];

export const partyEvents = {
  created: (party: Party): LiveEvent => partyEventTypes.created.on(topicsOf(party), party),
  changed: (party: Party): LiveEvent => partyEventTypes.changed.on(topicsOf(party), party),
  ended: ({ id, gameServer }: EndedParty): LiveEvent => partyEventTypes.ended.on(topicsOf({ id }), { id, gameServer }),
  own: (id: number, userIds: readonly string[]): LiveEvent =>
    partyEventTypes.own.on(
      userIds.map((userId) => topicOfPerson(userId)),
      { id },
    ),
};
