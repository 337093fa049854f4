import { eventType } from '#shared/live-event.ts';
import { topicOfPerson } from '../people.topics.ts';

/** To the one who blocked: read the list again. */
export const blocksChanged = eventType<object>('block.changed');

export const blockEvents = {
  changed: (userId: string) => blocksChanged.on([topicOfPerson(userId)], {}),
};
