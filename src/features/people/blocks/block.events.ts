import { eventType } from '#shared/live-event.ts';
import { topicOfPerson } from '../people.topics.ts';

/** Tells the tabs of the player who blocked somebody to read the list again. */
export const blocksChanged = eventType<object>('block.changed');

export const blockEvents = {
  changed: (userId: string) => blocksChanged.on([topicOfPerson(userId)], {}),
};
