import { eventType } from '#shared/live-event.ts';
import { topicOfPerson } from '../people.topics.ts';

/** Tells the owner's tabs to read the gear again, unless they have this version already. */
export const gearChanged = eventType<{ version: number }>('gear.changed');

export const gearEvents = {
  changed: (userId: string, version: number) => gearChanged.on([topicOfPerson(userId)], { version }),
};
