import { type Topic, topic, topicFamily } from '#shared/topic.ts';

export const profileTopic = topicFamily('profile');

/**
 * Tag of pages of other subjects that name players. A rename drops them all, which is acceptable because renames are
 * rare.
 */
export const playerNamesTopic = topic('player-names');

/** Changes of the user's own data, under the name that clients subscribe to. */
export const ownTopic = topic('me');

/** The server-side name of `ownTopic` for one user id. Clients cannot subscribe to it by name. */
export const topicOfPerson = topicFamily('me');

/** Topics of the pages that show a player, who can be addressed by number or UUID. A deleted account has no UUID. */
export function profileTopics({ id, userId }: { id: number; userId: string | null }): Topic[] {
  return [profileTopic(id), ...(userId === null ? [] : [profileTopic(userId)])];
}
