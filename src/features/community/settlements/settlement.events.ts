import { topicOfPerson } from '#features/people/people.topics.ts';
import { eventType, type LiveEvent } from '#shared/live-event.ts';

/** The receivers may see the settlement, and read it again. */
export const settlementOwn = eventType<{ id: number }>('settlement.own');

export function settlementChangedFor(id: number, userIds: readonly string[]): LiveEvent {
  return settlementOwn.on(
    userIds.map((userId) => topicOfPerson(userId)),
    { id },
  );
}
