import type { LiveTopic } from '#platform/live/live-topics.ts';
import { siteTopic } from './settings/site.topics.ts';

/** Every process notifies its own visitors from its cached settings, so nothing is stored that could be replayed. */
export const shellLiveTopics: readonly LiveTopic[] = [{ for: 'everyone', topic: siteTopic, isReplayed: false }];
