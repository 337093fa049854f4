import { type Topic, topic, topicFamily } from '#shared/topic.ts';

/** A player, by the number of the profile or by the player's UUID. */
export const profileTopic = topicFamily('profile');

/** What only its owner hears, as a client names it. */
export const ownTopic = topic('me');

/** The same for one person, by the user's id: nobody can ask for another one's by this name. */
export const topicOfPerson = topicFamily('me');

/** Those of the pages that show a player: they go by either name. Who has left has no UUID any more. */
export function profileTopics({ id, userId }: { id: number; userId: string | null }): Topic[] {
  return [profileTopic(id), ...(userId === null ? [] : [profileTopic(userId)])];
}
