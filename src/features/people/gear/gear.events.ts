import { eventType } from '#shared/live-event.ts';
import { topicOfPerson } from '../people.topics.ts';

/** To the owner: read the list again, unless it is known in this version. */
export const gearChanged = eventType<{ version: number }>('gear.changed');

export const gearEvents = {
  changed: (userId: string, version: number) => gearChanged.on([topicOfPerson(userId)], { version }),
};
