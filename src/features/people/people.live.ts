import type { LiveTopic } from '#platform/live/live-topics.ts';
import { ownTopic, profileTopic, topicOfPerson } from './people.topics.ts';

export const peopleLiveTopics: readonly LiveTopic[] = [
  { for: 'everyone', topic: profileTopic },
  { for: 'oneself', topic: ownTopic, topicOf: topicOfPerson },
];
