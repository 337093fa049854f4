import { topicOfPerson } from '#features/people/people.topics.ts';
import { eventType, type LiveEvent } from '#shared/live-event.ts';

export const turnEventTypes = {
  /** To whoever may see that turn order: read it again. */
  own: eventType<{ id: number }>('turn.own'),
};

export const turnEvents = {
  own: (id: number, userIds: readonly string[]): LiveEvent =>
    turnEventTypes.own.on(
      userIds.map((userId) => topicOfPerson(userId)),
      { id },
    ),
};
