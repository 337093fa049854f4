import type { Topic, TopicFamily } from '#shared/topic.ts';
import type { LivePerson } from './live-client.ts';

export interface Membership {
  /** The beginning; earlier events are not replayed to the member. */
  since: Date;
  /** The last event at the time of the lookup: a process that has not read it may not know the beginning. */
  lastEventId: number;
}

export type Hearing = boolean | Membership;
export type MayHear = (person: LivePerson, topic: string) => Hearing | Promise<Hearing>;

export type LiveTopic =
  /** `isReplayed: false` when there are too many events to remember; clients that missed some read the data again. */
  | { for: 'everyone'; topic: Topic | TopicFamily; isReplayed?: false }
  | { for: 'members'; topic: TopicFamily; mayHear: MayHear }
  | { for: 'oneself'; topic: Topic; topicOf: TopicFamily };

export type FoundTopic = { topic: string; mayHear?: MayHear } | 'login-required';

export class LiveTopics {
  readonly #topics: readonly LiveTopic[];

  constructor(topics: readonly LiveTopic[]) {
    this.#topics = topics;
  }

  find(name: string, person: LivePerson | null): FoundTopic | undefined {
    const found = this.#topics.find(({ topic }) => isNamed(topic, name));
    if (found?.for === 'everyone') return { topic: name };
    if (!found) return undefined;
    if (!person) return 'login-required';
    return found.for === 'members' ? { topic: name, mayHear: found.mayHear } : { topic: found.topicOf(person.userId) };
  }

  isForEveryone(topic: string): boolean {
    return this.#topics.some((one) => one.for === 'everyone' && isNamed(one.topic, topic));
  }

  isReplayed(topic: string): boolean {
    return !this.#topics.some((one) => one.for === 'everyone' && one.isReplayed === false && isNamed(one.topic, topic));
  }

  nameOf(topic: string): string {
    const own = this.#topics.find((one) => one.for === 'oneself' && topic.startsWith(one.topicOf.prefix));
    return own?.for === 'oneself' ? own.topic : topic;
  }
}

function isNamed(topic: Topic | TopicFamily, name: string): boolean {
  return typeof topic === 'string' ? topic === name : topic.includes(name);
}
