/** What may be heard of. `me` is heard as `me:<userId>` inside the server, so that nobody can name another person's. */
const PUBLIC = /^(?:trades|quotes|parties|broadcasts|(?:trades:item|quotes:item|profile):[1-9]\d{0,8})$/;
const GUILD = /^guild:[1-9]\d{0,8}$/;
const OWN = 'me';
const OWN_PREFIX = 'me:';

export type TopicKind = 'public' | 'guild' | 'own';

/** Undefined: there is no such topic. */
export function topicKind(name: string): TopicKind | undefined {
  if (PUBLIC.test(name)) return 'public';
  if (name === OWN) return 'own';
  return GUILD.test(name) ? 'guild' : undefined;
}

/** The name inside the server of what only this person hears; `publishEvents` takes it. */
export function topicOfPerson(userId: string): string {
  return OWN_PREFIX + userId;
}

/** The name that a client knows it by. */
export function clientTopicName(topic: string): string {
  return topic.startsWith(OWN_PREFIX) ? OWN : topic;
}
